import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launch } from './page.ts';

/** A phone's processor is about this much slower than the machine's. */
export const SLOWER = 4;
export const WINDOW = { width: 412, height: 824 };

/** A page as on a phone: two device pixels to one, touch, and the animations that can be left out left out. */
export async function phonePage(browser: Browser, address: string): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address);
  return [page, await context.newCDPSession(page)];
}

/** Seconds of the main thread's own time so far: others share the machine. */
export async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Megabytes of the script's heap. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Megabytes after `work` in a browser of its own: the heap that it answers, and what the page's process holds. */
export async function memoryOf(work: (browser: Browser) => Promise<number>) {
  const browser = await launch();
  try {
    return { heap: await work(browser), process: await processMemory(browser) };
  } finally {
    await browser.close();
  }
}

async function processMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const own = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    );
  return Math.max(...own) / 1000;
}
