import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelectionMode } from './useSelectionMode.ts';

it('selects while it is active, and forgets the selection when it is left', () => {
  const { result } = renderHook(useSelectionMode);
  expect(result.current.gridProps.selectionMode).toBe('none');
  act(() => result.current.enter());
  act(() => result.current.gridProps.onSelectionChange([{ start: 2, end: 5 }]));
  expect(result.current).toMatchObject({ active: true, count: 3, gridProps: { selectionMode: 'always' } });
  act(() => result.current.leave());
  expect(result.current).toMatchObject({ active: false, count: 0, selection: [] });
});
