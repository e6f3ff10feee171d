import type { RangeRequest } from '@xiangji/internal/items';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RangeRequests } from './RangeRequests.ts';

function setUp() {
  const loaded = new Set<number>();
  const asked: RangeRequest[] = [];
  const requests = new RangeRequests(() => {});
  const look = (start: number, end: number) =>
    requests.update({
      near: { start, end },
      isMissing: (index) => !loaded.has(index),
      ask: (request) => asked.push(request),
    });
  return { loaded, asked, look, requests };
}

describe('range requests', () => {
  it('requests a missing range once, without loaded or requested photos', () => {
    const { loaded, asked, look } = setUp();
    for (let i = 0; i < 10; i += 1) loaded.add(i);
    look(0, 30);
    look(0, 40);
    expect(asked.map(({ start, end }) => [start, end])).toEqual([
      [10, 30],
      [30, 40],
    ]);
  });

  it('aborts ranges that left the viewport and requests them again later', () => {
    const { asked, look } = setUp();
    look(0, 20);
    look(100, 120);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(asked[1]?.signal.aborted).toBe(false);
    look(0, 20);
    expect(asked.map(({ start }) => start)).toEqual([0, 100, 0]);
  });

  it('load more than 500 in parts', () => {
    const { asked, look } = setUp();
    look(0, 1200);
    expect(asked.map(({ start, end }) => end - start)).toEqual([500, 500, 200]);
  });

  it('abort everything by abort()', () => {
    const { asked, look, requests } = setUp();
    look(0, 20);
    requests.abort();
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

describe('a range whose promise rejects', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Answers by the functions of `replies`, in order, and then not at all. */
  function setUpReplies(replies: (() => Promise<void>)[]) {
    const shown: number[][][] = [];
    const asked: RangeRequest[] = [];
    const requests = new RangeRequests((failed) => shown.push(failed.map(({ start, end }) => [start, end])));
    const look = (start: number, end: number) =>
      requests.update({
        near: { start, end },
        isMissing: () => true,
        ask: (request) => {
          asked.push(request);
          return replies.shift()?.();
        },
      });
    return { shown, asked, look, requests };
  }
  const offline = () => Promise.reject(new Error('offline'));
  const settled = () => vi.advanceTimersByTimeAsync(0);

  it('is shown as failed and requested again after 1, 2, 4 s, until it is loaded', async () => {
    const { shown, asked, look } = setUpReplies([offline, offline, offline, () => Promise.resolve()]);
    look(0, 20);
    await settled();
    expect(shown).toEqual([[[0, 20]]]);
    for (const [seconds, times] of [
      [1, 2],
      [2, 3],
      [4, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(asked).toHaveLength(times - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(times);
    }
    expect(shown).toEqual([[[0, 20]], []]);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked).toHaveLength(4);
  });

  it('is not requested by scrolling before its time, and not at all after it has left', async () => {
    const { shown, asked, look } = setUpReplies([offline]);
    look(0, 20);
    await settled();
    look(0, 20);
    expect(asked).toHaveLength(1);
    look(100, 120);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked.map(({ start }) => start)).toEqual([0, 100]);
    expect(shown).toEqual([[[0, 20]], []]);
  });

  it('is requested immediately by a retry', async () => {
    const { shown, asked, look, requests } = setUpReplies([offline]);
    look(0, 20);
    await settled();
    expect(requests.retry(25)).toBe(false);
    expect(requests.retry(5)).toBe(true);
    expect(asked).toHaveLength(2);
    expect(shown).toEqual([[[0, 20]], []]);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked).toHaveLength(2);
  });

  it('does not count as failed when it was aborted, by the grid or by its owner', async () => {
    const abort = () => Promise.reject(new DOMException('', 'AbortError'));
    const late: { reject?: (reason: Error) => void } = {};
    const wait = () => new Promise<void>((_, reject) => Object.assign(late, { reject }));
    const { shown, asked, look, requests } = setUpReplies([abort, wait]);
    look(0, 20);
    await settled();
    look(0, 20);
    expect(asked).toHaveLength(2);
    requests.abort();
    late.reject?.(new Error('offline'));
    await settled();
    expect(shown).toEqual([]);
  });
});
