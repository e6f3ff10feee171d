import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ReducedFile, reduceFile } from './reduceFile.ts';

/** The head of a JPEG of 12000 × 8400: tables stand before its size. */
const HEAD = [0xffd8, 0xffc4, 4, 0xffff, 0xffc2, 8, 0x0820, 0xd02e, 0xe000];
const bytes = Uint8Array.from(HEAD.flatMap((word) => [word >> 8, word & 255]));
const file = (type = 'image/jpeg') =>
  Object.assign(new Blob([bytes], { type }), { arrayBuffer: async () => bytes.buffer });
const decoder = vi.fn();
const wholeBitmap = vi.fn(async () => ({ width: 12_000, height: 8400, close() {} }));

function stubDecoder(rotation: number | undefined, works = true) {
  class Frame {
    close() {}
  }
  if (rotation !== undefined) Object.defineProperty(Frame.prototype, 'rotation', { get: () => rotation });
  vi.stubGlobal('VideoFrame', Frame);
  vi.stubGlobal(
    'ImageDecoder',
    class {
      constructor(options: object) {
        decoder(options);
      }
      async decode() {
        if (!works) throw new Error('no picture');
        return { image: new Frame() };
      }
    },
  );
}

async function reduced(type?: string, side = 9000): Promise<ReducedFile[]> {
  const answers: ReducedFile[] = [];
  const frame = { width: side, height: side };
  await reduceFile(file(type), { maxSide: 2048, frame }, (answer) => answers.push(answer));
  return answers;
}

beforeEach(() => {
  decoder.mockClear();
  wholeBitmap.mockClear();
  vi.stubGlobal('createImageBitmap', wholeBitmap);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage() {} });
      convertToBlob = async ({ type }: { type: string }) => new Blob([], { type });
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('decodes a JPEG at the fewest eighths that are enough, and reads its size from its head', async () => {
  stubDecoder(0);
  expect(await reduced()).toMatchObject([
    { size: { width: 12_000, height: 8400 }, pixels: { width: 2048, height: 1434 } },
  ]);
  expect(decoder).toHaveBeenCalledWith(expect.objectContaining({ desiredWidth: 3000, desiredHeight: 2100 }));
  expect(wholeBitmap).not.toHaveBeenCalled();
});

it('returns an image as sharp as the frame first', async () => {
  stubDecoder(0);
  const answers = await reduced('image/jpeg', 700);
  expect(answers.map(({ pixels }) => pixels.width)).toEqual([1000, 2048]);
});

it('returns the upright size of a photo that was taken sideways', async () => {
  stubDecoder(90);
  expect(await reduced()).toMatchObject([{ size: { width: 8400, height: 12_000 } }]);
});

it.each([
  ['the browser does not rotate decoded frames', undefined, true, 'image/jpeg'],
  ['the decoder fails', 0, false, 'image/jpeg'],
  ['the file is no JPEG', 0, true, 'image/png'],
] as const)('decodes the whole file when %s', async (_, rotation, works, type) => {
  stubDecoder(rotation, works);
  expect(await reduced(type)).toMatchObject([{ size: { width: 12_000, height: 8400 } }]);
  expect(wholeBitmap).toHaveBeenCalledTimes(1);
});
