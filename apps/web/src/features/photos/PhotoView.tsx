import type { PhotoGridHandle } from '@xiangji/photo-grid';
import { PhotoViewer, ViewerButton, en as viewerEn, zhCN as viewerZh } from '@xiangji/photo-viewer';
import { DownloadIcon, InfoIcon, useToast } from '@xiangji/ui';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../../api.ts';
import { useErrorText } from '../../app/errors.ts';
import { useLocaleChoice } from '../../app/locale/LocaleContext.ts';
import { InfoPanel } from './InfoPanel.tsx';
import type { TimelineStore } from './timeline/timelineStore.ts';
import type { Timeline } from './useTimeline.ts';

export interface PhotoViewProps {
  timeline: Timeline;
  photoId: string;
  /** Path of the list below. */
  base: string;
  grid: RefObject<PhotoGridHandle | null>;
  /** The tile that was opened, which the photo grows from. */
  tile: RefObject<HTMLElement | null>;
}

/** Where a photo of the address stands in the list: known at once when loaded, else asked for (a copied link). */
function usePhotoIndex(store: TimelineStore | undefined, photoId: string, onGone: (error: unknown) => void) {
  const [located, setLocated] = useState<{ id: string; index: number }>();
  const known = store?.indexOf(photoId);
  useEffect(() => {
    if (!store || known !== undefined) return;
    let current = true;
    const find = async () => {
      const { id, time } = await api.files.get({ params: { id: photoId }, query: {} });
      const index = await store.locate({ id, time });
      if (current && index !== undefined) setLocated({ id, index });
    };
    find().catch((error: unknown) => current && onGone(error));
    return () => {
      current = false;
    };
  }, [store, known, photoId, onGone]);
  return known ?? (located?.id === photoId ? located.index : undefined);
}

/** Where the viewer is: where the address says until somebody pages, and again when the list is read anew. */
function usePagedIndex(store: TimelineStore | undefined, located: number | undefined) {
  const [paged, setPaged] = useState<{ store: TimelineStore | undefined; index: number }>();
  const index = paged && paged.store === store ? paged.index : located;
  return [index, (next: number) => setPaged({ store, index: next })] as const;
}

function useDownload() {
  const t = useTranslations('viewer');
  const toast = useToast();
  return async (id: string) => {
    try {
      const { url, name } = await api.files.download({ params: { id } });
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
    } catch {
      toast.show({ title: t('downloadFailed'), tone: 'critical' });
    }
  };
}

/** The viewer above its list: paging changes the address, closing goes back to the list where it was. */
export function PhotoView({ timeline, photoId, base, grid, tile }: PhotoViewProps) {
  const t = useTranslations('viewer');
  const { locale } = useLocaleChoice();
  const navigate = useNavigate();
  const { state } = useLocation();
  const toast = useToast();
  const errorText = useErrorText();
  const [panel, setPanel] = useState(false);
  const download = useDownload();
  const { store } = timeline;

  const leave = useCallback(() => {
    if (state?.fromList) void navigate(-1);
    else void navigate(base, { replace: true, preventScrollReset: true });
  }, [state, navigate, base]);
  const onGone = useCallback(
    (error: unknown) => {
      toast.show({ title: errorText(error), tone: 'critical' });
      void navigate(base, { replace: true });
    },
    [toast, errorText, navigate, base],
  );
  const located = usePhotoIndex(store, photoId, onGone);
  const [index, setIndex] = usePagedIndex(store, located);
  // The list follows, so that closing shows the place of what was looked at last, after a copied link too.
  useEffect(() => {
    if (index !== undefined) grid.current?.scrollToPhoto(index, 'auto');
  }, [index, grid]);
  const shown = index === undefined ? undefined : timeline.getItem(index);
  useEffect(() => {
    // Paging is faster than addresses are: the address follows when it can, and once the photo is known.
    if (!shown || shown.id === photoId) return;
    void navigate(`${base}/${shown.id}`, { replace: true, state, preventScrollReset: true });
  }, [shown, photoId, navigate, base, state]);
  if (index === undefined || !store) return null;

  const goTo = (next: number) => {
    tile.current = null;
    setIndex(next);
  };

  return (
    <PhotoViewer
      open
      count={store.total}
      index={index}
      onIndexChange={goTo}
      getItem={timeline.getItem}
      onNeed={store.want}
      onClose={leave}
      openFrom={() => tile.current}
      labels={locale === 'en' ? viewerEn : viewerZh}
      topBar={
        <>
          <ViewerButton label={t('download')} onClick={() => void download(shown?.id ?? photoId)}>
            <DownloadIcon />
          </ViewerButton>
          <ViewerButton label={panel ? t('closeInfo') : t('info')} onClick={() => setPanel(!panel)}>
            <InfoIcon />
          </ViewerButton>
        </>
      }
      sidePanel={panel ? <InfoPanel photoId={shown?.id ?? photoId} /> : null}
    />
  );
}
