import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLocalStorage } from './index.ts';

const read = (text: string | null) => Number(text ?? 1);

beforeEach(() => localStorage.clear());

it('reads the stored text, and stores another one for every component with the key', () => {
  localStorage.setItem('size', '3');
  const one = renderHook(() => useLocalStorage('size', read)).result;
  const other = renderHook(() => useLocalStorage('size', read)).result;
  const third = renderHook(() => useLocalStorage('width', read)).result;
  expect([one.current[0], other.current[0], third.current[0]]).toEqual([3, 3, 1]);
  act(() => one.current[1]('5'));
  expect([one.current[0], other.current[0], third.current[0]]).toEqual([5, 5, 1]);
  expect(localStorage.getItem('size')).toBe('5');
});

it('has nothing stored where the user blocks the data of sites', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { result } = renderHook(() => useLocalStorage('size', read));
  act(() => result.current[1]('5'));
  expect(result.current[0]).toBe(1);
  vi.restoreAllMocks();
});
