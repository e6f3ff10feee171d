// `pnpm bench timeline [minutes] [passes]`: how long users wait in a long timeline, and the page's heap while it is
// scrolled and jumped through. Needs `pnpm demo --photos 100000` served by `npm start`, or at BENCH_ADDRESS.
import type { CDPSession, Page } from '@playwright/test';
import { DEMO_ADDRESS, signIn } from './browser/demo.ts';
import { heapOf } from './browser/measure.ts';
import { launch } from './browser/page.ts';
import { markdown, report } from './report.ts';
import { measureActions } from './timeline/actions.ts';

const MINUTES = Number(process.argv[2] ?? 10);
const MINUTE_MS = 60_000;
/** From one jump to the next, ms. */
const STRETCH_MS = 5_000;
/** Pixels a frame. */
const STEP = 90;
/** Timeout for photos after a jump, ms. */
const ARRIVAL_MS = 800;
/** The fractional parts of its multiples are spread evenly and never repeat. */
const GOLDEN = 0.618_033_988_75;
/** Steps of a pass through all of the list. */
const STOPS = 1_050;
const STOP_MS = 130;
const PASSES = Number(process.argv[3] ?? 2);

interface Look {
  when: string;
  heap: number;
  lists: number;
}

async function openTimeline(page: Page): Promise<void> {
  await page.goto(new URL('/photos', DEMO_ADDRESS).href);
  await page.getByRole('gridcell').first().waitFor();
}

/** Scrolls on for a while, then jumps to a share of the list. */
async function scrollAndJump(page: Page, share: number): Promise<void> {
  await page.evaluate(
    async ({ to, stretch, step, arrival }) => {
      const list = document.documentElement;
      const end = performance.now() + stretch;
      while (performance.now() < end) {
        window.scrollBy(0, step);
        await new Promise(requestAnimationFrame);
      }
      list.scrollTop = to * (list.scrollHeight - window.innerHeight);
      await new Promise((done) => setTimeout(done, arrival));
    },
    { to: share, stretch: STRETCH_MS, step: STEP, arrival: ARRIVAL_MS },
  );
}

/** Stops everywhere in the list, at the same places in every pass. */
async function passThrough(page: Page): Promise<void> {
  await page.evaluate(
    async ({ stops, rest }) => {
      const list = document.documentElement;
      for (let stop = 0; stop < stops; stop += 1) {
        list.scrollTop = (stop / stops) * (list.scrollHeight - window.innerHeight);
        await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done, rest));
      }
    },
    { stops: STOPS, rest: STOP_MS },
  );
}

async function measure(page: Page, session: CDPSession): Promise<Look[]> {
  let lists = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/files') lists += 1;
  });
  const looks: Look[] = [];
  const look = async (when: string) => looks.push({ when, heap: await heapOf(session), lists });
  await look('first screen');
  let jumps = 0;
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const end = Date.now() + MINUTE_MS;
    while (Date.now() < end) {
      jumps += 1;
      await scrollAndJump(page, (jumps * GOLDEN) % 1);
    }
    await look(`minute ${minute}`);
  }
  for (let pass = 1; pass <= PASSES; pass += 1) {
    await passThrough(page);
    await look(`pass ${pass}`);
  }
  return looks;
}

const browser = await launch();
const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
const first = await context.newPage();
await signIn(first);
const actions = await measureActions(first, DEMO_ADDRESS);
await first.close();
// The heap of a page in which nothing else was done.
const page = await context.newPage();
await openTimeline(page);
const looks = await measure(page, await context.newCDPSession(page));
await browser.close();
const waits = markdown(
  ['act', 'ms', 'requests', 'lists read'],
  actions.map(({ what, milliseconds, requests, lists }) => [
    what,
    ...[milliseconds, requests, lists].map((figure) => figure.toFixed(0)),
  ]),
);
const heaps = markdown(
  ['after', 'heap, MB', 'lists read'],
  looks.map(({ when, heap, lists }) => [when, heap.toFixed(2), String(lists)]),
);
report('timeline', [...actions, ...looks], `${waits}\n\n${heaps}`);
