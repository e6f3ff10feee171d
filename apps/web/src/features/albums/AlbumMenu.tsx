import {
  ArrowLeftIcon,
  ContextMenu,
  FolderInputIcon,
  FolderOpenIcon,
  PencilIcon,
  RefreshCwIcon,
  Share2Icon,
  SmartphoneIcon,
  TagIcon,
  Trash2Icon,
} from '@xiangji/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AlbumEntry } from '../../shared/models/album.ts';
import { pathOf } from './AlbumCard.tsx';
import type { AlbumLayer } from './albumLayers.ts';

export interface AlbumMenuProps {
  folder: AlbumEntry;
  /** Whether the list is that of a set, from which there is a way back. */
  inSet: boolean;
  onLayer: (layer: AlbumLayer, id: string) => void;
  onReload: () => void;
}

/** What can be done with one album or set (spec §2 'Context menu'). A set cannot be moved or shared, an empty album not shared. */
export function AlbumMenu({ folder, inSet, onLayer, onReload }: AlbumMenuProps) {
  const t = useTranslations('albums');
  const navigate = useNavigate();
  const isLeaf = folder.kind === 'album';
  const layer = (name: AlbumLayer) => () => onLayer(name, folder.id);
  return (
    <>
      <ContextMenu.Item icon={<FolderOpenIcon />} onSelect={() => void navigate(pathOf(folder))}>
        {t('open')}
      </ContextMenu.Item>
      {inSet && (
        <ContextMenu.Item icon={<ArrowLeftIcon />} onSelect={() => void navigate('/albums')}>
          {t('back')}
        </ContextMenu.Item>
      )}
      <ContextMenu.Item icon={<RefreshCwIcon />} onSelect={onReload}>
        {t('reload')}
      </ContextMenu.Item>
      <ContextMenu.Separator />
      <ContextMenu.Item icon={<PencilIcon />} onSelect={layer('edit')}>
        {t('editInfo')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<TagIcon />} onSelect={layer('rename')}>
        {t('rename')}
      </ContextMenu.Item>
      {isLeaf && (
        <ContextMenu.Item icon={<FolderInputIcon />} onSelect={layer('move')}>
          {t('moveTo')}
        </ContextMenu.Item>
      )}
      {isLeaf && (
        <ContextMenu.Item icon={<Share2Icon />} disabled={!folder.shareable} onSelect={layer('share')}>
          {t('share')}
        </ContextMenu.Item>
      )}
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
