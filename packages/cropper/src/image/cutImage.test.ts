import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bitmap, FakeBitmap } from '../test/bitmaps.ts';
import { stubWorker } from '../test/workers.ts';
import { cutImage } from './cutImage.ts';
import type { OpenedImage } from './openImage.ts';

const file = new Blob(['file'], { type: 'image/jpeg' });
const cut = { area: { x: 100, y: 50, width: 400, height: 200 }, orientation: { rotation: 0, flip: false } };
const opened = (original: OpenedImage['original']): OpenedImage => ({
  size: { width: 800, height: 600 },
  picture: { url: 'blob:1', pixels: { width: 800, height: 600 } },
  decoded: undefined,
  sharper: undefined,
  original,
  close() {},
});
const canvases: object[] = [];
const draw = vi.fn();

/** A canvas that writes each type as `written`. */
function stubCanvas(written: (type: string) => string) {
  const drawing = { fillRect() {}, translate() {}, rotate() {}, scale: draw, drawImage: draw };
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(width: number, height: number) {
        canvases.push({ width, height });
      }
      getContext = () => drawing;
      convertToBlob = async ({ type }: { type: string }) => new Blob(['cut'], { type: written(type) });
    },
  );
}

beforeEach(() => {
  canvases.length = 0;
  stubCanvas((type) => type);
  vi.stubGlobal('createImageBitmap', async () => bitmap(800, 600));
});
afterEach(() => vi.unstubAllGlobals());

it('cuts a file in the worker', async () => {
  const blob = new Blob(['cut'], { type: 'image/png' });
  const asked = vi.fn();
  vi.stubGlobal('Worker', stubWorker([{ kind: 'cut', blob }, { kind: 'done' }], asked));
  expect(await cutImage(opened(file), cut, { width: 200, type: 'image/png' })).toBe(blob);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    task: 'cut',
    job: { middle: { x: 300, y: 150 }, scale: 0.5, output: { width: 200, height: 100 }, type: 'image/png' },
  });
  expect(canvases).toEqual([]);
});

it.each(['breaks', [{ kind: 'failed', code: 'unreadable' }]] as const)(
  'cuts on the page when the worker %j',
  async (replies) => {
    vi.stubGlobal('Worker', stubWorker(replies));
    expect(await cutImage(opened(file), cut, {})).toHaveProperty('type', 'image/jpeg');
    expect(canvases).toEqual([{ width: 400, height: 200 }]);
  },
);

it('swaps the sides of the output with a quarter turn', async () => {
  vi.stubGlobal('Worker', undefined);
  await cutImage(opened(file), { ...cut, orientation: { rotation: 90, flip: true } }, { height: 800 });
  expect(canvases).toEqual([{ width: 400, height: 800 }]);
});

it('keeps the bitmap of its owner open', async () => {
  const owned = new FakeBitmap(800, 600);
  await cutImage(opened(owned as unknown as ImageBitmap), cut, {});
  expect(owned.closed).toBe(false);
});

it('rejects when the browser writes another type', async () => {
  stubCanvas(() => 'image/png');
  vi.stubGlobal('Worker', undefined);
  await expect(cutImage(opened(file), cut, { type: 'image/webp' })).rejects.toMatchObject({
    code: 'not-written',
  });
});

it('rejects with the error of the worker when that cannot write the type', async () => {
  vi.stubGlobal('Worker', stubWorker([{ kind: 'failed', code: 'not-written' }]));
  await expect(cutImage(opened(file), cut, {})).rejects.toMatchObject({ code: 'not-written' });
});
