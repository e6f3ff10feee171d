import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelectedIds } from './useSelectedIds.ts';

it('selects single items and pages of them, and keeps those of other pages', () => {
  const { result } = renderHook(useSelectedIds);
  const ids = () => [...result.current.selected];
  act(() => result.current.toggle('other'));
  act(() => result.current.selectAll([{ id: 'a' }, { id: 'b' }], true));
  expect(ids()).toEqual(['other', 'a', 'b']);
  act(() => result.current.toggle('a'));
  act(() => result.current.selectAll([{ id: 'b' }], false));
  expect(ids()).toEqual(['other']);
  act(() => result.current.clear());
  expect(ids()).toEqual([]);
});
