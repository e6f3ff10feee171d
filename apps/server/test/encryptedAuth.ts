import type { Browser } from './browser.ts';

/** Encrypts secrets for one call, as the web does. */
export const encryptFor = ({ api }: Browser, fields: Record<string, string>) => api.encrypt(fields);

/** Fields encrypted as the web does it, for calls that ask for a password. */
export const encryptedAuth = async (browser: Browser, fields: Record<string, string>) => ({
  auth: (await encryptFor(browser, fields)) as never,
});

/** Checks the password. */
export const checkPassword = async (browser: Browser, password: string) =>
  browser.api.account.checkPassword({ body: await encryptedAuth(browser, { password }) });
