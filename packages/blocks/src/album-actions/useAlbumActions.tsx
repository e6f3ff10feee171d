import {
  ArrowDownUpIcon,
  ArrowLeftIcon,
  FolderInputIcon,
  FolderOpenIcon,
  GripVerticalIcon,
  LayoutGridIcon,
  ListChecksIcon,
  PencilIcon,
  PlusIcon,
  RefreshCwIcon,
  Share2Icon,
  SmartphoneIcon,
  TagIcon,
  Trash2Icon,
} from '@xiangji/ui';
import type { ActionList } from '../action-menu/index.ts';
import type { AlbumKind } from '../album-card/index.ts';
import type { AlbumGridSize } from '../album-grid/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type AlbumActionLabels, albumActionLabels } from './labels.ts';

/** An action in the menu of an album or album set. */
export type AlbumAction =
  | 'open'
  | 'back'
  | 'reload'
  | 'edit'
  | 'rename'
  | 'move'
  | 'share'
  | 'openOnDevice'
  | 'remove';

/** The properties of an album that determine its actions. */
export interface ActionableAlbum {
  /** An album set cannot be moved or shared. */
  kind: AlbumKind;
  /** Whether the album can be shared. If not, the share action is disabled. */
  shareable: boolean;
}

export interface AlbumActionsOptions<Album extends ActionableAlbum> {
  /** Whether the list shows the albums of a set. The menu then has an action that goes back. */
  inSet: boolean;
  /** Called with the selected action and the album that the menu belongs to. */
  onAction: (action: AlbumAction, album: Album) => void;
  /** Replaces individual texts. */
  labels?: Partial<AlbumActionLabels> | undefined;
}

/** Returns a function that lists the actions of an album or album set for a menu. */
export function useAlbumActions<Album extends ActionableAlbum>({
  inSet,
  onAction,
  labels,
}: AlbumActionsOptions<Album>): (album: Album) => ActionList {
  const t = useBlockLabels(albumActionLabels, labels);
  return (album) => {
    const isAlbum = album.kind === 'album';
    const action = (id: AlbumAction) => ({ id, label: t[id], onSelect: () => onAction(id, album) });
    return [
      { ...action('open'), icon: <FolderOpenIcon /> },
      inSet && { ...action('back'), icon: <ArrowLeftIcon /> },
      { ...action('reload'), icon: <RefreshCwIcon /> },
      'separator',
      { ...action('edit'), icon: <PencilIcon /> },
      { ...action('rename'), icon: <TagIcon /> },
      isAlbum && { ...action('move'), icon: <FolderInputIcon /> },
      isAlbum && { ...action('share'), icon: <Share2Icon />, disabled: !album.shareable },
      { ...action('openOnDevice'), icon: <SmartphoneIcon /> },
      'separator',
      { ...action('remove'), icon: <Trash2Icon />, tone: 'critical' },
    ];
  };
}

/** An action in the menu of an album list. */
export type AlbumListAction =
  | 'manage'
  | 'editSet'
  | 'createSet'
  | 'sort'
  | 'arrange'
  | 'resize'
  | 'reload'
  | 'openOnDevice';

export interface AlbumListActionsOptions {
  /** Whether the list shows the albums of a set. A set can be edited; in the top-level list, a set can be created. */
  inSet: boolean;
  /** The current size of the cards. The label of the action `resize` names the other size. */
  size: AlbumGridSize;
  /** Called with the selected action. */
  onAction: (action: AlbumListAction) => void;
  /** Replaces individual texts. */
  labels?: Partial<AlbumActionLabels> | undefined;
}

/** Returns the actions of an album list, for a menu. */
export function useAlbumListActions({ inSet, size, onAction, labels }: AlbumListActionsOptions): ActionList {
  const t = useBlockLabels(albumActionLabels, labels);
  const action = (id: AlbumListAction, label: string) => ({ id, label, onSelect: () => onAction(id) });
  return [
    { ...action('manage', t.manage), icon: <ListChecksIcon />, movesFocus: true },
    inSet
      ? { ...action('editSet', t.editSet), icon: <PencilIcon /> }
      : { ...action('createSet', t.createSet), icon: <PlusIcon /> },
    'separator',
    { ...action('sort', t.sort), icon: <ArrowDownUpIcon /> },
    { ...action('arrange', t.arrange), icon: <GripVerticalIcon /> },
    {
      ...action('resize', size === 'standard' ? t.smallerCards : t.largerCards),
      icon: <LayoutGridIcon />,
    },
    'separator',
    { ...action('reload', t.reload), icon: <RefreshCwIcon /> },
    { ...action('openOnDevice', t.openOnDevice), icon: <SmartphoneIcon /> },
  ];
}
