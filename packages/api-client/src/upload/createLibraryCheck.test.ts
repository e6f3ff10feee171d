import { expect, it, vi } from 'vitest';
import { UPLOAD } from '../contract/limits.ts';
import { createLibraryCheck, type LibraryCheckOptions } from './createLibraryCheck.ts';

const file = (name: string) => new File([name], name);
const { signal } = new AbortController();

function unreadable(name: string): File {
  const gone = file(name);
  const part = new Blob();
  part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  gone.slice = () => part;
  return gone;
}

/** A check whose hash of a file is its name. */
function setUp(files: readonly File[], more: Partial<LibraryCheckOptions> = {}) {
  const find = vi.fn(async (_hashes: string[], _signal: AbortSignal) => ({
    list: ['a'],
    recycled: ['binned'],
  }));
  const check = createLibraryCheck({ files, hash: async ({ name }) => name, find, ...more });
  return { find, check };
}

it('divides files by what the library, its recycle bin and the disk have', async () => {
  const [binned, missing, gone] = [file('binned'), file('missing'), unreadable('gone')];
  const hash = async ({ name }: File) => {
    if (name === 'gone') throw new Error('NotFoundError');
    return name;
  };
  const { check, find } = setUp([file('a'), binned, gone, missing, file('a')], { hash });
  const onProgress = vi.fn();
  expect(await check(signal, onProgress)).toEqual({
    found: 2,
    missing: [binned, missing],
    recycled: 1,
    unreadable: [gone],
  });
  expect(find.mock.calls).toEqual([[['a', 'binned', 'missing'], signal]]);
  expect(onProgress.mock.calls[0]).toEqual([{ files: 1, bytes: 1 }]);
  expect(onProgress).toHaveBeenLastCalledWith({ files: 5, bytes: 19 });
});

it('looks up no more hashes at once than the contract allows', async () => {
  const files = Array.from({ length: UPLOAD.CHECK_MOST + 1 }, (_, index) => file(`${index}`));
  const { check, find } = setUp(files);
  expect((await check(signal, () => undefined)).missing).toEqual(files);
  expect(find.mock.calls.map(([hashes]) => hashes.length)).toEqual([UPLOAD.CHECK_MOST, 1]);
});

it('continues after an error or a stop, and hashes no file again', async () => {
  const hash = vi.fn(async ({ name }: File) => name);
  const { check, find } = setUp([file('a'), file('b')], { hash });
  find.mockRejectedValueOnce(new Error('no network'));
  await expect(check(signal, () => undefined)).rejects.toThrow('no network');
  expect(await check(signal, () => undefined)).toMatchObject({ found: 1, missing: [{ name: 'b' }] });
  expect(hash).toHaveBeenCalledTimes(2);

  const controller = new AbortController();
  const stopped = setUp([file('a'), file('b')], { hash });
  const stop = vi.fn(() => controller.abort(new Error('stopped')));
  await expect(stopped.check(controller.signal, stop)).rejects.toThrow('stopped');
  expect([stop.mock.calls.length, stopped.find.mock.calls.length]).toEqual([1, 0]);
  expect(await stopped.check(signal, () => undefined)).toMatchObject({ found: 1 });
  expect(hash).toHaveBeenCalledTimes(4);
});

it('rejects where the worker fails and not the file', async () => {
  const hash = () => Promise.reject(new Error('The worker failed'));
  await expect(setUp([file('a')], { hash }).check(signal, () => undefined)).rejects.toThrow(
    'The worker failed',
  );
});

it('finds nothing missing in an empty folder, without a call', async () => {
  const { check, find } = setUp([]);
  expect(await check(signal, () => undefined)).toEqual({
    found: 0,
    missing: [],
    recycled: 0,
    unreadable: [],
  });
  expect(find).not.toHaveBeenCalled();
});
