import { afterEach, expect, it, vi } from 'vitest';
import { renderCrop } from './renderCrop.ts';

const written = new Blob(['written'], { type: 'image/png' });
const made: { width: number; height: number }[] = [];

/** What is called on a canvas that stands in for the browser's. */
function drawing() {
  const context = {
    fillStyle: '',
    imageSmoothingQuality: 'low',
    ...{ fillRect: vi.fn(), translate: vi.fn(), scale: vi.fn(), rotate: vi.fn(), drawImage: vi.fn() },
  };
  const convertToBlob = vi.fn(async (_options: { type: string; quality: number }) => written);
  class Canvas {
    convertToBlob = convertToBlob;
    constructor(width: number, height: number) {
      made.push({ width, height });
    }
    getContext = () => context;
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return { context, convertToBlob };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  made.length = 0;
});

const bitmap = { width: 800, height: 600, close: () => {} };
const job = {
  bounds: { picture: { width: 800, height: 600 }, frame: { width: 200, height: 100 }, maxZoom: 4 },
  crop: { rect: [100, 50, 400, 200] as const, turn: 0, angle: 0, flip: false },
};

it('draws on a canvas outside the page where there is one, and writes it there', async () => {
  const { context, convertToBlob } = drawing();
  const onPage = vi.spyOn(document, 'createElement');
  expect(await renderCrop(bitmap, job, { width: 400, type: 'image/png' })).toBe(written);
  expect(made).toEqual([{ width: 400, height: 200 }]);
  expect(convertToBlob).toHaveBeenCalledWith({ type: 'image/png', quality: 0.9 });
  expect(context.drawImage).toHaveBeenCalledTimes(1);
  expect(onPage).not.toHaveBeenCalled();
});
