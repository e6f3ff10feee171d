import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { filterChipsLabels } from './labels.ts';
import { useNamedFilters } from './useNamedFilters.ts';

it('names the album, the tag and the place of a search as soon as they are known', () => {
  const search = { text: 'sea', favorite: true as const, albumId: 'a', tagId: 't', placeId: 'p' };
  const names = { tags: [{ id: 't', name: 'Lake' }] };
  const { result } = renderHook(() => useNamedFilters(search, names));
  const { album, place } = filterChipsLabels.en;
  expect(result.current.filters).toMatchObject({
    favorite: true,
    album: { id: 'a', name: album },
    tag: { id: 't', name: 'Lake' },
    place: { id: 'p', name: place },
  });
  act(() => result.current.remember({ album: { id: 'a', name: 'Kyoto' } }));
  expect(result.current.filters.album).toEqual({ id: 'a', name: 'Kyoto' });
});
