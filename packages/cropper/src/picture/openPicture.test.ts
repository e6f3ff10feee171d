import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubImages } from '../test/images.ts';
import { openPicture } from './openPicture.ts';

const large = new Blob([new Uint8Array(12_000_001)], { type: 'image/jpeg' });
const asked = vi.fn();
const options = { frame: { width: 270, height: 360 }, signal: new AbortController().signal };

/** A worker that answers whatever it is asked with `answer`. */
function workerThat(answer: object) {
  return class {
    onmessage: ((event: { data: object }) => void) | undefined;
    terminate() {}
    postMessage(message: unknown) {
      asked(message);
      queueMicrotask(() => this.onmessage?.({ data: answer }));
    }
  };
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:small');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockClear();
});

it('has a large file reduced in the worker and never opens it on the page', async () => {
  vi.stubGlobal(
    'Worker',
    workerThat({ width: 12_000, height: 8400, pixels: { width: 2048, height: 1434 }, file: new Blob() }),
  );
  const { addresses } = stubImages();
  const picture = await openPicture(large, options);
  expect(asked).toHaveBeenCalledWith([large, 2048, [270, 360]]);
  expect(vi.mocked(URL.createObjectURL).mock.calls.some(([one]) => one === large)).toBe(false);
  expect(addresses).toEqual(['blob:small']);
  expect(picture).toMatchObject({ width: 12_000, height: 8400 });
  vi.mocked(URL.revokeObjectURL).mockClear();
  picture.close();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:small');
});

it('refuses what the worker finds too small', async () => {
  vi.stubGlobal(
    'Worker',
    workerThat({ width: 9, height: 8400, pixels: { width: 2048, height: 1434 }, file: new Blob() }),
  );
  await expect(openPicture(large, options)).rejects.toMatchObject({ problem: 'small' });
});
