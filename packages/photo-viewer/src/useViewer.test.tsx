import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sourceOf } from './test/host.tsx';
import { useViewer } from './useViewer.ts';

const source = sourceOf(20);

it('returns actions that never change and act on the latest state', () => {
  const onIndexChange = vi.fn();
  const { result, rerender } = renderHook(({ index }) => useViewer({ index, source, onIndexChange }), {
    initialProps: { index: 4 },
  });
  const { next, zoomIn, goToSlide } = result.current;
  rerender({ index: 7 });
  expect(result.current.next).toBe(next);
  next();
  expect(onIndexChange).toHaveBeenLastCalledWith(8);
  goToSlide(99);
  expect(onIndexChange).toHaveBeenLastCalledWith(19);
  act(() => zoomIn());
  act(() => zoomIn());
  expect(result.current.view.zoom).toBe(2);
  rerender({ index: 8 });
  expect(result.current.view.zoom).toBe(1);
});
