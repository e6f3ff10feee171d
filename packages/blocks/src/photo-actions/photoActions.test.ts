import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ActionList, actionsIn, entriesIn } from '../action-menu/action.ts';
import {
  usePhotoListMenu,
  usePhotoMenu,
  useSelectedPhotosActions,
  useSelectedSharedPhotosActions,
  useSharedPhotoListMenu,
  useSharedPhotoMenu,
  useViewedPhotoActions,
  useViewedSharedPhotoMenu,
} from './index.ts';

const onAction = vi.fn();
const namesOf = (list: ActionList) =>
  entriesIn(list).map((entry) => (entry === 'separator' ? '-' : entry.label));
/** The arguments that each action of a list calls back with. */
function callsOf(list: ActionList): unknown[][] {
  for (const { onSelect } of actionsIn(list)) onSelect();
  return onAction.mock.calls;
}

beforeEach(() => onAction.mockClear());

it('has the actions on the selected photos', () => {
  const { result } = renderHook(() => useSelectedPhotosActions({ areFavorites: true, onAction }));
  expect(callsOf(result.current).flat()).toEqual([
    ...['share', 'rename', 'move', 'remove', 'unfavorite', 'date', 'download'],
  ]);
  expect(actionsIn(result.current).filter(({ inMenu }) => inMenu)).toHaveLength(3);
});

it('has the actions on one photo, which removes the mark of a favorite', () => {
  const { result } = renderHook(() => usePhotoMenu({ isFavorite: (index) => index === 3, onAction }));
  expect(namesOf(result.current('a', 3))).toContain('Remove from favorites');
  expect(callsOf(result.current('b', 4))).toContainEqual(['favorite', 'b', 4]);
  expect(onAction).toHaveBeenLastCalledWith('remove', 'b', 4);
});

it('shares and edits an album only in an album', () => {
  const options = { empty: true, onAction };
  const { result, rerender } = renderHook((inAlbum: boolean) => usePhotoListMenu({ inAlbum, ...options }), {
    initialProps: true,
  });
  expect(namesOf(result.current)).toEqual([
    ...['Select photos', 'Share album', 'Edit album', '-', 'Layout', 'Reload', 'Open on another device'],
  ]);
  expect(actionsIn(result.current).filter(({ disabled }) => disabled)).toHaveLength(2);
  rerender(false);
  expect(namesOf(result.current)).not.toContain('Edit album');
});

it('has the menu of a viewer', () => {
  const { result } = renderHook(() => useViewedPhotoActions({ onAction }));
  expect(callsOf(result.current).flat()).toEqual(['share', 'date', 'move', 'cover', 'openOnDevice']);
});

it.each([
  [true, ['openOnDevice', 'cancel'], ['save', 'cancel'], 'Manage photos'],
  [false, ['openOnDevice'], ['save'], 'Select photos'],
])('has the actions on a share (owner: %s)', (isOwner, viewed, selected, manage) => {
  const { result } = renderHook(() => ({
    viewed: useViewedSharedPhotoMenu({ isOwner })(onAction),
    selected: useSelectedSharedPhotosActions({ isOwner, onAction }),
    list: useSharedPhotoListMenu({ isOwner, empty: false, onAction }),
    photo: useSharedPhotoMenu({ isOwner, onAction })('a', 1),
  }));
  expect(actionsIn(result.current.viewed).map(({ id }) => id)).toEqual(viewed);
  expect(actionsIn(result.current.selected).map(({ id }) => id)).toEqual(selected);
  expect(namesOf(result.current.list)).toEqual([
    ...[manage, 'Save collection', '-', 'Layout', 'Reload', 'Open on another device'],
  ]);
  expect(callsOf(result.current.photo)).toContainEqual(['save', 'a', 1]);
});
