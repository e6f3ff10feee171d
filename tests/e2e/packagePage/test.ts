import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { test as base, type CDPSession, type Page } from '@playwright/test';
import { bundle, serve } from '../../bench/browser/page.ts';

const photos = fileURLToPath(new URL('../../../packages/photo-viewer/src/stories/photos/', import.meta.url));

/** Opens a page with one package and nothing else: `openPage('cover')`, `openPage('theme=dark')`. */
export const test = base.extend<{ openPage: (query?: string) => Promise<Page> }, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const files = await bundle(fileURLToPath(new URL('./page.tsx', import.meta.url)));
      const { address, server }: { address: string; server: Server } = await serve(files);
      await use(address);
      server.close();
    },
    { scope: 'worker' },
  ],
  openPage: async ({ page, address }, use) => {
    await page.route('**/photos/*', (route) =>
      route.fulfill({ path: photos + new URL(route.request().url()).pathname.replace('/photos/', '') }),
    );
    await use(async (query = '') => {
      await page.goto(`${address}?${query}`);
      return page;
    });
  },
});

interface Point {
  x: number;
  y: number;
}

/**
 * Touches as the browser itself sends them: each entry is where the fingers are at one moment; then they are lifted.
 */
export async function touch(page: Page, moments: readonly (readonly Point[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await press(session, moments);
  await release(session);
}

/** Puts fingers down and moves them. */
export async function press(session: CDPSession, moments: readonly (readonly Point[])[]): Promise<void> {
  for (const [at, points] of moments.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
}

export const release = (session: CDPSession) =>
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

/** Two quick taps, however long a busy machine takes to deliver them: each event carries its time. */
export async function tapTwice(page: Page, at: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  for (const tap of [0, 1]) {
    const down = begin + tap * 0.1;
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [at],
      timestamp: down,
    });
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: down + 0.03,
    });
  }
}

/** One finger from a point to another, in ten steps. */
export function stroke(from: Point, to: Point): Point[][] {
  return Array.from({ length: 11 }, (_, step) => [
    { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
  ]);
}

/** Two fingers apart around a middle, from 30 pixels each to 120. */
export function spread(middle: Point): Point[][] {
  return Array.from({ length: 10 }, (_, step) => [
    { x: middle.x - 30 - step * 10, y: middle.y },
    { x: middle.x + 30 + step * 10, y: middle.y },
  ]);
}
