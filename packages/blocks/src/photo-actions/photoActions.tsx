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
  ListChecksIcon,
  PencilIcon,
  RefreshCwIcon,
  Share2Icon,
  SmartphoneIcon,
  Trash2Icon,
} from '@xiangji/ui';
import type { ReactNode } from 'react';
import type { Action, ActionList } from '../action-menu/index.ts';
import { type PhotoActionLabels, photoActionLabels } from './labels.ts';
import { useNamedActions } from './useNamedActions.ts';

const ICONS = {
  open: <ImageIcon />,
  back: <ArrowLeftIcon />,
  reload: <RefreshCwIcon />,
  favorite: <HeartIcon />,
  unfavorite: <HeartOffIcon />,
  rename: <PencilIcon />,
  date: <CalendarIcon />,
  move: <FolderInputIcon />,
  cover: <ImagePlusIcon />,
  download: <DownloadIcon />,
  downloadSelected: <DownloadIcon />,
  share: <Share2Icon />,
  openOnDevice: <SmartphoneIcon />,
  remove: <Trash2Icon />,
  manage: <ListChecksIcon />,
  shareAlbum: <Share2Icon />,
  editAlbum: <PencilIcon />,
  layout: <LayoutGridIcon />,
} satisfies Record<keyof PhotoActionLabels, ReactNode>;

/** Actions on one photo. */
export type PhotoActionId =
  | ('open' | 'back' | 'reload' | 'favorite' | 'unfavorite' | 'rename' | 'date')
  | ('move' | 'cover' | 'download' | 'share' | 'openOnDevice' | 'remove');

/** Actions on the selected photos. */
export type SelectedPhotosActionId = Extract<
  PhotoActionId,
  'share' | 'rename' | 'move' | 'remove' | 'favorite' | 'unfavorite' | 'date' | 'download'
>;

/** Actions on a list of photos. */
export type PhotoListActionId = 'manage' | 'shareAlbum' | 'editAlbum' | 'layout' | 'reload' | 'openOnDevice';

/** Actions in the menu of a viewer. */
export type ViewedPhotoActionId = Extract<
  PhotoActionId,
  'share' | 'date' | 'move' | 'cover' | 'openOnDevice'
>;

const LIBRARY = { icons: ICONS, catalogue: photoActionLabels };

/** Returns a function that creates an action. The action calls `onAction` with its name. */
function useActions(labels: Partial<PhotoActionLabels> | undefined) {
  const named = useNamedActions(LIBRARY, labels);
  return <Id extends keyof PhotoActionLabels>(id: Id, onAction: (id: Id) => void, rest?: Partial<Action>) =>
    named(id, () => onAction(id), rest);
}

interface LabelOptions {
  /** Replaces individual texts. */
  labels?: Partial<PhotoActionLabels>;
}

export interface SelectedPhotosOptions extends LabelOptions {
  /** Whether all selected photos are known to be favorites. The action then removes the mark. */
  areFavorites: boolean;
  /** Called with the pressed action. */
  onAction: (action: SelectedPhotosActionId) => void;
}

/** Returns the actions on the selected photos of the user, for a `SelectionBar`. */
export function useSelectedPhotosActions({
  areFavorites,
  onAction,
  labels,
}: SelectedPhotosOptions): ActionList {
  const action = useActions(labels);
  return [
    action('share', onAction),
    action('rename', onAction),
    action('move', onAction),
    action('remove', onAction, { tone: 'critical' }),
    action(areFavorites ? 'unfavorite' : 'favorite', onAction, { inMenu: true }),
    action('date', onAction, { inMenu: true }),
    action('downloadSelected', () => onAction('download'), { inMenu: true }),
  ];
}

export interface PhotoMenuOptions extends LabelOptions {
  /** Returns whether the photo at an index is a favorite. The action then removes the mark. */
  isFavorite: (index: number) => boolean;
  /** Called with the pressed action, the id of the photo and its index. */
  onAction: (action: PhotoActionId, id: string, index: number) => void;
}

/** Returns a function that lists the actions on a photo of the user, for an `ActionContextMenu`. */
export function usePhotoMenu({ isFavorite, onAction, labels }: PhotoMenuOptions) {
  const action = useActions(labels);
  return (id: string, index: number): ActionList => {
    const run = (pressed: PhotoActionId) => onAction(pressed, id, index);
    return [
      action('open', run),
      action('back', run),
      action('reload', run),
      'separator',
      action(isFavorite(index) ? 'unfavorite' : 'favorite', run),
      action('rename', run),
      action('date', run),
      action('move', run),
      action('cover', run),
      action('download', run),
      action('share', run),
      action('openOnDevice', run),
      'separator',
      action('remove', run, { tone: 'critical' }),
    ];
  };
}

export interface ViewedPhotoOptions extends LabelOptions {
  /** Called with the pressed action. */
  onAction: (action: ViewedPhotoActionId) => void;
}

/** Returns the actions in the menu of a photo viewer. The other actions are buttons of its toolbar. */
export function useViewedPhotoActions({ onAction, labels }: ViewedPhotoOptions): ActionList {
  const action = useActions(labels);
  return [
    action('share', onAction),
    action('date', onAction),
    action('move', onAction),
    action('cover', onAction),
    action('openOnDevice', onAction),
  ];
}

export interface PhotoListMenuOptions extends LabelOptions {
  /** Whether the list shows an album, which can be shared and edited. */
  inAlbum: boolean;
  /** Whether the list is empty, with no photo to select or share. */
  empty: boolean;
  /** Called with the pressed action. */
  onAction: (action: PhotoListActionId) => void;
}

/** Returns the actions on a list of photos, for an `ActionMenu`. */
export function usePhotoListMenu({ inAlbum, empty, onAction, labels }: PhotoListMenuOptions): ActionList {
  const action = useActions(labels);
  return [
    action('manage', onAction, { disabled: empty, movesFocus: true }),
    inAlbum && action('shareAlbum', onAction, { disabled: empty }),
    inAlbum && action('editAlbum', onAction),
    'separator',
    action('layout', onAction),
    action('reload', onAction),
    action('openOnDevice', onAction),
  ];
}
