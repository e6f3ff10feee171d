// `pnpm bench cropper`: opening, pinching and panning in headless Chromium slowed four times, compared with the peers.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { byTurns } from './browser/byTurns.ts';
import { librarySize } from './browser/librarySize.ts';
import { heapOf, memoryOf, phonePage, SLOWER, taskTime } from './browser/measure.ts';
import { bundle, launch, serve } from './browser/page.ts';
import { grain } from './browser/pictures.ts';
import { pan, pinch } from './browser/touch.ts';
import { writeTable } from './browser/writeTable.ts';
import type { CropperBenchPage } from './cropper/page.tsx';
import { markdown, median, percentile, report } from './report.ts';

declare global {
  var cropperBench: CropperBenchPage;
}

/** `pnpm bench cropper 5` takes five. */
const ROUNDS = Number(process.argv[2] ?? 9);
const OPENED = 30;
/** How long a picture is shown before the first gesture, in milliseconds. */
const LOOK = 500;
const MIDDLE = { x: 160, y: 140 };
const PINCH = { from: 20, to: 110, steps: 40 };
const PINCH_BACK = { from: 110, to: 50, steps: 40 };
const PAN = { reach: 50, steps: 75 };
const NORMAL = '/pictures/normal.jpg';
/** 100.8 million pixels. */
const HUGE = '/pictures/huge.jpg';
const PEERS: Readonly<Record<string, readonly [code: string, sheet?: string]>> = {
  '@xiangji/cropper: CropArea': ["export { CropArea, useCropper } from '@xiangji/cropper'"],
  '@xiangji/cropper: Cropper': ["export { Cropper } from '@xiangji/cropper'"],
  'react-easy-crop': ["export { default } from 'react-easy-crop'", 'react-easy-crop/react-easy-crop.css'],
  'react-image-crop': ["export { default } from 'react-image-crop'", 'react-image-crop/dist/ReactCrop.css'],
};

interface Round {
  open: number;
  next: number;
  frames: number[];
  task: number;
  huge: number;
  longest: number;
}

async function opened(browser: Browser, address: string, name: string): Promise<[Page, CDPSession]> {
  const [page, session] = await phonePage(browser, address);
  await page.waitForFunction(() => 'cropperBench' in globalThis);
  await page.evaluate((who) => cropperBench.prepare(who), name);
  return [page, session];
}

/**
 * The main thread's milliseconds for each move of a pinch and a pan, once the picture was shown for a while, and the
 * frames of the way back: watching frames requests each of them, which would count as the library's time. Per move
 * and not per frame, because a library that reacts late lets more frames pass.
 */
async function handle(page: Page, session: CDPSession): Promise<{ frames: number[]; task: number }> {
  await page.waitForTimeout(LOOK);
  const place = await page.evaluate(() => cropperBench.place());
  const before = await taskTime(session);
  await pinch(session, MIDDLE, PINCH);
  await pan(session, MIDDLE, PAN);
  const task = (((await taskTime(session)) - before) * 1000) / (PINCH.steps + PAN.steps);
  if (place === (await page.evaluate(() => cropperBench.place()))) throw new Error(`nothing moved: ${place}`);
  await page.evaluate(() => cropperBench.watch());
  await pan(session, MIDDLE, PAN);
  await pinch(session, MIDDLE, PINCH_BACK);
  return { frames: await page.evaluate(() => cropperBench.watched()), task };
}

async function round(browser: Browser, address: string, name: string): Promise<Round> {
  const [page, session] = await opened(browser, address, name);
  const open = (path: string) => page.evaluate((which) => cropperBench.open(which), path);
  try {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const first = await open(NORMAL);
    const next = await open(NORMAL);
    const handled = await handle(page, session);
    const huge = await open(HUGE);
    return { open: first.time, next: next.time, ...handled, huge: huge.time, longest: huge.longest };
  } finally {
    await page.context().close();
  }
}

/** Megabytes after that many pictures one after the other. */
async function memory(address: string, name: string) {
  return memoryOf(async (browser) => {
    const [page, session] = await opened(browser, address, name);
    await page.evaluate(
      async ([path, count]) => {
        for (let at = 0; at < count; at += 1) await cropperBench.open(path);
      },
      [NORMAL, OPENED] as const,
    );
    return heapOf(session);
  });
}

const files = await bundle(new URL('./cropper/page.tsx', import.meta.url).pathname);
const pictures = new Map([
  [NORMAL, await grain({ width: 4000, height: 3000 })],
  [HUGE, await grain({ width: 12_000, height: 8400 })],
]);
const { address, server } = await serve(files, (path) => pictures.get(path));
const browser = await launch();
const rounds = await byTurns(Object.keys(PEERS), ROUNDS, (name) => round(browser, address, name));
await browser.close();
const figures = [];
for (const [name, kept] of rounds) {
  const [code, sheet] = PEERS[name] ?? [''];
  const middle = (of: (one: Round) => number) => median(kept.map(of));
  figures.push({
    name,
    open: middle((one) => one.open),
    next: middle((one) => one.next),
    frame95: percentile(
      kept.flatMap((one) => one.frames),
      0.95,
    ),
    task: middle((one) => one.task),
    huge: middle((one) => one.huge),
    longest: middle((one) => one.longest),
    ...(await memory(address, name)),
    ...(await librarySize(code, sheet)),
  });
}
server.close();
const ms = (value: number) => `${value.toFixed(1)} ms`;
const table = markdown(
  [
    'library',
    '12 MP painted',
    'the next',
    'frames p95',
    'main thread a move',
    '100 MP painted',
    'its longest task',
    `heap after ${OPENED}`,
    'process after',
    'of it its own',
    'script + rules, min+gzip',
  ],
  figures.map((one) => [
    one.name,
    ...[one.open, one.next, one.frame95, one.task, one.huge].map(ms),
    one.longest === 0 ? 'none of 50 ms' : ms(one.longest),
    `${one.heap.toFixed(1)} MB`,
    `${one.process.toFixed(0)} MB`,
    `${one.own.toFixed(0)} MB`,
    `${one.script.toFixed(1)} + ${one.rules.toFixed(1)} KB`,
  ]),
);
report('cropper', figures, table);
writeTable('cropper', table);
