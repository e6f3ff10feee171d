import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launch } from './page.ts';

/** A phone's processor is slower than the machine's by about this factor. */
export const SLOWER = 4;
export const WINDOW = { width: 412, height: 824 };

/** A page as on a phone: two device pixels per CSS pixel, touch, and without optional animations. */
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

/** Seconds of the main thread's own time so far: other processes share the machine. */
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

/**
 * Megabytes of the script's heap, including strings passed to the page: a library that puts long ones into attributes
 * would seem to need less than the application gave it.
 */
export async function heapWithStrings(session: CDPSession): Promise<number> {
  const used = await heapOf(session);
  const { backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return used + backingStorageSize / 1e6;
}

/** Megabytes: the heap of scripts, the resident memory of the page's process, and its private part. */
export interface Memory {
  heap: number;
  process: number;
  own: number;
}

/** After `work` in a browser of its own, which answers the heap. */
export async function memoryOf(work: (browser: Browser) => Promise<number>): Promise<Memory> {
  const browser = await launch();
  try {
    return { heap: await work(browser), ...(await processMemory(browser)) };
  } finally {
    await browser.close();
  }
}

/**
 * Of the page's process, the largest of its kind. Decoded pictures that the browser may drop are in shared memory.
 */
async function processMemory(browser: Browser): Promise<Omit<Memory, 'heap'>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const all = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
      const of = (line: string) =>
        Number(new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1000;
      return { process: of('Pss'), own: of('Pss_Anon') };
    });
  return all.reduce((most, one) => (one.process > most.process ? one : most));
}
