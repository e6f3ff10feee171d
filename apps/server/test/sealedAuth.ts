import type { Browser } from './browser.ts';

/** Encrypts secrets for one call, as the web does. */
export const encryptFor = ({ api }: Browser, fields: Record<string, string>) => api.seal(fields);

/** Fields sealed as the web does it, where a call asks for a password. */
export const sealedAuth = async (browser: Browser, fields: Record<string, string>) => ({
  auth: (await encryptFor(browser, fields)) as never,
});

/** Asks whether this is the password. */
export const checkPassword = async (browser: Browser, password: string) =>
  browser.api.account.checkPassword({ body: await sealedAuth(browser, { password }) });
