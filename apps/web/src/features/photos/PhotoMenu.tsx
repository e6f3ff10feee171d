import {
  ArrowLeftIcon,
  CalendarIcon,
  ContextMenu,
  DownloadIcon,
  FolderInputIcon,
  ImageIcon,
  ImagePlusIcon,
  PencilIcon,
  RefreshCwIcon,
  Share2Icon,
  SmartphoneIcon,
  Trash2Icon,
} from '@xiangji/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PhotoLayer } from './photoLayers.ts';

export interface PhotoMenuProps {
  onBrowse: () => void;
  onLayer: (layer: PhotoLayer) => void;
  onDownload: () => void;
  onReload: () => void;
}

/** What can be done with one photo (spec §2 'Context menu'). It becomes the cover of its own album. */
export function PhotoMenu({ onBrowse, onLayer, onDownload, onReload }: PhotoMenuProps) {
  const t = useTranslations('photos');
  const viewer = useTranslations('viewer');
  const navigate = useNavigate();
  const layer = (name: PhotoLayer) => () => onLayer(name);
  return (
    <>
      <ContextMenu.Item icon={<ImageIcon />} onSelect={onBrowse}>
        {t('browse')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<ArrowLeftIcon />} onSelect={() => void navigate('/albums')}>
        {t('back')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<RefreshCwIcon />} onSelect={onReload}>
        {t('reload')}
      </ContextMenu.Item>
      <ContextMenu.Separator />
      <ContextMenu.Item icon={<PencilIcon />} onSelect={layer('rename')}>
        {t('describe')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<CalendarIcon />} onSelect={layer('date')}>
        {t('changeDate')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<FolderInputIcon />} onSelect={layer('move')}>
        {t('moveTo')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<ImagePlusIcon />} onSelect={layer('cover')}>
        {t('setCover')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<DownloadIcon />} onSelect={onDownload}>
        {viewer('download')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<Share2Icon />} onSelect={layer('share')}>
        {t('share')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<SmartphoneIcon />} onSelect={layer('device')}>
        {t('openOnDevice')}
      </ContextMenu.Item>
      <ContextMenu.Separator />
      <ContextMenu.Item icon={<Trash2Icon />} tone="critical" onSelect={layer('remove')}>
        {t('remove')}
      </ContextMenu.Item>
    </>
  );
}
