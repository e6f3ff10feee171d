import { UPLOAD_STATE, watchArrivals } from '@xiangji/api-client/upload';
import { useEffect } from 'react';
import { useBeforeUnload } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRefreshPhotos } from '../../shared/queries/photos.queries.ts';
import { useRefreshAlbums } from '../../shared/queries/refresh.ts';
import { setLeaveQuestion } from '../../shared/upload/leaveQuestion.ts';
import { useQueue, useUploadSnapshot } from './QueueContext.ts';

/** Shows new photos in every open list. */
export function useRefreshWhileArriving(): void {
  const queue = useQueue();
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

/** Asks before a page with an unfinished upload is closed, or its user signs out (spec §4). */
export function useLeaveGuard(): void {
  const t = useTranslations('upload');
  const active = useUploadSnapshot().type === UPLOAD_STATE.UPLOADING;
  const text = t('leave');
  useBeforeUnload((event) => {
    if (!active) return;
    event.preventDefault();
    // Browsers that still show a page's own text read it from here.
    event.returnValue = text;
  });
  useEffect(() => {
    setLeaveQuestion(active ? text : undefined);
    return () => setLeaveQuestion(undefined);
  }, [active, text]);
}
