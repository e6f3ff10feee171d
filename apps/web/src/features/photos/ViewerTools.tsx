import { Button, FavoriteButton } from '@xiangji/photo-viewer';
import { DownloadIcon, Trash2Icon } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useDownload } from '../../shared/photoList/useDownload.ts';
import { ViewerPanelTools } from '../../shared/photoList/ViewerPanelTools.tsx';
import { useViewerActions } from './photoActions.tsx';
import type { PhotoLayer } from './photoLayers.ts';
import { downloadPhoto } from './photos.queries.ts';

export interface ViewerToolsProps {
  /** The photo that is shown. */
  photoId: string;
  /** Whether its details are shown. */
  panel: boolean;
  onPanel: (shown: boolean) => void;
  onLayer: (layer: PhotoLayer, id: string) => void;
  onFavorite: (favorite: boolean) => void;
}

/** The owner's actions in the viewer's toolbar (spec §2 'Photo viewer'). */
export function ViewerTools({ photoId, panel, onPanel, onLayer, onFavorite }: ViewerToolsProps) {
  const t = useTranslations('viewer');
  const photos = useTranslations('photos');
  const download = useDownload(downloadPhoto);
  const actions = useViewerActions((layer) => onLayer(layer, photoId));
  return (
    <>
      <FavoriteButton onFavoriteChange={(_, favorite) => onFavorite(favorite)} />
      <Button label={t('download')} onClick={() => void download(photoId)}>
        <DownloadIcon />
      </Button>
      <Button label={photos('remove')} onClick={() => onLayer('remove', photoId)}>
        <Trash2Icon />
      </Button>
      <ViewerPanelTools {...{ panel, onPanel, actions }} />
    </>
  );
}
