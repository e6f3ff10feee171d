import { useInfiniteQuery } from '@tanstack/react-query';
import { ORDER, PAGING, type File as Photo } from '@xiangji/api-client/contract';
import { Button, Card, ErrorState, Skeleton } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../api/api.ts';
import * as css from './AlbumEditLayer.css.ts';

function useAlbumPhotos(folderId: string) {
  return useInfiniteQuery({
    queryKey: ['photos', 'covers', folderId],
    initialPageParam: undefined as Photo | undefined,
    queryFn: ({ pageParam: last, signal }) =>
      api.files.list({
        query: {
          pid: folderId,
          // The last photo's own time says where the next page begins, whatever order the album has.
          order: ORDER.DATE_ASC,
          count: PAGING.INITIAL_LIST,
          ...(last && { fid: last.id, time: last.time }),
        },
        signal,
      }),
    getNextPageParam: ({ list, more }) => (more.next ? list.at(-1) : undefined),
  });
}

/** The photos of an album, to take one of them for its cover. */
export function CoverPhotos({ folderId, onChoose }: { folderId: string; onChoose: (photo: Photo) => void }) {
  const t = useTranslations('albumEdit');
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useAlbumPhotos(folderId);
  if (error && !data) {
    return <ErrorState title={t('loadFailed')} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton style={{ height: 180 }} />;
  const photos = data.pages.flatMap(({ list }) => list);
  if (photos.length === 0) return <p className={css.note}>{t('noPhotos')}</p>;
  return (
    <div className={css.chooser}>
      <ul className={css.photos} aria-label={t('photosOf')}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Card asChild className={css.photo}>
              <button
                type="button"
                aria-label={photo.name || t('photo', { index: index + 1 })}
                onClick={() => onChoose(photo)}
              >
                <img className={css.thumbnail} src={photo.thumbnail[0]?.[1]} alt="" loading="lazy" />
              </button>
            </Card>
          </li>
        ))}
      </ul>
      {error && <p className={css.note}>{t('loadFailed')}</p>}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('morePhotos')}
        </Button>
      )}
    </div>
  );
}
