import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createPagedSource } from './pagedSource.ts';
import { useViewerIndex } from './useViewerIndex.ts';

/** A list of one heading whose photos have these ids. */
async function listOf(ids: string[], loaded = true) {
  const count = ids.length;
  const store = createPagedSource({
    sections: [{ key: '1', name: '1', count }],
    keyOf: ({ id }) => id,
    sectionOf: () => '1',
    loadRange: async () => ids.map((id) => ({ id })),
  });
  if (loaded) await store.loadRange({ start: 0, end: count });
  return store;
}

const onGone = vi.fn();
const find = vi.fn(async (id: string): Promise<{ id: string }> => {
  throw new Error(`${id} is requested`);
});

async function openAt(photoId: string, ids: string[]) {
  const store = await listOf(ids);
  const initialProps = { store, photoId };
  return renderHook((props) => useViewerIndex(props.store, props.photoId, { find, onGone }), {
    initialProps,
  });
}

describe('the index of the viewer', () => {
  it('stays when the list without the deleted photo loads before the address has changed', async () => {
    const { result, rerender } = await openAt('a', ['a', 'b', 'c']);
    act(() => result.current.showNext());
    expect(result.current.index).toBe(1);
    const unread = await listOf(['b', 'c'], false);
    rerender({ store: unread, photoId: 'a' });
    expect(result.current.index).toBe(0);
    rerender({ store: await listOf(['b', 'c']), photoId: 'a' });
    expect(result.current.index).toBe(0);
    rerender({ store: await listOf(['b', 'c']), photoId: 'b' });
    expect(result.current.index).toBe(0);
    expect(onGone).not.toHaveBeenCalled();
  });

  it('shows a photo again whose deletion was undone', async () => {
    const { result, rerender } = await openAt('a', ['a', 'b']);
    act(() => result.current.showNext());
    const whole = await listOf(['a', 'b']);
    rerender({ store: whole, photoId: 'b' });
    expect(result.current.index).toBe(1);
    act(() => result.current.goTo(0));
    rerender({ store: await listOf(['a', 'b']), photoId: 'a' });
    expect(result.current.index).toBe(0);
  });
});
