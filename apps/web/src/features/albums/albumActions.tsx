import type { ActionList } from '@xiangji/blocks';
import {
  ArrowDownUpIcon,
  ArrowLeftIcon,
  FolderInputIcon,
  FolderOpenIcon,
  GripVerticalIcon,
  LayoutGridIcon,
  PencilIcon,
  PlusIcon,
  Share2Icon,
  SmartphoneIcon,
  TagIcon,
  Trash2Icon,
} from '@xiangji/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AlbumEntry } from '../../shared/models/album.ts';
import { manageAction, reloadAction } from '../../shared/page/listActions.tsx';
import type { AlbumLayer } from './albumLayers.ts';
import { pathOf } from './albumPaths.ts';
import { useDisplayMode } from './displayMode.ts';

export interface AlbumActionsOptions {
  /** Whether the list is that of a set, which has a way back. */
  inSet: boolean;
  onLayer: (layer: AlbumLayer, id: string) => void;
  onReload: () => void;
}

/** The actions of one album or set (spec §2 'Context menu'). A set cannot be moved or shared, an empty album not shared. */
export function useAlbumActions({ inSet, onLayer, onReload }: AlbumActionsOptions) {
  const t = useTranslations('albums');
  const navigate = useNavigate();
  return (album: AlbumEntry): ActionList => {
    const isAlbum = album.kind === 'album';
    const layer = (id: AlbumLayer) => ({ id, onSelect: () => onLayer(id, album.id) });
    return [
      {
        id: 'open',
        icon: <FolderOpenIcon />,
        label: t('open'),
        onSelect: () => void navigate(pathOf(album)),
      },
      inSet && {
        id: 'back',
        icon: <ArrowLeftIcon />,
        label: t('back'),
        onSelect: () => void navigate('/albums'),
      },
      reloadAction(t('reload'), onReload),
      'separator',
      { ...layer('edit'), icon: <PencilIcon />, label: t('editInfo') },
      { ...layer('rename'), icon: <TagIcon />, label: t('rename') },
      isAlbum && { ...layer('move'), icon: <FolderInputIcon />, label: t('moveTo') },
      isAlbum && { ...layer('share'), icon: <Share2Icon />, label: t('share'), disabled: !album.shareable },
      { ...layer('device'), icon: <SmartphoneIcon />, label: t('openOnDevice') },
      'separator',
      { ...layer('remove'), icon: <Trash2Icon />, label: t('remove'), tone: 'critical' },
    ];
  };
}

export interface ListActionsOptions {
  setId: string | undefined;
  onLayer: (layer: AlbumLayer, id?: string) => void;
  onManage: () => void;
  onReload: () => void;
}

/** The actions of the list (spec §2 'View menu'), except the two actions in the bar. */
export function useListActions({ setId, onLayer, onManage, onReload }: ListActionsOptions): ActionList {
  const t = useTranslations('albums');
  const { mode, cycle } = useDisplayMode();
  const layer = (id: AlbumLayer, about?: string) => ({ id, onSelect: () => onLayer(id, about) });
  return [
    manageAction(t('manage'), onManage),
    setId
      ? { ...layer('edit', setId), icon: <PencilIcon />, label: t('editSet') }
      : { ...layer('createSet'), icon: <PlusIcon />, label: t('createSet') },
    'separator',
    { ...layer('sort'), icon: <ArrowDownUpIcon />, label: t('sort') },
    { ...layer('arrange'), icon: <GripVerticalIcon />, label: t('arrange') },
    {
      ...{ id: 'display', icon: <LayoutGridIcon />, onSelect: cycle },
      label: t(mode === 'standard' ? 'showCompact' : 'showStandard'),
    },
    'separator',
    reloadAction(t('reload'), onReload),
    { ...layer('device', setId), icon: <SmartphoneIcon />, label: t('openOnDevice') },
  ];
}
