import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decodeInWorker, reduceInWorker } from './inWorker.ts';

const aside = { width: 2, height: 2 } as ImageBitmap;
const terminated = vi.fn();

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
  expect(await reduceInWorker(new Blob(), 2048)).toBeUndefined();
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
