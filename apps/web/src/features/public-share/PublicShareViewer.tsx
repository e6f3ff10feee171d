import { useQuery } from '@tanstack/react-query';
import { type ActionList, PhotoInfoPanel } from '@xiangji/blocks';
import type { PhotoGridHandle } from '@xiangji/photo-grid';
import { Button, PhotoViewer } from '@xiangji/photo-viewer';
import { DownloadIcon, FolderInputIcon } from '@xiangji/ui';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAfterLayer } from '../../shared/layer/useAfterLayer.ts';
import type { PhotoAddress } from '../../shared/photoList/photoAddress.ts';
import type { PhotoSource } from '../../shared/photoList/photoSource.ts';
import { useNextPhoto } from '../../shared/photoList/useNextPhoto.ts';
import type { Timeline } from '../../shared/photoList/useTimeline.ts';
import { useFollowers, useLeaving } from '../../shared/photoList/useViewerAddress.ts';
import { useViewerPlace } from '../../shared/photoList/useViewerPlace.ts';
import { ViewerPanelTools } from '../../shared/photoList/ViewerPanelTools.tsx';
import { PublicShareDialogs, type PublicShareDialogsProps } from './PublicShareDialogs.tsx';
import { sharedPhotoQuery } from './publicShare.queries.ts';
import type { PublicShareLayer } from './publicShareLayers.ts';
import type { PendingActions } from './usePendingActions.ts';
import type { PublicShareActions } from './usePublicShareActions.ts';

interface MenuProps {
  viewerActions: (onLayer: MenuProps['onLayer']) => ActionList;
  panel: boolean;
  onPanel: (shown: boolean) => void;
  onDownload: () => void;
  onLayer: (layer: PublicShareLayer) => void;
}

/** A visitor's actions in the viewer's bar; taking out of the share is the owner's (spec §2 'Photo view menu'). */
function ViewerTools({ viewerActions, panel, onPanel, onDownload, onLayer }: MenuProps) {
  const t = useTranslations('publicShare');
  const viewer = useTranslations('viewer');
  const actions = viewerActions(onLayer);
  return (
    <>
      <Button label={t('saveTo')} onClick={() => onLayer('save')}>
        <FolderInputIcon />
      </Button>
      <Button label={viewer('download')} onClick={onDownload}>
        <DownloadIcon />
      </Button>
      <ViewerPanelTools {...{ panel, onPanel, actions }} />
    </>
  );
}

/**
 * Description and time, and nothing that reveals where or with which camera a photo was taken (spec §2 'Info panel').
 */
function SharedInfo({
  shareId,
  photoId,
  find,
}: {
  shareId: string;
  photoId: string;
  find: PhotoSource['get'];
}) {
  const { data, isError, isFetching, refetch } = useQuery(sharedPhotoQuery(shareId, photoId, find));
  const photo = data && { ...data, place: undefined, tags: [], exif: [] };
  return (
    <PhotoInfoPanel photo={photo} failed={isError} retrying={isFetching} onRetry={() => void refetch()} />
  );
}

export interface PublicShareViewerProps
  extends Omit<PublicShareDialogsProps, 'control' | 'subject' | 'path' | 'onDone'> {
  timeline: Timeline;
  /** Finds a photo that is not loaded. Keep its identity. */
  find: PhotoSource['get'];
  photoId: string;
  address: PhotoAddress;
  grid: RefObject<PhotoGridHandle | null>;
  /** The tile that was opened, from which the photo expands. */
  tile: RefObject<HTMLElement | null>;
  pendingActions: PendingActions;
  mutations: PublicShareActions;
  /** The actions of the viewer's menu. */
  viewerActions: MenuProps['viewerActions'];
  /** An address of this share for another device. */
  pathOf: (photoId: string) => string;
}

/** The viewer above a share's list. A photo removed from the share is followed by the next. */
export function PublicShareViewer(props: PublicShareViewerProps) {
  const {
    timeline,
    find,
    photoId,
    address,
    tile,
    pendingActions,
    mutations,
    share,
    isOwner,
    viewerActions,
    pathOf,
    ...dialogs
  } = props;
  const [panel, setPanel] = useState(false);
  const { store, photos } = timeline;
  const { leave, onGone } = useLeaving(address);
  const place = useViewerPlace(store, photoId, { find, onGone });
  const { index } = place;
  const afterLayer = useAfterLayer(pendingActions.control);
  const { goTo, showNext } = useNextPhoto({ timeline, tile, place, leave: () => afterLayer(leave) });
  const shownId = index === undefined ? undefined : timeline.getItem(index)?.id;
  useFollowers(props, index, shownId);
  if (index === undefined || !photos) return null;
  const id = shownId ?? photoId;
  const onLayer = (layer: PublicShareLayer) => pendingActions.pendingAction(layer, { ids: [id], count: 1 });
  const cancel: PublicShareActions['cancel'] = async (ids) => {
    await mutations.cancel(ids);
    showNext();
  };
  return (
    <>
      <PhotoViewer
        open
        source={photos}
        index={index}
        onIndexChange={goTo}
        onOpenChange={leave}
        openFrom={() => tile.current}
        actions={
          <ViewerTools
            {...{ viewerActions, panel, onLayer }}
            onPanel={setPanel}
            onDownload={() => void mutations.download(id)}
          />
        }
        sidePanel={panel ? <SharedInfo shareId={share.id} photoId={id} find={find} /> : null}
      />
      <PublicShareDialogs
        {...{ share, isOwner, ...dialogs }}
        control={pendingActions.control}
        subject={pendingActions.subject}
        mutations={{ ...mutations, cancel }}
        path={pathOf(id)}
        onDone={() => undefined}
      />
    </>
  );
}
