import { describe, expect, test } from 'vitest';
import { EMPTY_RECORD, snapshotOf, UPLOAD_STATE, type UploadItem, type UploadRecord } from './uploadState.ts';

const file = (size: number): File => new File([new Uint8Array(size)], 'a.jpg');
const target = { id: 'a', name: 'A', guid: 'round' };
const item = (key: string, size: number, progress: number): UploadItem => ({
  key,
  file: file(size),
  progress,
  target,
});

/** Four files of 100 bytes: one done, one half sent, one waiting, one failed; started 10 s ago. */
const midway: UploadRecord = {
  target,
  waiting: false,
  items: [item('sending', 100, 0.5), item('waiting', 100, -1), item('failed', 100, -2)],
  done: 1,
  doneBytes: 100,
  total: 4,
  totalBytes: 400,
  startedAt: 1_000,
  settledAt: undefined,
};

describe('the figures of an upload panel', () => {
  test('nothing, before the first file', () => {
    expect(snapshotOf(EMPTY_RECORD, 5_000)).toMatchObject({
      type: UPLOAD_STATE.COMPLETED,
      count: { i: 0, total: 0, completion: 0, queue: 0, error: 0, retryable: 0 },
      progress: 0,
      speed: 0,
      time: { used: 0, remaining: undefined },
    });
  });

  test('counts, bytes, speed and time in the middle of a round', () => {
    const shown = snapshotOf(midway, 11_000);
    expect(shown.type).toBe(UPLOAD_STATE.UPLOADING);
    expect(shown.count).toEqual({ i: 3, total: 4, completion: 1, queue: 2, error: 1, retryable: 1 });
    expect(shown.size).toEqual({ total: 400, done: 150 });
    expect(shown.progress).toBe(0.375);
    expect(shown.speed).toBe(15);
    // Failed files do not count: 400 - 150 - 100 bytes are left.
    expect(shown.time).toEqual({ used: 10, remaining: 10 });
  });

  test('neither a waiting nor a failed file counts as sent', () => {
    const items = [item('waiting', 100, -1), item('failed', 100, -2)];
    expect(snapshotOf({ ...midway, items }, 11_000).size.done).toBe(100);
  });

  test('stops the clock while only errors remain', () => {
    const items = [item('failed', 100, -2)];
    const record = { ...midway, items, done: 3, doneBytes: 300, settledAt: 7_000 };
    const shown = snapshotOf(record, 99_000);
    expect(shown.type).toBe(UPLOAD_STATE.HAS_ERRORS);
    expect(shown.count).toEqual({ i: 4, total: 4, completion: 3, queue: 0, error: 1, retryable: 1 });
    expect(shown.time).toEqual({ used: 6, remaining: undefined });
    expect(shown.speed).toBe(50);
  });

  test('all done: whole, and never more', () => {
    const record = { ...midway, items: [], done: 4, doneBytes: 404, settledAt: 5_000 };
    expect(snapshotOf(record, 99_000)).toMatchObject({ type: UPLOAD_STATE.COMPLETED, progress: 1 });
  });

  test('the number of the current file never passes the total', () => {
    expect(snapshotOf({ ...midway, total: 2 }, 11_000).count.i).toBe(2);
  });

  test('no speed and no guess in the very first moment', () => {
    expect(snapshotOf({ ...midway, doneBytes: 0 }, 1_000)).toMatchObject({
      speed: 0,
      time: { used: 0, remaining: undefined },
    });
  });
});
