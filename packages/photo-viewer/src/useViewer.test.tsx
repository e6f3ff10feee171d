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

it('has no photo to go to while the list is empty', () => {
  const onIndexChange = vi.fn();
  const { result } = renderHook(() => useViewer({ source: sourceOf(0), onIndexChange }));
  act(() => result.current.next());
  expect(onIndexChange).not.toHaveBeenCalled();
  expect(result.current.index).toBe(0);
});

it('sets a view within its limits', () => {
  const { result } = renderHook(() => useViewer({ source, initialSize: { width: 1000, height: 750 } }));
  act(() => result.current.setView({ zoom: 2, x: 9000, y: -9000, rotation: 0 }));
  expect(result.current.view).toEqual({ zoom: 2, x: 500, y: -375, rotation: 0 });
  act(() => result.current.setView({ zoom: 0, x: 0, y: 0, rotation: 0 }));
  expect(result.current.view.zoom).toBe(1);
});
