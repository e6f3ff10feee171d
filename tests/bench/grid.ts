// `pnpm bench grid [size or part of a name] …`: mounting, scrolling and jumping in headless Chromium, ours compared with a floor
// and the peers.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { bundle, gzipped, launch, serve } from './browser/page.ts';
import type { BenchPage } from './grid/page.tsx';
import { measureSelection } from './grid/selection.ts';
import { markdown, median, percentile, report } from './report.ts';

declare global {
  var bench: BenchPage;
}

const SIZES = [10_000, 100_000, 1_000_000];
const FLOOR = 'floor: the DOM alone';
/** Rounds of mounting; each library is measured once per round. */
const MOUNTS = 7;
const JUMPS = 20;
/** Between two jumps, in milliseconds: work that a library finishes after one must not count as the next. */
const PAUSE = 100;
/** Time limit for all measurements of one library at one size, milliseconds. */
const PATIENCE = 90_000;
const FRAMES = 120;
/** The largest list that a library without windowing is given. */
const MOST: Record<string, number> = {
  masonic: 100_000,
  'react-photo-album': 10_000,
  '@egjs/react-grid': 10_000,
};
/** Libraries whose list can grow in the page. */
const GROWS = ['@xiangji/photo-grid', ', one section', ', short sections', ', rows ready'];
const NAMES = [
  FLOOR,
  '@xiangji/photo-grid',
  '@xiangji/photo-grid, one section',
  '@xiangji/photo-grid, short sections',
  '@tanstack/react-virtual',
  '@tanstack/react-virtual, rows ready',
  'react-window',
  'react-virtualized',
  'virtua',
  'react-virtuoso',
  'masonic',
  'react-photo-album',
  '@egjs/react-grid',
];

interface Figure {
  name: string;
  count: number;
  /** Milliseconds; medians unless stated otherwise. */
  mount: number;
  /** The main thread's milliseconds of mounting. */
  mountTask: number;
  /** The main thread's milliseconds of 150 photos appended; undefined where the list cannot grow. */
  appendTask: number | undefined;
  taskPerFrame: number;
  jump: number;
  jumpWorst: number;
  /** The main thread's milliseconds of the whole jump, with what follows its first picture. */
  jumpTask: number;
  jumpFrames: number;
  /** Frames of 120 that showed a hole, at 200 and at 1000 pixels a frame. */
  holes200: number;
  holes1000: number;
  nodes: number;
  /** Megabytes above the page with its photos and no grid. */
  heap: number;
  /** Share of the photos that scrolling to the end reaches, in percent. */
  reach: number;
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

async function withPage<T>(
  browser: Browser,
  address: string,
  work: (page: Page, session: CDPSession) => Promise<T>,
) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  try {
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in globalThis);
    const session = await page.context().newCDPSession(page);
    // The main thread's own time: other processes share the machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await work(page, session);
  } finally {
    await page.close();
  }
}

async function prepared(page: Page, name: string, count: number): Promise<void> {
  await page.evaluate(([who, many]) => bench.prepare(who, many), [name, count] as const);
}

interface Task {
  name: string;
  count: number;
}
/** The browser that is measured in. */
interface Use {
  browser: Browser;
  address: string;
  renew(): Promise<void>;
}

type Mount = Pick<Figure, 'mount' | 'mountTask' | 'appendTask'>;

/** One mount in a page of its own; undefined where it does not finish. */
async function mountOnce(browser: Browser, address: string, task: Task): Promise<Mount | undefined> {
  const mounting = withPage(browser, address, async (page, session) => {
    await prepared(page, task.name, task.count);
    const before = await metric(session, 'TaskDuration');
    const mount = await page.evaluate(() => bench.mount());
    const mountTask = ((await metric(session, 'TaskDuration')) - before) * 1000;
    if (!GROWS.some((end) => task.name.endsWith(end))) return { mount, mountTask, appendTask: undefined };
    const settled = await metric(session, 'TaskDuration');
    await page.evaluate(() => bench.append());
    return { mount, mountTask, appendTask: ((await metric(session, 'TaskDuration')) - settled) * 1000 };
  });
  return inTime(mounting);
}

/**
 * In rounds, so that other load on the machine affects all alike; the first round only warms the browser up.
 */
async function measureMounts(use: Use, tasks: readonly Task[]): Promise<Map<Task, Mount>> {
  const rounds = new Map(tasks.map((task) => [task, [] as Mount[]]));
  for (let round = 0; round <= MOUNTS; round += 1) {
    for (const [task, known] of rounds) {
      const one = await mountOnce(use.browser, use.address, task);
      if (!one) {
        rounds.delete(task);
        await use.renew();
      } else if (round > 0) known.push(one);
    }
  }
  const middle = (known: readonly Mount[], of: 'mount' | 'mountTask') => median(known.map((one) => one[of]));
  const appended = (known: readonly Mount[]) => known.flatMap(({ appendTask }) => appendTask ?? []);
  return new Map(
    [...rounds].map(([task, known]) => [
      task,
      {
        mount: middle(known, 'mount'),
        mountTask: middle(known, 'mountTask'),
        appendTask: appended(known).length > 0 ? median(appended(known)) : undefined,
      },
    ]),
  );
}

type Jumps = Pick<Figure, 'jump' | 'jumpWorst' | 'jumpTask' | 'jumpFrames'>;

/** The main thread's time is taken in a second round, at the screen's pace: unneeded frames would count in the first. */
async function measureJumps(page: Page, session: CDPSession): Promise<Jumps> {
  const shares = Array.from({ length: JUMPS }, (_, i) => ((i * 37) % 101) / 101);
  const jumped = (share: number) => page.evaluate((to) => bench.jump(to), share);
  const before = await metric(session, 'TaskDuration');
  for (const share of shares) {
    await jumped(share);
    await page.waitForTimeout(PAUSE);
  }
  const jumpTask = (((await metric(session, 'TaskDuration')) - before) * 1000) / JUMPS;
  await page.evaluate(() => bench.keepFramesComing());
  const jumps = [];
  for (const share of shares) {
    jumps.push(await jumped(share));
    await page.waitForTimeout(PAUSE);
  }
  const times = jumps.map(({ milliseconds }) => milliseconds);
  return {
    jump: median(times),
    jumpWorst: percentile(times, 1),
    jumpTask,
    jumpFrames: Math.max(...jumps.map(({ frames }) => frames)),
  };
}

async function measure(browser: Browser, address: string, task: Task): Promise<Omit<Figure, keyof Mount>> {
  return withPage(browser, address, async (page, session) => {
    await prepared(page, task.name, task.count);
    const empty = await heapOf(session);
    await page.evaluate(() => bench.mount());
    const heap = (await heapOf(session)) - empty;
    const nodes = await page.evaluate(() => bench.nodes());
    await page.evaluate(() => bench.scroll({ step: 200, frames: 60, look: false }));
    const before = await metric(session, 'TaskDuration');
    await page.evaluate((frames) => bench.scroll({ step: 200, frames, look: false }), FRAMES);
    const taskPerFrame = (((await metric(session, 'TaskDuration')) - before) * 1000) / FRAMES;
    const holes200 = await page.evaluate((frames) => bench.scroll({ step: 200, frames, look: true }), FRAMES);
    const holes1000 = await page.evaluate(
      (frames) => bench.scroll({ step: 1000, frames, look: true }),
      FRAMES,
    );
    const jumps = await measureJumps(page, session);
    const last = await page.evaluate(() => bench.lastSeen());
    return {
      ...task,
      taskPerFrame,
      ...jumps,
      holes200,
      holes1000,
      nodes,
      heap,
      reach: ((last + 1) / task.count) * 100,
    };
  });
}

function tableOf(figures: readonly Figure[]): string {
  const head = [
    'library',
    'photos',
    'mount',
    'task of it',
    'append',
    'task a frame',
    'jump',
    'worst jump',
    'task a jump',
    'frames',
    'holes 200 / 1000 px',
    'nodes',
    'heap',
    'reach',
  ];
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return markdown(
    head,
    figures.map((figure) => [
      figure.name,
      figure.count.toLocaleString('en'),
      ms(figure.mount),
      ms(figure.mountTask),
      figure.appendTask === undefined ? '–' : ms(figure.appendTask),
      `${figure.taskPerFrame.toFixed(2)} ms`,
      ms(figure.jump),
      ms(figure.jumpWorst),
      ms(figure.jumpTask),
      String(figure.jumpFrames),
      `${figure.holes200} / ${figure.holes1000}`,
      String(figure.nodes),
      `${figure.heap.toFixed(1)} MB`,
      `${figure.reach.toFixed(1)} %`,
    ]),
  );
}

/** Undefined where it does not finish. */
async function inTime<T>(measuring: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, undefined);
  });
  const first = await Promise.race([measuring.catch(() => undefined), over]);
  clearTimeout(timer);
  return first;
}

const args = process.argv.slice(2);
const sizes = SIZES.filter((size) => args.includes(String(size)));
const names = args.filter((arg) => !SIZES.some((size) => arg === String(size)));
const isWanted = (name: string) =>
  names.length === 0 || name === FLOOR || names.some((part) => name.includes(part));
const files = await bundle(new URL('./grid/page.tsx', import.meta.url).pathname);
process.stderr.write(`one bundle of all: ${gzipped(files.js).toFixed(0)} KB gzip\n`);
const { address, server } = await serve(files);
const use: Use = {
  browser: await launch({ unpaced: true }),
  address,
  // Work that a library has not finished must not be measured with the next.
  async renew() {
    await this.browser.close();
    this.browser = await launch({ unpaced: true });
  },
};
const figures: Figure[] = [];
const gaveUp: string[] = [];
for (const count of sizes.length > 0 ? sizes : SIZES) {
  const tasks = NAMES.filter((name) => count <= (MOST[name] ?? count) && isWanted(name)).map((name) => ({
    name,
    count,
  }));
  const mounts = await measureMounts(use, tasks);
  for (const task of tasks) {
    const mount = mounts.get(task);
    const rest = mount === undefined ? undefined : await inTime(measure(use.browser, address, task));
    const figure = mount === undefined || rest === undefined ? undefined : { ...rest, ...mount };
    process.stderr.write(`${JSON.stringify(figure ?? { ...task, gaveUp: PATIENCE })}\n`);
    if (figure) figures.push(figure);
    else {
      gaveUp.push(`${task.name} at ${count.toLocaleString('en')}`);
      if (mount !== undefined) await use.renew();
    }
  }
}
const selection = await measureSelection(use.browser, address);
process.stderr.write(`${JSON.stringify(selection)}\n`);
await use.browser.close();
server.close();
const selected = `All of 1,000,000 selected by a key: ${selection.selectAll.toFixed(2)} ms, ${selection.selectFirst.toFixed(2)} ms the first time. A rectangle drawn over 100,000: ${selection.marqueePerFrame.toFixed(2)} ms a frame.`;
report(
  'grid',
  [...figures, selection],
  [tableOf(figures), selected, gaveUp.length > 0 ? `No end within 90 s: ${gaveUp.join(', ')}.` : ''].join(
    '\n\n',
  ),
);
