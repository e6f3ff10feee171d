import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../report.ts';

const ROUNDS = 25;
const MOVES = 60;

/**
 * Milliseconds of the main thread: selecting all of a million by one key, the first time, before the browser has
 * compiled the code, and later; a rectangle drawn over 100,000, per frame.
 */
export interface SelectionFigures {
  selectFirst: number;
  selectAll: number;
  marqueePerFrame: number;
  selected: number;
}

type Work = (page: Page, session: CDPSession) => Promise<void>;

async function withGrid(browser: Browser, address: string, count: number, work: Work): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.goto(`${address}?selectable`);
  await page.waitForFunction(() => 'bench' in globalThis);
  await page.evaluate((many) => bench.prepare('@xiangji/photo-grid', many), count);
  await page.evaluate(() => bench.mount());
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await work(page, session);
  await page.close();
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/**
 * From the key to the end of React's work: the handler, the ranges, and the new rendering of tiles and headings.
 */
async function timeSelectAll(): Promise<number> {
  const cell = document.querySelector<HTMLElement>('[role=gridcell]');
  cell?.focus();
  const started = performance.now();
  cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true }));
  // React commits the result of a key in the following microtask.
  await null;
  const ended = performance.now();
  if (!cell?.matches('[data-selected]')) throw new Error('the key has selected nothing');
  cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await null;
  return ended - started;
}

export async function measureSelection(browser: Browser, address: string): Promise<SelectionFigures> {
  const all: number[] = [];
  let marqueePerFrame = Number.NaN;
  let selected = 0;
  await withGrid(browser, address, 1_000_000, async (page) => {
    for (let round = 0; round < ROUNDS; round += 1) all.push(await page.evaluate(timeSelectAll));
  });
  await withGrid(browser, address, 100_000, async (page, session) => {
    const press = { x: 300, y: 60, button: 'left', clickCount: 1 } as const;
    await session.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' });
    const before = await taskTime(session);
    // Resolves once the page has received it, at the beginning of a frame: asking the page itself would count as its
    // work.
    for (let move = 1; move <= MOVES; move += 1) {
      const at = { x: 300 + move * 10, y: 60 + move * 11 };
      await session.send('Input.dispatchMouseEvent', { ...press, ...at, type: 'mouseMoved', buttons: 1 });
    }
    marqueePerFrame = ((await taskTime(session)) - before) / MOVES;
    selected = await page.locator('[data-selected]').count();
  });
  const [selectFirst = Number.NaN, ...later] = all;
  return { selectFirst, selectAll: median(later), marqueePerFrame, selected };
}
