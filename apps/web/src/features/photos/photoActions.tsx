import type { Action, ActionList } from '@xiangji/blocks';
import {
  ArrowLeftIcon,
  CalendarIcon,
  DownloadIcon,
  FolderInputIcon,
  HeartIcon,
  HeartOffIcon,
  ImageIcon,
  ImagePlusIcon,
  LayoutGridIcon,
  PencilIcon,
  Share2Icon,
  SmartphoneIcon,
  Trash2Icon,
} from '@xiangji/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { manageAction, reloadAction } from '../../shared/page/listActions.tsx';
import type { PhotoLayer, SelectionActionId, SelectionLayer } from './photoLayers.ts';

/** Actions on photos by name; `onSelect` gets the dialog to open. */
function usePhotoAction<Layer extends PhotoLayer>(onSelect: (layer: Layer) => void) {
  const t = useTranslations('photos');
  const actions = {
    share: { icon: <Share2Icon />, label: t('share') },
    rename: { icon: <PencilIcon />, label: t('describe') },
    date: { icon: <CalendarIcon />, label: t('changeDate') },
    move: { icon: <FolderInputIcon />, label: t('moveTo') },
    cover: { icon: <ImagePlusIcon />, label: t('setCover') },
    device: { icon: <SmartphoneIcon />, label: t('openOnDevice') },
    remove: { icon: <Trash2Icon />, label: t('remove'), tone: 'critical' },
  } as const;
  return (id: Layer & keyof typeof actions, rest?: Partial<Action>): Action => ({
    id,
    onSelect: () => onSelect(id),
    ...actions[id],
    ...rest,
  });
}

/** Marks photos as favorites, or removes the mark of favorites; `onSelect` gets the new mark. */
function useFavoriteAction() {
  const t = useTranslations('photos');
  return (isFavorite: boolean, onSelect: (favorite: boolean) => void, rest?: Partial<Action>): Action => ({
    id: 'favorite',
    icon: isFavorite ? <HeartOffIcon /> : <HeartIcon />,
    label: isFavorite ? t('removeFavorite') : t('addFavorite'),
    onSelect: () => onSelect(!isFavorite),
    ...rest,
  });
}

/** The actions of the selected photos (spec §2 'Manage menu'). `areFavorites`: all of them are known to be. */
export function useSelectionActions(
  onAct: (act: SelectionActionId) => void,
  areFavorites: boolean,
): ActionList {
  const t = useTranslations('photos');
  const action = usePhotoAction<SelectionLayer>(onAct);
  const favorite = useFavoriteAction();
  return [
    action('share'),
    action('rename'),
    action('move'),
    action('remove'),
    favorite(areFavorites, (mark) => onAct(mark ? 'favorite' : 'unfavorite'), { inMenu: true }),
    action('date', { inMenu: true }),
    {
      id: 'download',
      icon: <DownloadIcon />,
      label: t('downloadSelected'),
      inMenu: true,
      onSelect: () => onAct('download'),
    },
  ];
}

export interface PhotoActionsOptions {
  onOpen: (index: number) => void;
  onLayer: (layer: PhotoLayer, id: string) => void;
  onDownload: (id: string) => void;
  isFavorite: (index: number) => boolean;
  onFavorite: (id: string, favorite: boolean) => void;
  onReload: () => void;
}

/** The actions of one photo (spec §2 'Context menu'). It becomes the cover of its own album. */
export function usePhotoActions(options: PhotoActionsOptions) {
  const t = useTranslations('photos');
  const viewer = useTranslations('viewer');
  const navigate = useNavigate();
  const { onOpen, onLayer, onDownload, isFavorite, onFavorite, onReload } = options;
  const action = usePhotoAction<PhotoLayer>(() => undefined);
  const favorite = useFavoriteAction();
  return (id: string, index: number): ActionList => {
    const layer = (name: Parameters<typeof action>[0]) => action(name, { onSelect: () => onLayer(name, id) });
    return [
      { id: 'open', icon: <ImageIcon />, label: t('browse'), onSelect: () => onOpen(index) },
      { id: 'back', icon: <ArrowLeftIcon />, label: t('back'), onSelect: () => void navigate('/albums') },
      reloadAction(t('reload'), onReload),
      'separator',
      favorite(isFavorite(index), (mark) => onFavorite(id, mark)),
      layer('rename'),
      layer('date'),
      layer('move'),
      layer('cover'),
      { id: 'download', icon: <DownloadIcon />, label: viewer('download'), onSelect: () => onDownload(id) },
      layer('share'),
      layer('device'),
      'separator',
      layer('remove'),
    ];
  };
}

/** The actions of the viewer's menu (spec §2 'Photo viewer'); the others are buttons of its toolbar. */
export function useViewerActions(onLayer: (layer: PhotoLayer) => void): ActionList {
  const action = usePhotoAction(onLayer);
  return [action('share'), action('date'), action('move'), action('cover'), action('device')];
}

export interface ListActionsOptions {
  inAlbum: boolean;
  /** There is no photo to select or share. */
  empty: boolean;
  onManage: () => void;
  onLayer: (layer: PhotoLayer) => void;
  onReload: () => void;
}

/** The actions of the list (spec §2 'View menu'), except order and upload, which are in the bar. */
export function useListActions(options: ListActionsOptions): ActionList {
  const t = useTranslations('photos');
  const { inAlbum, empty, onManage, onLayer, onReload } = options;
  const layer = (id: PhotoLayer) => ({ id, onSelect: () => onLayer(id) });
  return [
    manageAction(t('manage'), onManage, empty),
    inAlbum && { ...layer('shareAlbum'), icon: <Share2Icon />, label: t('shareAlbum'), disabled: empty },
    inAlbum && { ...layer('editAlbum'), icon: <PencilIcon />, label: t('editAlbum') },
    'separator',
    { ...layer('layout'), icon: <LayoutGridIcon />, label: t('layout') },
    reloadAction(t('reload'), onReload),
    { ...layer('deviceList'), icon: <SmartphoneIcon />, label: t('openOnDevice') },
  ];
}
