import { UPLOAD } from '@xiangji/api-client/contract';
import { canRetry, UPLOAD_STATE, type UploadItem, watchArrivals } from '@xiangji/api-client/upload';
import { useLeaveQuestion } from '@xiangji/blocks';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useRemoveEmptyAlbum } from '../../shared/queries/albums.queries.ts';
import { useRefreshPhotos } from '../../shared/queries/photos.queries.ts';
import { useRefreshAlbums } from '../../shared/queries/refresh.ts';
import { setLeaveQuestion } from '../../shared/upload/leaveQuestion.ts';
import { useUploadSnapshot, useUploads } from './uploads.ts';

/** Shows new photos in every open list. */
export function useRefreshWhileArriving(): void {
  const { queue } = useUploads();
  const refreshPhotos = useRefreshPhotos();
  const refreshAlbums = useRefreshAlbums();
  useEffect(
    () =>
      watchArrivals(queue, () => {
        void refreshPhotos();
        void refreshAlbums();
      }),
    [queue, refreshPhotos, refreshAlbums],
  );
}

/** Whether files of an album are being sent, or failed and can be sent again. */
function expectsFiles(items: readonly UploadItem[], albumId: string): boolean {
  return items.some(
    (item) => item.target.id === albumId && (item.progress !== UPLOAD.PROGRESS_FAILED || canRetry(item)),
  );
}

/** Removes an album that was created for files of which none was stored: all were cancelled or refused. */
export function useRemoveEmptyAlbums(): void {
  const { newAlbums } = useUploads();
  const { items } = useUploadSnapshot();
  const { mutateAsync: remove } = useRemoveEmptyAlbum();
  useEffect(() => {
    const unused = Array.from(newAlbums).filter(
      ([id, state]) => state === 'empty' && !expectsFiles(items, id),
    );
    for (const [id] of unused) {
      newAlbums.set(id, 'removed');
      // Photos may have been moved into it.
      remove(id).catch(() => newAlbums.set(id, 'filled'));
    }
  }, [items, newAlbums, remove]);
}

/** Asks before a page with an unfinished upload is closed, or its user signs out (spec §4). */
export function useLeaveGuard(): void {
  const t = useTranslations('upload');
  const active = useUploadSnapshot().type === UPLOAD_STATE.UPLOADING;
  const text = t('leave');
  useLeaveQuestion(active ? text : undefined);
  useEffect(() => {
    setLeaveQuestion(active ? text : undefined);
    return () => setLeaveQuestion(undefined);
  }, [active, text]);
}
