import { expect, type Page } from '@playwright/test';

/** Calls the product as its own pages do; gives the reply's data. */
export async function call<Data>(page: Page, method: string, path: string, body?: unknown): Promise<Data> {
  const [code, message, data] = await page.evaluate(
    async (asked) => {
      const [, , config] = await (await fetch('/oapi/config')).json();
      const headers = { 'content-type': 'application/json', 'x-csrf-token': config.csrf_token };
      const sent = asked.body === undefined ? {} : { body: JSON.stringify(asked.body) };
      const reply = await fetch(asked.path, { method: asked.method, headers, ...sent });
      return (await reply.json()) as [number, string, unknown];
    },
    { method, path, body },
  );
  expect(code, `${method} ${path}: ${message}`).toBe(0);
  return data as Data;
}

/** An album of so many painted photos, without the upload's own screens. Gives the ids of the photos. */
export async function albumOf(page: Page, name: string, count: number): Promise<string[]> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/folders/0', { name });
  const { upload_token: token } = await call<{ upload_token: string }>(page, 'GET', '/api/account/uptoken');
  return page.evaluate(
    async (asked) => {
      const ids: string[] = [];
      for (let index = 0; index < asked.count; index += 1) {
        const canvas = new OffscreenCanvas(640, 480);
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('The browser cannot paint');
        pen.fillStyle = `hsl(${index * 67} 60% 55%)`;
        pen.fillRect(0, 0, 640, 480);
        const form = new FormData();
        form.set('token', asked.token);
        form.set('x:fid', asked.id);
        form.set('x:fguid', 'e2e');
        form.set('x:fname', `${index}.jpg`);
        form.set('file', await canvas.convertToBlob({ type: 'image/jpeg' }), `${index}.jpg`);
        const reply = await fetch('/upload/photo', { method: 'POST', body: form });
        const [, , data] = await reply.json();
        ids.push(data.file.id);
      }
      return ids;
    },
    { id, token, count },
  );
}

/** How long one coming back is given before the next. */
export const SOON = { timeout: 3_000 };

/**
 * Comes back to a tab that was left, until it shows what it should: what is open is asked about anew each time,
 * but for what is being asked about at that very moment.
 */
export async function comeBackTo(page: Page, shows: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await shows();
  }).toPass();
}
