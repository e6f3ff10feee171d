import type { File as Photo } from '@xiangji/api-client/contract';
import { Button, Card, ErrorState, Skeleton } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useAlbumPhotos } from '../queries/photos.queries.ts';
import * as css from './AlbumEditLayer.css.ts';

/** The photos of an album, to take one of them for its cover. */
export function CoverPhotos({ albumId, onChoose }: { albumId: string; onChoose: (photo: Photo) => void }) {
  const t = useTranslations('albumEdit');
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useAlbumPhotos(albumId);
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
