import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { actionsIn } from '../action-menu/action.ts';
import { useSelectedIds } from '../selection-bar/useSelectedIds.ts';
import { useRecycleBinMenu, useRecycleSelection } from './recycleActions.tsx';

const onAction = vi.fn();

it('selects a page and acts on the selected photos', () => {
  const { result } = renderHook(() => {
    const selected = useSelectedIds();
    return { selected, bar: useRecycleSelection({ photos: [{ id: 'a' }, { id: 'b' }], selected, onAction }) };
  });
  act(() => result.current.selected.toggle('other'));
  expect(result.current.bar).toMatchObject({ count: 1, allSelected: false });
  act(() => result.current.bar.onSelectAll(true));
  expect(result.current.bar).toMatchObject({ count: 3, allSelected: true });
  for (const { onSelect } of actionsIn(result.current.bar.actions)) onSelect();
  expect(onAction.mock.calls.flat()).toEqual(['back', 'to', 'remove']);
  act(() => result.current.bar.onLeave());
  expect(result.current.bar.count).toBe(0);
});

it('has nothing to do in an empty recycle bin but to load it again', () => {
  const onReload = vi.fn();
  const { result } = renderHook(() => useRecycleBinMenu({ empty: true, onAction, onReload }));
  const actions = actionsIn(result.current);
  expect(actions.map(({ disabled = false }) => disabled)).toEqual([true, true, true, false]);
  actions.at(-1)?.onSelect();
  expect(onReload).toHaveBeenCalledOnce();
});
