import { dateOfDay } from '@xiangji/api-client/contract';
import {
  createGridController,
  en as gridEn,
  zhCN as gridZh,
  PhotoAxis,
  PhotoGrid,
  type PhotoGridHandle,
  type PhotoSection,
} from '@xiangji/photo-grid';
import { AppBar, BackIcon, Banner, Button, EmptyState, Skeleton, UploadIcon } from '@xiangji/ui';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocaleChoice } from '../../app/locale/LocaleContext.ts';
import { BarAction } from '../../app/shell/BarAction.tsx';
import { ListFailed } from '../../app/shell/ListFailed.tsx';
import { PhoneAccount } from '../../app/shell/PhoneAccount.tsx';
import { useUpload } from '../../app/upload/UploadContext.ts';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import { OrderMenu } from './OrderMenu.tsx';
import * as css from './PhotosPage.css.ts';
import { useStoredOrder } from './useStoredOrder.ts';
import { type Timeline, useTimeline } from './useTimeline.ts';

/** The viewer's code comes when a photo is first opened. */
const PhotoView = lazy(async () => ({ default: (await import('./PhotoView.tsx')).PhotoView }));

const SKELETONS = Array.from({ length: 18 }, (_, index) => index);

function PhotoSkeletons() {
  return (
    <div className={css.skeletons} aria-hidden="true">
      {SKELETONS.map((key) => (
        <Skeleton key={key} className={css.skeleton} />
      ))}
    </div>
  );
}

/** A heading's year stands on the axis, its day in the bubble. */
function axisName(section: PhotoSection) {
  return { mark: String(dateOfDay(Number(section.key)).year), name: section.name };
}

function Total({ info }: { info: Timeline['info'] }) {
  const t = useTranslations('photos');
  if (!info || info.count === 0) return null;
  const { count_photo: photos, count_video: videos } = info;
  return (
    <p className={css.total}>{videos > 0 ? t('totalVideos', { photos, videos }) : t('total', { photos })}</p>
  );
}

interface PhotoListProps {
  timeline: Timeline;
  onOpen: (index: number, element: HTMLElement) => void;
  onUpload: () => void;
  grid: React.Ref<PhotoGridHandle>;
}

/** The list in its states: loading, failed, empty, there; a page that did not come is told above what did. */
function PhotoList({ timeline, onOpen, onUpload, grid }: PhotoListProps) {
  const t = useTranslations('photos');
  const { locale } = useLocaleChoice();
  const [controller] = useState(createGridController);
  const labels = locale === 'en' ? gridEn : gridZh;
  const { store, sections } = timeline;
  const { error, isFetching, reload } = timeline;
  if (error && !sections) {
    return <ListFailed error={error} title={t('loadFailed')} retrying={isFetching} onRetry={reload} />;
  }
  if (!store || !sections) return <PhotoSkeletons />;
  if (sections.length === 0) {
    const action = (
      <Button variant="solid" icon={<UploadIcon />} onClick={onUpload}>
        {t('upload')}
      </Button>
    );
    return <EmptyState title={t('empty')} action={action} />;
  }
  return (
    <>
      {timeline.loadError !== undefined && (
        <div className={css.notice}>
          <Banner
            tone="critical"
            title={t('loadFailed')}
            action={<Button onClick={store.retry}>{t('reload')}</Button>}
          />
        </div>
      )}
      <div className={css.list}>
        <PhotoGrid
          ref={grid}
          className={css.grid}
          sections={sections}
          getItem={timeline.getItem}
          dataVersion={timeline.version}
          onRange={store.want}
          onOpen={onOpen}
          controller={controller}
          labels={labels}
          footer={<Total info={timeline.info} />}
        />
        <div className={css.axis}>
          <PhotoAxis controller={controller} nameOf={axisName} labels={labels} />
        </div>
      </div>
    </>
  );
}

/** Opens a photo by its place; one that is still on its way opens as soon as it is there. */
function useOpenPhoto({ getItem, version }: Timeline, base: string, tile: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what may have brought the photo
  useEffect(() => {
    const item = wanted === undefined ? undefined : getItem(wanted);
    if (!item) return;
    setWanted(undefined);
    // Closing goes back, so that the browser's own back button does the same.
    void navigate(`${base}/${item.id}`, { state: { fromList: true }, preventScrollReset: true });
  }, [wanted, version, getItem, navigate, base]);
  return useCallback(
    (index: number, element: HTMLElement) => {
      tile.current = element;
      setWanted(index);
    },
    [tile],
  );
}

/** All photos, or those of one album, by date; a photo's own path opens it above its list (spec §2). */
export function PhotosPage() {
  const { albumId, photoId } = useParams();
  const t = useTranslations('photos');
  const upload = useUpload();
  const [order, setOrder] = useStoredOrder(albumId ?? 'all');
  const timeline = useTimeline({ albumId, order });
  const grid = useRef<PhotoGridHandle>(null);
  const tile = useRef<HTMLElement | null>(null);
  const base = albumId ? `/albums/${albumId}/photos` : '/photos';
  const title = albumId ? (timeline.info?.name ?? '') : t('title');
  useDocumentTitle(title);

  const open = useOpenPhoto(timeline, base, tile);
  const openUpload = () =>
    upload.open(albumId && timeline.info?.name ? { album: { id: albumId, name: timeline.info.name } } : {});

  return (
    <>
      <AppBar.Root>
        <AppBar.Browse>
          {albumId && (
            <Button asChild variant="ghost">
              <Link to="/albums" aria-label={t('backToAlbums')}>
                <BackIcon />
              </Link>
            </Button>
          )}
          <AppBar.Title>{title}</AppBar.Title>
          <AppBar.Actions>
            <OrderMenu order={order} onChange={setOrder} />
            <BarAction variant="solid" icon={<UploadIcon />} onClick={openUpload}>
              {t('upload')}
            </BarAction>
            <PhoneAccount />
          </AppBar.Actions>
        </AppBar.Browse>
      </AppBar.Root>
      <PhotoList timeline={timeline} onOpen={open} onUpload={openUpload} grid={grid} />
      {photoId && timeline.store && (
        <Suspense fallback={null}>
          <PhotoView timeline={timeline} photoId={photoId} base={base} grid={grid} tile={tile} />
        </Suspense>
      )}
    </>
  );
}
