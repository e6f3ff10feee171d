import { useQuery } from '@tanstack/react-query';
import { PhotoInfoPanel, type SharedPhotoActionLabels, type useViewedSharedPhotoMenu } from '@xiangji/blocks';
import { Button, PhotoViewer } from '@xiangji/photo-viewer';
import { DownloadIcon, FolderInputIcon, useAfterLayer } from '@xiangji/ui';
import { useState } from 'react';
import { type PhotoViewerOptions, usePhotoViewer } from '../../shared/photoList/usePhotoViewer.ts';
import { ViewerPanelTools } from '../../shared/photoList/ViewerPanelTools.tsx';
import { PublicShareDialogs } from './PublicShareDialogs.tsx';
import { sharedPhotoQuery } from './publicShare.queries.ts';
import type { PublicShareLayer } from './usePendingActions.ts';
import type { PublicShareScreenProps } from './usePublicShareScreen.ts';

interface ViewerToolsProps {
  viewerActions: ReturnType<typeof useViewedSharedPhotoMenu>;
  labels: SharedPhotoActionLabels;
  panel: boolean;
  onPanel: (shown: boolean) => void;
  onDownload: () => void;
  onLayer: (layer: PublicShareLayer) => void;
}

/** A visitor's actions in the viewer's bar; taking out of the share is the owner's (spec §2 'Photo view menu'). */
function ViewerTools({ viewerActions, labels, panel, onPanel, onDownload, onLayer }: ViewerToolsProps) {
  const actions = viewerActions(onLayer);
  return (
    <>
      <Button label={labels.saveTo} onClick={() => onLayer('save')}>
        <FolderInputIcon />
      </Button>
      <Button label={labels.download} onClick={onDownload}>
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
}: { shareId: string } & Pick<PhotoViewerOptions, 'photoId' | 'find'>) {
  const { data, isError, isFetching, refetch } = useQuery(sharedPhotoQuery(shareId, photoId, find));
  const photo = data && { ...data, place: undefined, tags: [], exif: [] };
  return (
    <PhotoInfoPanel photo={photo} failed={isError} retrying={isFetching} onRetry={() => void refetch()} />
  );
}

export interface PublicShareViewerProps
  extends PublicShareScreenProps,
    Pick<ViewerToolsProps, 'viewerActions' | 'labels'> {
  photoId: string;
  /** An address of this share for another device. */
  pathOf: (photoId: string) => string;
}

/** The viewer above a share's list. A photo removed from the share is followed by the next. */
export function PublicShareViewer({
  photoId,
  pathOf,
  viewerActions,
  labels,
  ...props
}: PublicShareViewerProps) {
  const { share, pendingActions, screen } = props;
  const { find, mutations } = screen;
  const [panel, setPanel] = useState(false);
  const afterLayer = useAfterLayer(pendingActions.control);
  const { id, viewer, showNext } = usePhotoViewer({ ...screen, photoId });
  if (!viewer) return null;
  return (
    <>
      <PhotoViewer
        {...viewer}
        actions={
          <ViewerTools
            {...{ viewerActions, labels, panel }}
            onPanel={setPanel}
            onDownload={() => void mutations.download(id)}
            onLayer={(layer) => pendingActions.pendingAction(layer, { ids: [id], count: 1 })}
          />
        }
        sidePanel={panel ? <SharedInfo shareId={share.id} photoId={id} find={find} /> : null}
      />
      <PublicShareDialogs {...props} path={pathOf(id)} onCancelled={() => showNext(afterLayer)} />
    </>
  );
}
