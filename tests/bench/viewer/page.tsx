import 'photoswipe/style.css';
import 'yet-another-react-lightbox/styles.css';
import { painted, watchFrames } from '../browser/frames.ts';
import { peers } from './peers.tsx';
import { WIDTHS } from './photos.ts';

/** Functions that the driver calls in the page. Times in milliseconds. */
export interface ViewerBenchPage {
  prepare(name: string): void;
  /** From the press until any picture of the first photo is painted, and until one that is sharp on this screen is. */
  open(): Promise<{ first: number; sharp: number }>;
  /** From the key until the next photo is painted sharp. */
  next(): Promise<number>;
  /** Moves on by so many photos, that many milliseconds apart, until the last is painted sharp. */
  page(count: number, pace: number): Promise<void>;
  watch(): void;
  /** Milliseconds between the frames since `watch`. */
  watched(): number[];
  /** How much larger than fitted the photo is shown. */
  zoom(): number;
}

const root = document.getElementById('root');
if (!root) throw new Error('no root');
/** A picture of that width is sharp on a screen of 412 × 2 pixels. */
const SHARP = WIDTHS[1];
let index = 0;
let endWatch: () => number[] = () => [];

function isSeen(image: HTMLImageElement): boolean {
  const box = image.getBoundingClientRect();
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  if (box.left > x || box.right < x || box.top > y || box.bottom < y) return false;
  let opacity = 1;
  for (let at: Element | null = image; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.visibility === 'hidden' || style.display === 'none') return false;
    opacity *= Number(style.opacity);
  }
  return opacity > 0.9;
}

function shown(least: number): HTMLImageElement | undefined {
  return [...document.images].find((image) => {
    const [, width, at] = image.currentSrc.match(/(\d+)\/(\d+)\.jpg$/) ?? [];
    return Number(at) === index && Number(width) >= least && image.complete && isSeen(image);
  });
}

/** Until such a picture is loaded, decoded, visible and painted. */
async function seen(least: number, started: number): Promise<number> {
  // Changes that a library makes after its event, as React does, are in the same frame.
  await null;
  while (performance.now() - started < 20_000) {
    const image = shown(least);
    if (image) {
      await image.decode().catch(() => {});
      await painted();
      return performance.now() - started;
    }
    await painted();
  }
  throw new Error(`no picture of ${least} pixels for photo ${index}`);
}

function turn(): void {
  index += 1;
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', code: 'ArrowRight', bubbles: true, cancelable: true }),
  );
}

const page: ViewerBenchPage = {
  prepare(name) {
    const peer = peers[name];
    if (!peer) throw new Error(`no ${name}`);
    peer(root);
  },
  async open() {
    const started = performance.now();
    root.querySelector('button')?.click();
    const first = await seen(0, started);
    return { first, sharp: await seen(SHARP, started) };
  },
  async next() {
    const started = performance.now();
    turn();
    return seen(SHARP, started);
  },
  async page(count, pace) {
    for (let at = 0; at < count; at += 1) {
      turn();
      await new Promise((resolve) => setTimeout(resolve, pace));
    }
    await seen(SHARP, performance.now());
  },
  watch() {
    endWatch = watchFrames();
  },
  watched: () => endWatch(),
  zoom() {
    const image = shown(0);
    return image ? image.getBoundingClientRect().width / innerWidth : 0;
  },
};

Object.assign(globalThis, { viewerBench: page });
