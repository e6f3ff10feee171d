import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bitmap, FakeBitmap } from '../test/bitmaps.ts';
import { stubImages } from '../test/images.ts';
import { stubWorker } from '../test/workers.ts';
import { isAccepted, openImage } from './openImage.ts';

const size = (width: number, height: number) => ({ width, height });
const options = { frame: size(270, 360), signal: new AbortController().signal };
const jpeg = (bytes = 1) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
const HEAVY = 12_000_001;

beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.stubGlobal('ImageBitmap', FakeBitmap);
  vi.stubGlobal('createImageBitmap', async (from: ImageBitmap, to: ImageBitmapOptions) =>
    bitmap(to.resizeWidth ?? from.width, to.resizeHeight ?? from.height),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('opens a file by its URL and releases that', async () => {
  stubImages();
  const image = await openImage(jpeg(), options);
  expect(image).toMatchObject({ size: size(600, 400), picture: { url: 'blob:1', pixels: size(600, 400) } });
  image.close();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

it('loads the pixels of a URL of another site by CORS', async () => {
  stubImages();
  expect(await openImage('https://other.example/a.jpg', options)).toMatchObject({
    picture: { crossOrigin: 'anonymous' },
  });
});

it('rejects a file that the browser cannot read, and one that is too small', async () => {
  const images = stubImages({ readable: false });
  await expect(openImage(jpeg(), options)).rejects.toMatchObject({ code: 'unreadable' });
  Object.assign(images, { readable: true, width: 9 });
  await expect(openImage(jpeg(), options)).rejects.toMatchObject({ code: 'too-small' });
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
});

it('takes only the types of accept', async () => {
  await expect(openImage(jpeg(), { ...options, accept: 'image/png' })).rejects.toMatchObject({
    code: 'wrong-type',
  });
  expect(isAccepted('image/jpeg', 'image/png, image/jpeg')).toBe(true);
  expect(isAccepted('image/heic', 'image/*')).toBe(true);
  expect(isAccepted('video/mp4', 'image/*')).toBe(false);
});

it('opens the result of the decode hook, and closes its bitmap', async () => {
  const decoded = new FakeBitmap(800, 600);
  const decode = vi.fn(async () => decoded as unknown as ImageBitmap);
  const heic = new Blob(['heic'], { type: 'image/heic' });
  const image = await openImage(heic, { ...options, accept: 'image/jpeg', decode });
  expect(decode).toHaveBeenCalledWith(heic);
  expect(image.size).toEqual(size(800, 600));
  image.close();
  expect(decoded.closed).toBe(true);
  const failing = { ...options, decode: () => Promise.reject(new Error('no decoder')) };
  await expect(openImage(heic, failing)).rejects.toMatchObject({ code: 'unreadable' });
});

it('reduces a heavy file in the worker and never shows the file itself', async () => {
  const file = jpeg(HEAVY);
  const smaller = { size: size(12_000, 8400), pixels: size(2048, 1434), file: jpeg() };
  const asked = vi.fn();
  vi.stubGlobal('Worker', stubWorker([{ kind: 'reduced', reduced: smaller }, { kind: 'done' }], asked));
  stubImages();
  const image = await openImage(file, options);
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ task: 'reduce', file }));
  expect(image).toMatchObject({ size: size(12_000, 8400), picture: { pixels: size(2048, 1434) } });
  expect(image.original).toBe(file);
  expect(vi.mocked(URL.createObjectURL).mock.calls.some(([blob]) => blob === file)).toBe(false);
  expect(await image.sharper).toBeUndefined();
});

it('opens a heavy file on the page where there is no worker', async () => {
  vi.stubGlobal('Worker', undefined);
  stubImages();
  expect(await openImage(jpeg(HEAVY), options)).toMatchObject({ size: size(600, 400) });
});

it('reduces a large bitmap and keeps that of its owner open', async () => {
  const owned = new FakeBitmap(12_000, 8000);
  const image = await openImage(owned as unknown as ImageBitmap, options);
  expect(image).toMatchObject({ size: size(12_000, 8000), picture: { pixels: size(2048, 1365) } });
  image.close();
  expect(owned.closed).toBe(false);
});
