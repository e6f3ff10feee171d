import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StillUpload } from '../../test/storyUpload.tsx';
import type { Uploads } from './uploads.ts';
import { useRemoveEmptyAlbums } from './useUploadEffects.ts';

const remove = vi.hoisted(() => vi.fn());
vi.mock('../../shared/api/api.ts', () => ({ api: { folders: { remove } } }));

function Effects() {
  useRemoveEmptyAlbums();
  return null;
}

/** Renders the effects after an upload that stored no file in the new album `a1`. */
function cancelUpload(): Uploads['newAlbums'] {
  const newAlbums: Uploads['newAlbums'] = new Map([['a1', 'empty']]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StillUpload newAlbums={newAlbums}>
        <Effects />
      </StillUpload>
    </QueryClientProvider>,
  );
  return newAlbums;
}

it('lets the server delete a new album without files only if it is empty', async () => {
  remove.mockResolvedValue({ count: 0, undo: null, manage: null });
  expect(cancelUpload().get('a1')).toBe('removed');
  const call = { params: { id: 'a1' }, query: { if_empty: true } };
  await vi.waitFor(() => expect(remove).toHaveBeenCalledWith(call));
});

it('keeps a new album that photos were moved into', async () => {
  remove.mockRejectedValue(new Error('The album has photos'));
  const newAlbums = cancelUpload();
  await vi.waitFor(() => expect(newAlbums.get('a1')).toBe('filled'));
});
