import type { Browser } from './startServer.ts';

/** Fields sealed as the web does it, where a call asks for a password. */
export const sealedAuth = async ({ api }: Browser, fields: Record<string, string>) => ({
  auth: (await api.seal(fields)) as never,
});

/** Asks whether this is the password. */
export const checkPassword = async (browser: Browser, password: string) =>
  browser.api.account.checkPassword({ body: await sealedAuth(browser, { password }) });
