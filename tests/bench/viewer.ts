// `pnpm bench viewer`: opening, paging, pinching and panning in headless Chromium slowed four times, compared with the peers.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { byTurns } from './browser/byTurns.ts';
import { librarySize } from './browser/librarySize.ts';
import { heapWithStrings, memoryOf, phonePage, SLOWER, taskTime, WINDOW } from './browser/measure.ts';
import { bundle, launch, serve } from './browser/page.ts';
import { grain } from './browser/pictures.ts';
import { pan, pinch } from './browser/touch.ts';
import { writeTable } from './browser/writeTable.ts';
import { markdown, median, percentile, report } from './report.ts';
import type { ViewerBenchPage } from './viewer/page.tsx';
import { heightOf, WIDTHS } from './viewer/photos.ts';

declare global {
  var viewerBench: ViewerBenchPage;
}

/** `pnpm bench viewer 5` takes five. */
const ROUNDS = Number(process.argv[2] ?? 9);
const NEXTS = 6;
/** How long a photo is shown before the next is requested, in milliseconds: each library preloads then. */
const LOOK = 500;
const PAGED = 500;
/** Milliseconds between two key events, as a key that is held down repeats. */
const PACE = 60;
const MIDDLE = { x: WINDOW.width / 2, y: WINDOW.height / 2 };
const PINCH = { from: 20, to: 160, steps: 40 };
const PINCH_BACK = { from: 160, to: 60, steps: 40 };
const PAN = { reach: 80, steps: 80 };
const PEERS: Readonly<Record<string, readonly [code: string, sheet?: string]>> = {
  '@xiangji/photo-viewer': ["export { PhotoViewer } from '@xiangji/photo-viewer'"],
  PhotoSwipe: ["export { default } from 'photoswipe'", 'photoswipe/style.css'],
  'yet-another-react-lightbox': [
    "export { default } from 'yet-another-react-lightbox'; export { default as Zoom } from 'yet-another-react-lightbox/plugins/zoom'",
    'yet-another-react-lightbox/styles.css',
  ],
};

interface Round {
  first: number;
  sharp: number;
  nexts: number[];
  frames: number[];
  task: number;
}

async function opened(browser: Browser, address: string, name: string): Promise<[Page, CDPSession]> {
  const [page, session] = await phonePage(browser, address);
  await page.waitForFunction(() => 'viewerBench' in globalThis);
  await page.evaluate((who) => viewerBench.prepare(who), name);
  return [page, session];
}

/**
 * The main thread's milliseconds for each move of a pinch and a pan, once the photo was looked at, and the frames of the
 * way back: watching frames requests each of them, which would count as the library's time.
 */
async function handle(page: Page, session: CDPSession): Promise<{ frames: number[]; task: number }> {
  await page.waitForTimeout(LOOK);
  const before = await taskTime(session);
  await pinch(session, MIDDLE, PINCH);
  await pan(session, MIDDLE, PAN);
  const task = (((await taskTime(session)) - before) * 1000) / (PINCH.steps + PAN.steps);
  // A larger picture may be loading; without a zoom nothing was measured.
  await page.waitForFunction(() => viewerBench.zoom() > 1.5);
  await page.evaluate(() => viewerBench.watch());
  await pan(session, MIDDLE, PAN);
  await pinch(session, MIDDLE, PINCH_BACK);
  return { frames: await page.evaluate(() => viewerBench.watched()), task };
}

async function round(browser: Browser, address: string, name: string): Promise<Round> {
  const [page, session] = await opened(browser, address, name);
  try {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const { first, sharp: sharpAt } = await page.evaluate(() => viewerBench.open());
    const nexts: number[] = [];
    for (let at = 0; at < NEXTS; at += 1) {
      await page.waitForTimeout(LOOK);
      nexts.push(await page.evaluate(() => viewerBench.next()));
    }
    return { first, sharp: sharpAt, nexts, ...(await handle(page, session)) };
  } finally {
    await page.context().close();
  }
}

/** Megabytes after paging through photos one by one; of the heap what came on top of the application with its photos. */
function memory(address: string, name: string) {
  return memoryOf(async (browser) => {
    const [page, session] = await opened(browser, address, name);
    const before = await heapWithStrings(session);
    await page.evaluate(() => viewerBench.open());
    await page.evaluate(([count, pace]) => viewerBench.page(count, pace), [PAGED, PACE] as const);
    return (await heapWithStrings(session)) - before;
  });
}

/** One picture of each width, under as many addresses as are requested. */
async function pictures(): Promise<(path: string) => Uint8Array | undefined> {
  const made = new Map<string, Uint8Array>();
  for (const width of WIDTHS) made.set(String(width), await grain({ width, height: heightOf(width) }));
  return (path) => made.get(path.match(/^\/pictures\/(\d+)\/\d+\.jpg$/)?.[1] ?? '');
}

const files = await bundle(new URL('./viewer/page.tsx', import.meta.url).pathname);
const { address, server } = await serve(files, await pictures());
const browser = await launch();
const rounds = await byTurns(Object.keys(PEERS), ROUNDS, (name) => round(browser, address, name));
await browser.close();
const figures = [];
for (const [name, kept] of rounds) {
  const [code, sheet] = PEERS[name] ?? [''];
  figures.push({
    name,
    first: median(kept.map((one) => one.first)),
    sharp: median(kept.map((one) => one.sharp)),
    next: median(kept.flatMap((one) => one.nexts)),
    frame95: percentile(
      kept.flatMap((one) => one.frames),
      0.95,
    ),
    task: median(kept.map((one) => one.task)),
    ...(await memory(address, name)),
    ...(await librarySize(code, sheet)),
  });
}
server.close();
const ms = (value: number) => `${value.toFixed(1)} ms`;
const table = markdown(
  [
    'library',
    'opened: first picture',
    'opened: sharp',
    'next photo, sharp',
    'frames p95',
    'main thread a move',
    `heap that ${PAGED} take`,
    'process after',
    'of it its own',
    'script + rules, min+gzip',
  ],
  figures.map((one) => [
    one.name,
    ...[one.first, one.sharp, one.next, one.frame95, one.task].map(ms),
    `${one.heap.toFixed(2)} MB`,
    `${one.process.toFixed(0)} MB`,
    `${one.own.toFixed(0)} MB`,
    `${one.script.toFixed(1)} + ${one.rules.toFixed(1)} KB`,
  ]),
);
report('viewer', figures, table);
writeTable('photo-viewer', table);
