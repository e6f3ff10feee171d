import { createRoot, type Root } from 'react-dom/client';
import { mountFloor } from './floor.ts';
import { peers } from './peers.tsx';
import { HEIGHT, type Photos, photosOf, readyRowsOf, WIDTH } from './photos.ts';

/** Functions that the driver calls in the page. Times in milliseconds. */
export interface BenchPage {
  prepare(name: string, count: number): void;
  /** From now on frames follow one another. */
  keepFramesComing(): void;
  /** From the call to the first painted frame that shows tiles all over the window. */
  mount(): Promise<number>;
  /** Renders the list with 150 photos more, until that is painted. */
  append(): Promise<void>;
  nodes(): number;
  /** Scrolls by `step` pixels per frame; resolves to how many frames showed a hole, when asked to look. */
  scroll(options: { step: number; frames: number; look: boolean }): Promise<number>;
  /**
   * Sets the scroller to a share of its length; frames until tiles cover the window, and the time until the picture of the
   * last of them is handed over. Frames are requested continuously, so that the jump does not wait for one.
   */
  jump(share: number): Promise<{ milliseconds: number; frames: number }>;
  /** The photo in the last corner after scrolling to the very end. */
  lastSeen(): Promise<number>;
}

const root = document.getElementById('root');
if (!root) throw new Error('no root');
root.style.width = `${WIDTH}px`;
let photos: Photos = { ratios: new Float32Array() };
/** The same photos with some more after them. */
let grown = photos;
let peer = '';
let reactRoot: Root | undefined;
const APPENDED = 150;

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** After the paint of the current frame. */
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

/** The tile at a point. The heading of a section counts as a tile. */
function tileAt(x: number, y: number): HTMLElement | undefined {
  // A point may fall into a gap: its neighbours are asked too.
  for (const [dx, dy] of [
    [0, 0],
    [9, 0],
    [0, 9],
    [9, 9],
  ] as const) {
    const found = document
      .elementFromPoint(x + dx, y + dy)
      ?.closest<HTMLElement>('[data-i], [role=rowheader]');
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

/**
 * Without a changing picture the browser falls back to the pace of a screen, and its wait would be measured.
 */
function keepFramesComing(): void {
  const dot = document.createElement('div');
  dot.style.cssText = 'position:fixed;right:0;top:0;width:1px;height:1px';
  document.body.append(dot);
  let isRed = false;
  const blink = () => {
    isRed = !isRed;
    dot.style.background = isRed ? 'red' : 'blue';
    requestAnimationFrame(blink);
  };
  blink();
}

const page: BenchPage = {
  keepFramesComing,
  prepare(name, count) {
    peer = name;
    photos = photosOf(count);
    grown = photosOf(count + APPENDED);
    if (name.endsWith('rows ready')) for (const one of [photos, grown]) readyRowsOf(one);
  },
  async mount() {
    const started = performance.now();
    if (peers[peer]) {
      reactRoot = createRoot(root);
      reactRoot.render(<Mounted photos={photos} />);
    } else mountFloor(root, photos);
    while (!covered()) {
      if (performance.now() - started > PATIENCE) throw new Error(`${peer} does not fill the window`);
      await painted();
    }
    return performance.now() - started;
  },
  async append() {
    reactRoot?.render(<Mounted photos={grown} />);
    await painted();
    await painted();
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
    const target = share * (element.scrollHeight - element.clientHeight);
    await painted();
    const started = performance.now();
    element.scrollTop = target;
    let frames = 0;
    let ended = started;
    do {
      await painted();
      ended = performance.now();
      frames += 1;
    } while (!covered() && frames < 200);
    return { milliseconds: ended - started, frames };
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

function Mounted(props: { photos: Photos }) {
  const View = peers[peer]?.view;
  return View && root ? <View photos={props.photos} root={root} /> : null;
}

Object.assign(globalThis, { bench: page });
