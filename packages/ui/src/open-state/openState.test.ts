import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEverTrue, useLastOpenValue } from './index.ts';

it('keeps the newest value of an open dialog while it closes', () => {
  const { result, rerender } = renderHook(({ value, isOpen }) => useLastOpenValue(value, isOpen), {
    initialProps: { value: 'Kyoto', isOpen: true },
  });
  rerender({ value: 'Nara', isOpen: true });
  rerender({ value: '', isOpen: false });
  expect(result.current).toBe('Nara');
});

it('remembers that a condition was true', () => {
  const { result, rerender } = renderHook(({ condition }) => useEverTrue(condition), {
    initialProps: { condition: false },
  });
  expect(result.current).toBe(false);
  rerender({ condition: true });
  rerender({ condition: false });
  expect(result.current).toBe(true);
});
