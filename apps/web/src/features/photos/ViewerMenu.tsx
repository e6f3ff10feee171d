import { Button } from '@xiangji/photo-viewer';
import {
  CalendarIcon,
  DownloadIcon,
  DropdownMenu,
  darkTheme,
  EllipsisIcon,
  FolderInputIcon,
  ImagePlusIcon,
  InfoIcon,
  Share2Icon,
  SmartphoneIcon,
  Trash2Icon,
} from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import type { PhotoLayer } from './photoLayers.ts';
import { useDownload } from './useDownload.ts';

export interface ViewerMenuProps {
  /** The photo that is looked at. */
  photoId: string;
  /** Whether its details are shown. */
  panel: boolean;
  onPanel: (shown: boolean) => void;
  onLayer: (layer: PhotoLayer, id: string) => void;
}

/** The owner's actions in the viewer's bar (spec §2 'Photo viewer'); zoom, turn and fullscreen are its own. */
export function ViewerMenu({ photoId, panel, onPanel, onLayer }: ViewerMenuProps) {
  const t = useTranslations('viewer');
  const photos = useTranslations('photos');
  const download = useDownload();
  const layer = (name: PhotoLayer) => () => onLayer(name, photoId);
  return (
    <>
      <Button label={t('download')} onClick={() => void download(photoId)}>
        <DownloadIcon />
      </Button>
      <Button label={photos('remove')} onClick={layer('remove')}>
        <Trash2Icon />
      </Button>
      <Button label={panel ? t('closeInfo') : t('info')} onClick={() => onPanel(!panel)}>
        <InfoIcon />
      </Button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button label={photos('more')}>
            <EllipsisIcon />
          </Button>
        </DropdownMenu.Trigger>
        {/* Outside the viewer, which is dark in every theme. */}
        <DropdownMenu.Content align="end" className={darkTheme}>
          <DropdownMenu.Item icon={<Share2Icon />} onSelect={layer('share')}>
            {photos('share')}
          </DropdownMenu.Item>
          <DropdownMenu.Item icon={<CalendarIcon />} onSelect={layer('date')}>
            {photos('changeDate')}
          </DropdownMenu.Item>
          <DropdownMenu.Item icon={<FolderInputIcon />} onSelect={layer('move')}>
            {photos('moveTo')}
          </DropdownMenu.Item>
          <DropdownMenu.Item icon={<ImagePlusIcon />} onSelect={layer('cover')}>
            {photos('setCover')}
          </DropdownMenu.Item>
          <DropdownMenu.Item icon={<SmartphoneIcon />} onSelect={layer('device')}>
            {photos('openOnDevice')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  );
}
