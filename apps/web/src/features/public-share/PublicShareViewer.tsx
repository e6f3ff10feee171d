import { useQuery } from '@tanstack/react-query';
import { type ActionList, PhotoInfoPanel } from '@xiangji/blocks';
import { Button, PhotoViewer } from '@xiangji/photo-viewer';
import { DownloadIcon, FolderInputIcon } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAfterLayer } from '../../shared/layer/useAfterLayer.ts';
import type { PhotoSource } from '../../shared/photoList/photoSource.ts';
import { type PhotoViewerOptions, usePhotoViewer } from '../../shared/photoList/usePhotoViewer.ts';
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
  extends Omit<PublicShareDialogsProps, 'control' | 'subject' | 'path' | 'onDone'>,
    PhotoViewerOptions {
  pendingActions: PendingActions;
  mutations: PublicShareActions;
  /** The actions of the viewer's menu. */
  viewerActions: MenuProps['viewerActions'];
  /** An address of this share for another device. */
  pathOf: (photoId: string) => string;
}

/** The viewer above a share's list. A photo removed from the share is followed by the next. */
export function PublicShareViewer(props: PublicShareViewerProps) {
  const { find, pendingActions, mutations, viewerActions, pathOf, ...dialogs } = props;
  const [panel, setPanel] = useState(false);
  const afterLayer = useAfterLayer(pendingActions.control);
  const { id, viewer, showNext } = usePhotoViewer(props);
  if (!viewer) return null;
  const onLayer = (layer: PublicShareLayer) => pendingActions.pendingAction(layer, { ids: [id], count: 1 });
  const cancel: PublicShareActions['cancel'] = async (ids) => {
    await mutations.cancel(ids);
    showNext(afterLayer);
  };
  return (
    <>
      <PhotoViewer
        {...viewer}
        actions={
          <ViewerTools
            {...{ viewerActions, panel, onLayer }}
            onPanel={setPanel}
            onDownload={() => void mutations.download(id)}
          />
        }
        sidePanel={panel ? <SharedInfo shareId={props.share.id} photoId={id} find={find} /> : null}
      />
      <PublicShareDialogs
        {...dialogs}
        control={pendingActions.control}
        subject={pendingActions.subject}
        mutations={{ ...mutations, cancel }}
        path={pathOf(id)}
        onDone={() => undefined}
      />
    </>
  );
}
