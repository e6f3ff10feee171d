import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type PagedSourceState, usePagedSource } from './usePagedSource.ts';

interface Photo {
  id: string;
}

/** A list whose requests wait until the test answers them. */
function setUp() {
  const calls: (() => void)[] = [];
  const optionsOf = (counts: Record<string, number>, listKey = 'list'): PagedSourceState<Photo> => ({
    listKey,
    sections: Object.entries(counts).map(([key, count]) => ({ key, name: key, count })),
    keyOf: ({ id }) => id,
    loadRange: ({ start, end, section }) =>
      new Promise((resolve) => {
        const photos = Array.from({ length: end - start }, (_, nth) => ({ id: `${section.key}${nth}` }));
        calls.push(() => resolve(photos));
      }),
  });
  let anchor: { key: string; position: number } | undefined;
  const hook = renderHook(
    ({ options }: { options: PagedSourceState<Photo> | undefined }) => usePagedSource(options, () => anchor),
    { initialProps: { options: optionsOf({ a: 3 }) } as { options: PagedSourceState<Photo> | undefined } },
  );
  const scrollTo = (position: number) => {
    anchor = { key: 'a', position };
  };
  return { calls, hook, optionsOf, scrollTo };
}

it('shows a list that has changed once the photos at the scroll position are loaded', async () => {
  const { calls, hook, optionsOf, scrollTo } = setUp();
  const first = hook.result.current;
  expect(first?.count).toBe(3);
  scrollTo(1);
  hook.rerender({ options: optionsOf({ a: 5 }) });
  expect(hook.result.current).toBe(first);
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.();
  await waitFor(() => expect(hook.result.current?.count).toBe(5));
  expect(hook.result.current?.getItem(4)?.id).toBe('a4');
});

it('shows the last of several changes only, and at once without a scroll position', async () => {
  const { calls, hook, optionsOf, scrollTo } = setUp();
  hook.rerender({ options: optionsOf({ a: 4 }) });
  expect(hook.result.current?.count).toBe(4);
  scrollTo(1);
  hook.rerender({ options: optionsOf({ a: 5 }) });
  await waitFor(() => expect(calls).toHaveLength(1));
  hook.rerender({ options: optionsOf({ a: 6 }) });
  await waitFor(() => expect(calls).toHaveLength(2));
  calls[0]?.();
  calls[1]?.();
  await waitFor(() => expect(hook.result.current?.count).toBe(6));
});

it('shows another list at once, and none without options', () => {
  const { hook, optionsOf, scrollTo } = setUp();
  scrollTo(1);
  hook.rerender({ options: optionsOf({ a: 7 }, 'other') });
  expect(hook.result.current?.count).toBe(7);
  hook.rerender({ options: undefined });
  expect(hook.result.current).toBeUndefined();
});
