import 'react-easy-crop/react-easy-crop.css';
import 'react-image-crop/dist/ReactCrop.css';
import { painted, watchFrames, watchTasks } from '../browser/frames.ts';
import { peers } from './peers.tsx';

/** Functions that the driver calls in the page. Times in milliseconds. */
export interface CropperBenchPage {
  prepare(name: string): void;
  /** Shows a picture: time until it is painted, and the longest task of more than 50 on the way (0: none). */
  open(path: string): Promise<{ time: number; longest: number }>;
  watch(): void;
  /** Milliseconds between the frames since `watch`. */
  watched(): number[];
  /** Where the picture or the selection is, to know whether a gesture moved it. */
  place(): string;
}

const root = document.getElementById('root');
if (!root) throw new Error('no root');
let show: (file: Blob) => void = () => {};
let endWatch: () => number[] = () => [];
const files = new Map<string, Blob>();

/** The current picture, if it is visible. */
function picture(): Element | undefined {
  const found = root?.querySelector('canvas, img') ?? undefined;
  const seen = found?.checkVisibility({ visibilityProperty: true });
  return seen && found && found.getBoundingClientRect().width > 0 ? found : undefined;
}

async function seen(before: string): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < 60_000) {
    const now = picture();
    if (now instanceof HTMLCanvasElement && root?.querySelector('[data-state="ready"]')) return painted();
    if (now instanceof HTMLImageElement && now.complete && now.src !== before) {
      await now.decode();
      return painted();
    }
    await painted();
  }
  throw new Error('no picture');
}

const page: CropperBenchPage = {
  prepare(name) {
    const peer = peers[name];
    if (!peer) throw new Error(`no ${name}`);
    show = peer(root);
  },
  async open(path) {
    const bytes = files.get(path) ?? (await (await fetch(path)).blob());
    files.set(path, bytes);
    // Another file each time: no address distinguishes it from the one before.
    const file = new Blob([bytes], { type: 'image/jpeg' });
    const before = root.querySelector('img')?.src ?? '';
    const endTasks = watchTasks();
    const started = performance.now();
    show(file);
    // The previous picture is still shown.
    await painted();
    await seen(before);
    return { time: performance.now() - started, longest: endTasks() };
  },
  watch() {
    endWatch = watchFrames();
  },
  watched: () => endWatch(),
  place() {
    const element = root.querySelector('.ReactCrop__crop-selection') ?? picture();
    const box = element?.getBoundingClientRect();
    return box ? [box.x, box.y, box.width].map(Math.round).join(' ') : '';
  },
};

Object.assign(globalThis, { cropperBench: page });
