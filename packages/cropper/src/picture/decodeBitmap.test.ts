import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decodeBitmap } from './decodeBitmap.ts';

const here = { width: 1, height: 1 } as ImageBitmap;
const aside = { width: 2, height: 2 } as ImageBitmap;
const terminated = vi.fn();

/** A worker that answers each message with `answer`, or breaks. */
function workerThat(answer: ImageBitmap | null | 'breaks') {
  return class {
    onmessage: ((event: { data: ImageBitmap | null }) => void) | undefined;
    onerror: (() => void) | undefined;
    terminate = terminated;
    postMessage() {
      queueMicrotask(() => (answer === 'breaks' ? this.onerror?.() : this.onmessage?.({ data: answer })));
    }
  };
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => here);
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
  expect(await decodeBitmap(new Blob(), {})).toBe(aside);
  expect(terminated).toHaveBeenCalledTimes(1);
});

it.each([null, 'breaks'] as const)('decodes on the page when the worker answers %s', async (answer) => {
  vi.stubGlobal('Worker', workerThat(answer));
  expect(await decodeBitmap(new Blob(), {})).toBe(here);
  expect(terminated).toHaveBeenCalledTimes(1);
});

it('decodes on the page where no worker may be started', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('forbidden');
      }
    },
  );
  expect(await decodeBitmap(new Blob(), {})).toBe(here);
});
