import { renderHook, waitFor } from '@testing-library/react';
import type { AxisEntry, File } from '@xiangji/api-client/contract';
import { expect, test } from 'vitest';
import type { PhotoReply, PhotoSource } from './photoSource.ts';
import { createTimelineStore } from './timelineStore.ts';
import { type Eye, rangeOfEye, useTimelineStore } from './useTimelineStore.ts';

/** Headings with so many photos each. */
function axisOf(counts: Record<string, number>): AxisEntry[] {
  let total = 0;
  return Object.entries(counts).map(([key, count]) => {
    total += count;
    return { key, name: key, category: key, count, total } as AxisEntry;
  });
}
const replyOf = (counts: Record<string, number>): PhotoReply => ({
  list: [],
  order: 3,
  axis: axisOf(counts),
});
const storeOf = (counts: Record<string, number>) =>
  createTimelineStore({ axis: axisOf(counts), order: 3, load: async () => [] });

test('the place that is looked at is where its heading is now, as far as photos may have come before it', () => {
  const before = storeOf({ b: 10, a: 300 });
  const range = (counts: Record<string, number>) =>
    rangeOfEye({ before, after: storeOf(counts) }, { key: 'a', position: 150 });
  expect(range({ b: 10, a: 300 })).toEqual({ start: 60, end: 260 });
  expect(range({ c: 5, b: 10, a: 320 })).toEqual({ start: 65, end: 285 });
  expect(range({ b: 10, a: 290 })).toEqual({ start: 50, end: 260 });
  expect(range({ b: 10 })).toBeUndefined();
  expect(rangeOfEye({ before, after: before }, undefined)).toBeUndefined();
});

/** A list whose calls wait until the test answers them. */
function setUp() {
  const calls: (() => void)[] = [];
  const list: PhotoSource['list'] = ({ category = '', skip = 0, count = 0 }) =>
    new Promise((resolve) => {
      const photos = Array.from(
        { length: count },
        (_, index) => ({ id: `${category}${skip + index}`, initial: category }) as File,
      );
      calls.push(() => resolve({ list: photos, order: 3 }));
    });
  const source: PhotoSource = { key: ['list'], list, get: () => Promise.reject(new Error('not asked for')) };
  const eye: { current: Eye | undefined } = { current: undefined };
  const hook = renderHook(({ reply }: { reply: PhotoReply }) => useTimelineStore(source, reply, eye), {
    initialProps: { reply: replyOf({ a: 3 }) },
  });
  return { calls, eye, hook };
}

test('a list that has changed is shown when the photos around the eye are read, and the older one until then', async () => {
  const { calls, eye, hook } = setUp();
  const first = hook.result.current;
  expect(first?.total).toBe(3);
  eye.current = () => ({ key: 'a', position: 1 });
  hook.rerender({ reply: replyOf({ a: 5 }) });
  expect(hook.result.current).toBe(first);
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.();
  await waitFor(() => expect(hook.result.current?.total).toBe(5));
  expect(hook.result.current?.getItem(4)?.id).toBe('a4');
});

test('only the last of several changes is shown, and at once where nobody tells what is looked at', async () => {
  const { calls, eye, hook } = setUp();
  eye.current = () => ({ key: 'a', position: 1 });
  hook.rerender({ reply: replyOf({ a: 5 }) });
  await waitFor(() => expect(calls).toHaveLength(1));
  hook.rerender({ reply: replyOf({ a: 6 }) });
  await waitFor(() => expect(calls).toHaveLength(2));
  calls[0]?.();
  calls[1]?.();
  await waitFor(() => expect(hook.result.current?.total).toBe(6));
  eye.current = () => undefined;
  hook.rerender({ reply: replyOf({ a: 7 }) });
  expect(hook.result.current?.total).toBe(7);
});
