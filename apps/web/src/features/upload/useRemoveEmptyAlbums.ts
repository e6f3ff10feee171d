import { UPLOAD } from '@xiangji/api-client/contract';
import { canRetry, type UploadItem } from '@xiangji/api-client/upload';
import { useEffect } from 'react';
import { useRemoveAlbum } from '../../shared/queries/albums.queries.ts';
import { useEngine, useUploadSnapshot } from './QueueContext.ts';

/** Whether files of an album are being sent, or failed and can be sent again. */
function expectsFiles(items: readonly UploadItem[], albumId: string): boolean {
  return items.some(
    (item) => item.target.id === albumId && (item.progress !== UPLOAD.PROGRESS_FAILED || canRetry(item)),
  );
}

/** Removes an album that was created for files of which none was stored: all were cancelled or refused. */
export function useRemoveEmptyAlbums(): void {
  const { newAlbums } = useEngine();
  const { items } = useUploadSnapshot();
  const { mutate: remove } = useRemoveAlbum().remove;
  useEffect(() => {
    const unused = Array.from(newAlbums).filter(
      ([id, state]) => state === 'empty' && !expectsFiles(items, id),
    );
    for (const [id] of unused) {
      newAlbums.set(id, 'removed');
      remove(id);
    }
  }, [items, newAlbums, remove]);
}
