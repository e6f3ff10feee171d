import type { Browser } from './browser.ts';

/** Encrypts secrets for one call, as the web does. */
export const encryptFor = ({ api }: Browser, fields: Record<string, string>) => api.encrypt(fields);

/** Fields encrypted as the web does it, for calls that ask for a password. */
export const encryptedAuth = async (browser: Browser, fields: Record<string, string>) => ({
  auth: (await encryptFor(browser, fields)) as never,
});

/** Requests the download of everything, with the password that new people of a test have. */
export const exportAll = async (browser: Browser, password = 'secret-密码') =>
  browser.api.account.exportAll({ body: await encryptedAuth(browser, { password }) });

/** Checks the password. */
export const checkPassword = async (browser: Browser, password: string) =>
  browser.api.account.checkPassword({ body: await encryptedAuth(browser, { password }) });
