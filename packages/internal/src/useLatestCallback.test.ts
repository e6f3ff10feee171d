import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLatestCallback } from './useLatestCallback.ts';

test('keeps its identity and calls the newest function', () => {
  const [first, second] = [vi.fn(() => 1), vi.fn(() => 2)];
  const { result, rerender } = renderHook(({ callback }) => useLatestCallback(callback), {
    initialProps: { callback: first },
  });
  const before = result.current;
  rerender({ callback: second });
  expect(result.current).toBe(before);
  expect(before()).toBe(2);
  expect(first).not.toHaveBeenCalled();
});
