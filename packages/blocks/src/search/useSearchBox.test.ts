import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSearchBox } from './useSearchBox.ts';

const onSearch = vi.fn();
const onFilters = vi.fn();
const album = { id: 'a1', name: 'Kyoto' };
const shown = (text = '') =>
  renderHook(
    (props: { text: string }) =>
      useSearchBox({ ...props, filters: { favorite: true }, onSearch, onFilters, recentKey: 'test.recent' }),
    { initialProps: { text } },
  );
type Shown = ReturnType<typeof shown>['result'];
const box = (result: Shown) => result.current.boxProps;

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

it('searches a text with the filters, and remembers it', () => {
  const { result } = shown();
  act(() => box(result).onSearch(' sea '));
  expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ text: 'sea', favorite: true }));
  act(() => box(result).onValueChange(''));
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ text: undefined, favorite: true }));
  expect(result.current.recent).toEqual([{ id: 'recent sea', kind: 'recent', name: 'sea' }]);
  act(() => box(result).onRecentClear());
  expect(result.current.recent).toEqual([]);
});

it('sets the filters of a suggestion, and searches the name of one without', () => {
  const { result } = shown();
  act(() => box(result).onSuggestionSelect({ id: '1', kind: 'album', name: 'Kyoto', filters: { album } }));
  expect(onFilters).toHaveBeenCalledWith({ album });
  expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ albumId: 'a1', favorite: true }));
  act(() => box(result).onSuggestionSelect({ id: '2', kind: 'albumSet', name: 'Japan' }));
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Japan' }));
});

it('follows the shown search, but keeps letters that were typed while its own search opened', () => {
  const { result, rerender } = shown();
  act(() => box(result).onSearch('sea'));
  act(() => box(result).onValueChange('seas'));
  rerender({ text: 'sea' });
  expect(result.current.text).toBe('seas');
  rerender({ text: 'lake' });
  expect(result.current.text).toBe('lake');
});
