import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePhotoSelectionBar } from './usePhotoSelectionBar.ts';

it('selects all photos or none, and disables the actions while the selection is read', () => {
  const mode = { count: 4, setSelection: vi.fn(), leave: vi.fn() };
  const { result } = renderHook(() => usePhotoSelectionBar({ mode, total: 4, actions: [], busy: true }));
  expect(result.current).toMatchObject({ allSelected: true, disabled: true });
  result.current.onSelectAll(true);
  expect(mode.setSelection).toHaveBeenLastCalledWith([{ start: 0, end: 4 }]);
  result.current.onSelectAll(false);
  expect(mode.setSelection).toHaveBeenLastCalledWith([]);
  expect(result.current.labels?.selected?.(1)).toBe('1 photo selected');
  expect(result.current.labels?.selected?.(0)).toBe('Select photos');
});
