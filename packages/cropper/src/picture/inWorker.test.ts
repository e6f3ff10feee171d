import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeInWorker, reduceInWorker } from './inWorker.ts';

const aside = { width: 2, height: 2 } as ImageBitmap;
const terminated = vi.fn();
const wanted = { side: 2048, frame: [0, 0], signal: new AbortController().signal } as const;

/** A worker that answers each message with `answer`, or breaks. */
function workerThat(answer: object | null | 'breaks') {
  return class {
    onmessage: ((event: { data: object | null }) => void) | undefined;
    onerror: (() => void) | undefined;
    terminate = terminated;
    postMessage() {
      queueMicrotask(() => (answer === 'breaks' ? this.onerror?.() : this.onmessage?.({ data: answer })));
    }
  };
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:code');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  terminated.mockClear();
});

it('decodes a file in a worker and ends it', async () => {
  vi.stubGlobal('Worker', workerThat(aside));
  expect(await decodeInWorker(new Blob())).toBe(aside);
  expect(terminated).toHaveBeenCalledTimes(1);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:code');
});

it.each([null, 'breaks'] as const)('has nothing when the worker answers %s', async (answer) => {
  vi.stubGlobal('Worker', workerThat(answer));
  expect(await reduceInWorker(new Blob(), wanted)).toBeUndefined();
  expect(terminated).toHaveBeenCalledTimes(1);
});

it('has nothing where no worker may be started', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('forbidden');
      }
    },
  );
  expect(await decodeInWorker(new Blob())).toBeUndefined();
});

describe('what the worker does', () => {
  const whole = { width: 12_000, height: 8400, close() {} };
  const bitmap = vi.fn(async () => whole);
  const decoder = vi.fn();
  /** The head of a JPEG of 12000 × 8400: tables stand before its size. */
  const jpeg = [0xffd8, 0xffc4, 4, 0xffff, 0xffc2, 8, 0x0820, 0xd02e, 0xe000];
  const file = (type = 'image/jpeg') => ({
    type,
    arrayBuffer: async () => new Uint8Array(jpeg.flatMap((two) => [two >> 8, two & 255])).buffer,
  });
  class Frame {
    get rotation() {
      return 0;
    }
    close() {}
  }
  class SidewaysFrame extends Frame {
    override get rotation() {
      return 270;
    }
  }

  type Browser = { Frame?: unknown; frame?: object | 'breaks'; looked?: readonly number[] };

  /** What the worker answers to a file at last, in a browser with those frames. */
  const answerTo = async (given: object, frames: Browser = {}) => (await answersTo(given, frames)).at(-1);

  async function answersTo(given: object, frames: Browser) {
    const { frame = new Frame(), looked = [0, 0] } = frames;
    let code: Blob | undefined;
    vi.mocked(URL.createObjectURL).mockImplementation((blob) => {
      code = blob as Blob;
      return 'blob:code';
    });
    vi.stubGlobal('Worker', workerThat(null));
    await reduceInWorker(new Blob(), wanted);
    const inside = {
      VideoFrame: 'Frame' in frames ? frames.Frame : Frame,
      ImageDecoder: class {
        constructor(options: object) {
          decoder(options);
        }
        async decode() {
          if (frame === 'breaks') throw new Error('no picture');
          return { image: frame };
        }
      },
      createImageBitmap: bitmap,
      OffscreenCanvas: class {
        getContext = () => ({ drawImage() {} });
        convertToBlob = async (options: object) => options;
      },
      postMessage: vi.fn(),
    };
    const text = (await code?.text()) ?? '';
    const start = new Function(...Object.keys(inside), `let onmessage;${text}return onmessage;`);
    await start(...Object.values(inside))({ data: [given, 2048, looked] });
    return inside.postMessage.mock.calls.map(([answer]) => answer);
  }

  afterEach(() => {
    bitmap.mockClear();
    decoder.mockClear();
  });

  it('decodes a JPEG at the fewest eighths that are enough, and knows how large it is', async () => {
    expect(await answerTo(file())).toMatchObject({ width: 12_000, height: 8400 });
    expect(decoder).toHaveBeenCalledWith(
      expect.objectContaining({ desiredWidth: 3000, desiredHeight: 2100 }),
    );
    expect(bitmap).not.toHaveBeenCalled();
  });

  it('answers as many pixels as the frame has on the screen first, and then more', async () => {
    const answers = await answersTo(file(), { looked: [540, 720] });
    expect(answers).toEqual([
      expect.objectContaining({ width: 12_000, more: true, pixels: { width: 1029, height: 720 } }),
      expect.objectContaining({ width: 12_000, more: false, pixels: { width: 2048, height: 1434 } }),
    ]);
  });

  it('answers once where the frame needs nearly as many as there are to be', async () => {
    expect(await answersTo(file(), { looked: [1800, 1300] })).toHaveLength(1);
  });

  it('tells the upright size of one that was held sideways', async () => {
    const frame = new SidewaysFrame();
    expect(await answerTo(file(), { frame })).toMatchObject({ width: 8400, height: 12_000 });
  });

  it.each([
    ['that is no JPEG', file('image/png'), {}],
    ['where frames know of no turn', file(), { Frame: class {} }],
    ['where there are no frames', file(), { Frame: undefined }],
    ['that cannot be read in parts', file(), { frame: 'breaks' as const }],
    ['without a head', { type: 'image/jpeg', arrayBuffer: async () => new ArrayBuffer(2) }, {}],
  ])('decodes a file whole %s', async (_, given, frames) => {
    expect(await answerTo(given, frames)).toMatchObject({ width: 12_000, height: 8400 });
    expect(bitmap).toHaveBeenCalledTimes(1);
  });
});
