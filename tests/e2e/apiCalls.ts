import { expect, type Page } from '@playwright/test';

/** Calls the API as the product's own pages do. Returns the data of the reply. */
export async function call<Data>(page: Page, method: string, path: string, body?: unknown): Promise<Data> {
  const [code, message, data] = await page.evaluate(
    async (request) => {
      const [, , config] = await (await fetch('/oapi/config')).json();
      const headers = new Headers({ 'x-csrf-token': config.csrf_token });
      const body = request.body === undefined ? null : JSON.stringify(request.body);
      if (body !== null) headers.set('content-type', 'application/json');
      const reply = await fetch(request.path, { method: request.method, headers, body });
      return (await reply.json()) as [number, string, unknown];
    },
    { method, path, body },
  );
  expect(code, `${method} ${path}: ${message}`).toBe(0);
  return data as Data;
}

/** How long one return to a tab may take before the next. */
export const SOON = { timeout: 3_000 };

/**
 * Returns to a tab until `check` passes. The tab refetches what it shows each time, except what it is fetching already.
 */
export async function returnToTab(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await check();
  }).toPass();
}
