import type { PhotoGridHandle } from '@xiangji/photo-grid';
import { PhotoViewer } from '@xiangji/photo-viewer';
import { type RefObject, useState } from 'react';
import { useAfterLayer } from '../../shared/layer/useAfterLayer.ts';
import { useLayer } from '../../shared/layer/useLayer.ts';
import { photoRefOf } from '../../shared/models/photo.ts';
import type { PhotoAddress } from '../../shared/photoList/photoAddress.ts';
import type { PhotoSource } from '../../shared/photoList/photoSource.ts';
import { useNextPhoto } from '../../shared/photoList/useNextPhoto.ts';
import type { Timeline } from '../../shared/photoList/useTimeline.ts';
import { useFollowers, useLeaving } from '../../shared/photoList/useViewerAddress.ts';
import { useViewerPlace } from '../../shared/photoList/useViewerPlace.ts';
import { InfoPanel } from './InfoPanel.tsx';
import { LazyPhotoDialogs } from './LazyPhotoDialogs.tsx';
import { PHOTO_LAYERS, type PhotoSubject } from './photoLayers.ts';
import { usePhotoMutations } from './usePhotoMutations.ts';
import { ViewerTools } from './ViewerTools.tsx';

export interface PhotoViewProps {
  timeline: Timeline;
  /** Finds a photo that is not loaded. Keep its identity. */
  find: PhotoSource['get'];
  photoId: string;
  albumId: string | undefined;
  /** The list shows favorites only: a photo leaves it with its mark. */
  onlyFavorites: boolean;
  /** Of the list below. */
  address: PhotoAddress;
  grid: RefObject<PhotoGridHandle | null>;
  /** The tile that was opened, from which the photo expands. */
  tile: RefObject<HTMLElement | null>;
}

/**
 * Actions on the photo; after one that removes it from the list, the next or, at the end, the previous photo is
 * shown.
 */
function useViewerActions(
  { timeline, albumId, onlyFavorites, photoId, tile }: PhotoViewProps,
  place: ReturnType<typeof useViewerPlace>,
  { leave, afterLayer }: { leave: () => void; afterLayer: (run: () => void) => void },
) {
  const { store } = timeline;
  const { index } = place;
  const { goTo, showNext } = useNextPhoto({ timeline, tile, place, leave });
  const staying = usePhotoMutations({ store, onDone: (_, refresh) => afterLayer(refresh) });
  const leaving = usePhotoMutations({
    store,
    onDone: (_, refresh) =>
      afterLayer(() => {
        showNext();
        refresh();
      }),
  });
  const shown = index === undefined ? undefined : store?.getItem(index);
  const id = shown?.id ?? photoId;
  const subject: PhotoSubject = { selected: { ids: [id] }, count: 1, first: shown && photoRefOf(shown) };
  return {
    goTo,
    id,
    subject,
    mutations: { ...staying, remove: leaving.remove, move: (albumId ? leaving : staying).move },
    // A toast has reported the failure.
    favorite: (mark: boolean) =>
      void (onlyFavorites && !mark ? leaving : staying)
        .favorite(subject.selected, mark)
        .catch(() => undefined),
    rotate: () => void staying.rotate(id).catch(() => undefined),
    describe: (text: string) => void staying.describe(subject.selected, text).catch(() => undefined),
  };
}

/** The viewer above its list: paging changes the address, closing goes back to the list where it was. */
export function PhotoView(props: PhotoViewProps) {
  const { timeline, find, photoId, albumId, address, tile } = props;
  const [panel, setPanel] = useState(false);
  const control = useLayer(PHOTO_LAYERS, 'viewer');
  const afterLayer = useAfterLayer(control);
  const { store, photos } = timeline;
  const { leave, onGone } = useLeaving(address);
  const place = useViewerPlace(store, photoId, { find, onGone });
  const { index } = place;
  const { mutations, id, subject, goTo, rotate, favorite, describe } = useViewerActions(props, place, {
    leave,
    afterLayer,
  });
  useFollowers(props, index, index === undefined ? undefined : timeline.getItem(index)?.id);
  if (index === undefined || !photos) return null;

  return (
    <>
      <PhotoViewer
        open
        source={photos}
        index={index}
        onIndexChange={goTo}
        onRotate={rotate}
        onOpenChange={leave}
        openFrom={() => tile.current}
        actions={
          <ViewerTools
            {...{ photoId: id, panel }}
            onPanel={setPanel}
            onLayer={control.open}
            onFavorite={favorite}
          />
        }
        sidePanel={
          panel ? (
            <InfoPanel photoId={id} onDescribe={describe} onDate={() => control.open('date', id)} />
          ) : null
        }
      />
      <LazyPhotoDialogs {...{ control, mutations, albumId, address, subject }} />
    </>
  );
}
