import { createRoot } from 'react-dom/client';
import { mountFloor } from './floor.ts';
import { peers } from './peers.tsx';
import { HEIGHT, type Photos, photosOf, WIDTH } from './photos.ts';

/** What the driver calls in the page. Times in milliseconds. */
export type BenchPage = {
  prepare(name: string, count: number): void;
  /** From the call to the first painted frame that shows tiles all over the window. */
  mount(): Promise<number>;
  nodes(): number;
  /** Scrolls by `step` pixels a frame; answers how many frames showed a hole, when asked to look. */
  scroll(options: { step: number; frames: number; look: boolean }): Promise<number>;
  /** Sets the scroller to a share of its length; time and frames until tiles cover the window. */
  jump(share: number): Promise<{ milliseconds: number; frames: number }>;
  /** The photo seen in the last corner after scrolling to the very end. */
  lastSeen(): Promise<number>;
};

const root = document.getElementById('root');
if (!root) throw new Error('no root');
root.style.width = `${WIDTH}px`;
let photos: Photos = { ratios: new Float32Array() };
let peer = '';

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** Behind the paint of the frame that is being made. */
async function painted(): Promise<void> {
  await frame();
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
}

/** Milliseconds after which a library has failed to show anything. */
const PATIENCE = 60_000;

/** Heights of the window at which a tile is looked for. */
const LOOKS = [0.03, 0.25, 0.5, 0.75, 0.97];
/** Near the left edge, where the last row of a group has tiles too. */
const LOOK_X = 40;

function tileAt(x: number, y: number): HTMLElement | undefined {
  // A point may fall into a gap: its neighbours are asked too.
  for (const [dx, dy] of [
    [0, 0],
    [9, 0],
    [0, 9],
    [9, 9],
  ] as const) {
    const found = document.elementFromPoint(x + dx, y + dy)?.closest<HTMLElement>('[data-i]');
    if (found) return found;
  }
  return undefined;
}
const covered = () => LOOKS.every((share) => tileAt(LOOK_X, share * HEIGHT) !== undefined);

function scroller(): Element {
  if (!root) throw new Error('no root');
  const all = [root, ...root.querySelectorAll('*')];
  const found = all.find((element) => /auto|scroll/.test(getComputedStyle(element).overflowY));
  return found ?? document.scrollingElement ?? document.documentElement;
}

const page: BenchPage = {
  prepare(name, count) {
    peer = name;
    photos = photosOf(count);
  },
  async mount() {
    const started = performance.now();
    if (peers[peer]) createRoot(root).render(<Mounted />);
    else mountFloor(root, photos);
    while (!covered()) {
      if (performance.now() - started > PATIENCE) throw new Error(`${peer} does not fill the window`);
      await painted();
    }
    return performance.now() - started;
  },
  nodes: () => root.querySelectorAll('*').length,
  async scroll({ step, frames, look }) {
    const element = scroller();
    let holes = 0;
    for (let i = 0; i < frames; i += 1) {
      element.scrollTop += step;
      if (look) await painted();
      else await frame();
      if (look && !covered()) holes += 1;
    }
    return holes;
  },
  async jump(share) {
    const element = scroller();
    await painted();
    const started = performance.now();
    element.scrollTop = share * (element.scrollHeight - element.clientHeight);
    let frames = 0;
    do {
      await painted();
      frames += 1;
    } while (!covered() && frames < 200);
    return { milliseconds: performance.now() - started, frames };
  },
  async lastSeen() {
    const element = scroller();
    for (let i = 0; i < 8; i += 1) {
      element.scrollTop = element.scrollHeight;
      await painted();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const all = [...root.querySelectorAll<HTMLElement>('[data-i]')].filter((tile) => {
      const box = tile.getBoundingClientRect();
      return box.top < innerHeight && box.bottom > 0;
    });
    return Math.max(-1, ...all.map((tile) => Number(tile.dataset.i)));
  },
};

function Mounted() {
  const View = peers[peer]?.view;
  return View && root ? <View photos={photos} root={root} /> : null;
}

Object.assign(globalThis, { bench: page });
