import { photoActionLabels, useViewedPhotoActions } from '@xiangji/blocks';
import { Button, FavoriteButton, PhotoViewer } from '@xiangji/photo-viewer';
import { DownloadIcon, Trash2Icon, useAfterLayer } from '@xiangji/ui';
import { useState } from 'react';
import { useLayer } from '../../shared/layer/useLayer.ts';
import { useBlockTexts } from '../../shared/locale/useBlockTexts.ts';
import { photoRefOf } from '../../shared/models/photo.ts';
import { useDownload } from '../../shared/photoList/useDownload.ts';
import { type PhotoViewerOptions, usePhotoViewer } from '../../shared/photoList/usePhotoViewer.ts';
import { ViewerPanelTools } from '../../shared/photoList/ViewerPanelTools.tsx';
import { InfoPanel } from './InfoPanel.tsx';
import { LazyPhotoDialogs } from './LazyPhotoDialogs.tsx';
import { PHOTO_LAYERS, type PhotoLayer, type PhotoSubject } from './photoLayers.ts';
import { downloadPhoto } from './photos.queries.ts';
import { usePhotoMutations } from './usePhotoMutations.ts';

export interface PhotoViewProps extends PhotoViewerOptions {
  albumId: string | undefined;
  /** The list shows favorites only: a photo leaves it with its mark. */
  onlyFavorites: boolean;
}

interface Shown extends Pick<ReturnType<typeof usePhotoViewer>, 'id' | 'viewer' | 'showNext'> {
  afterLayer: (run: () => void) => void;
}

/** Actions on the photo; after one that removes it from the list, the next or, at the end, the previous photo is shown. */
function useShownPhotoActions(
  { timeline, albumId, onlyFavorites }: PhotoViewProps,
  { id, viewer, showNext, afterLayer }: Shown,
) {
  const { store } = timeline;
  const staying = usePhotoMutations({ store, onDone: (_, refresh) => afterLayer(refresh) });
  const leaving = usePhotoMutations({
    store,
    onDone: (_, refresh) =>
      afterLayer(() => {
        showNext();
        refresh();
      }),
  });
  const shown = viewer && store?.getItem(viewer.index);
  const subject: PhotoSubject = { selected: { ids: [id] }, count: 1, first: shown && photoRefOf(shown) };
  // A toast has reported a failure.
  const run = (call: Promise<void>) => void call.catch(() => undefined);
  return {
    subject,
    mutations: { ...staying, remove: leaving.remove, move: (albumId ? leaving : staying).move },
    favorite: (mark: boolean) =>
      run((onlyFavorites && !mark ? leaving : staying).favorite(subject.selected, mark)),
    rotate: () => run(staying.rotate(id)),
    describe: (text: string) => run(staying.describe(subject.selected, text)),
  };
}

interface ViewerToolsProps {
  /** The photo that is shown. */
  photoId: string;
  /** Whether its details are shown. */
  panel: boolean;
  onPanel: (shown: boolean) => void;
  onLayer: (layer: PhotoLayer, id: string) => void;
  onFavorite: (favorite: boolean) => void;
}

/** The owner's actions in the viewer's toolbar (spec §2 'Photo viewer'). */
function ViewerTools({ photoId, panel, onPanel, onLayer, onFavorite }: ViewerToolsProps) {
  const labels = useBlockTexts(photoActionLabels);
  const download = useDownload(downloadPhoto);
  const actions = useViewedPhotoActions({ onAction: (layer) => onLayer(layer, photoId) });
  return (
    <>
      <FavoriteButton onFavoriteChange={(_, favorite) => onFavorite(favorite)} />
      <Button label={labels.download} onClick={() => void download(photoId)}>
        <DownloadIcon />
      </Button>
      <Button label={labels.remove} onClick={() => onLayer('remove', photoId)}>
        <Trash2Icon />
      </Button>
      <ViewerPanelTools {...{ panel, onPanel, actions }} />
    </>
  );
}

/** The viewer above its list: paging changes the address, closing goes back to the list where it was. */
export function PhotoView(props: PhotoViewProps) {
  const { albumId, address } = props;
  const [panel, setPanel] = useState(false);
  const control = useLayer(PHOTO_LAYERS, 'viewer');
  const afterLayer = useAfterLayer(control);
  const shown = usePhotoViewer(props);
  const { id, viewer } = shown;
  const { mutations, subject, rotate, favorite, describe } = useShownPhotoActions(props, {
    ...shown,
    afterLayer,
  });
  if (!viewer) return null;
  return (
    <>
      <PhotoViewer
        {...viewer}
        onRotate={rotate}
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
