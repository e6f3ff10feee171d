import {
  DownloadIcon,
  EyeOffIcon,
  FolderInputIcon,
  ImageIcon,
  LayoutGridIcon,
  ListChecksIcon,
  RefreshCwIcon,
  SmartphoneIcon,
} from '@xiangji/ui';
import type { ReactNode } from 'react';
import type { ActionList } from '../action-menu/index.ts';
import { type SharedPhotoActionLabels, sharedPhotoActionLabels } from './sharedLabels.ts';
import { useNamedActions } from './useNamedActions.ts';

const ICONS = {
  open: <ImageIcon />,
  save: <FolderInputIcon />,
  saveTo: <FolderInputIcon />,
  saveAll: <FolderInputIcon />,
  download: <DownloadIcon />,
  openOnDevice: <SmartphoneIcon />,
  cancel: <EyeOffIcon />,
  manage: <ListChecksIcon />,
  select: <ListChecksIcon />,
  layout: <LayoutGridIcon />,
  reload: <RefreshCwIcon />,
} satisfies Record<keyof SharedPhotoActionLabels, ReactNode>;

interface SharedOptions<Id extends string> {
  /** Whether the user owns the share. The owner can remove photos from it. */
  isOwner: boolean;
  /** Called with the pressed action. */
  onAction: (action: Id) => void;
  /** Replaces individual texts. */
  labels?: Partial<SharedPhotoActionLabels>;
}

const SHARED = { icons: ICONS, catalogue: sharedPhotoActionLabels };

/**
 * Returns the actions on the selected photos of a share. Everyone can save them; the owner can remove them from the
 * share.
 */
export function useSelectedSharedPhotosActions(options: SharedOptions<'save' | 'cancel'>): ActionList {
  const { isOwner, onAction, labels } = options;
  const action = useNamedActions(SHARED, labels);
  return [
    action('save', () => onAction('save')),
    isOwner && action('cancel', () => onAction('cancel'), { tone: 'critical' }),
  ];
}

/** Actions on one photo of a share. */
export type SharedPhotoActionId = 'open' | 'save' | 'download' | 'openOnDevice' | 'cancel';

export interface SharedPhotoMenuOptions extends Omit<SharedOptions<SharedPhotoActionId>, 'onAction'> {
  /** Called with the pressed action, the id of the photo and its index. */
  onAction: (action: SharedPhotoActionId, id: string, index: number) => void;
}

/** Returns a function that lists the actions on one photo of a share, depending on the role of the user. */
export function useSharedPhotoMenu({ isOwner, onAction, labels }: SharedPhotoMenuOptions) {
  const action = useNamedActions(SHARED, labels);
  return (id: string, index: number): ActionList => {
    const run = (pressed: SharedPhotoActionId) => () => onAction(pressed, id, index);
    return [
      action('open', run('open')),
      action('saveTo', run('save')),
      action('download', run('download')),
      action('openOnDevice', run('openOnDevice')),
      'separator',
      isOwner && action('cancel', run('cancel'), { tone: 'critical' }),
    ];
  };
}

/** Returns the actions in the menu of a photo viewer over a share, depending on the role of the user. */
export function useViewedSharedPhotoMenu({ isOwner, labels }: Omit<SharedOptions<never>, 'onAction'>) {
  const action = useNamedActions(SHARED, labels);
  return (onAction: (action: 'openOnDevice' | 'cancel') => void): ActionList => [
    action('openOnDevice', () => onAction('openOnDevice')),
    isOwner && action('cancel', () => onAction('cancel'), { tone: 'critical' }),
  ];
}

/** Actions on all photos of a share. */
export type SharedPhotoListActionId = 'manage' | 'save' | 'layout' | 'reload' | 'openOnDevice';

export interface SharedPhotoListMenuOptions extends SharedOptions<SharedPhotoListActionId> {
  /** Whether the share is empty, with no photo to select or save. */
  empty: boolean;
}

/** Returns the actions on all photos of a share, depending on the role of the user. */
export function useSharedPhotoListMenu(options: SharedPhotoListMenuOptions): ActionList {
  const { isOwner, empty, onAction, labels } = options;
  const action = useNamedActions(SHARED, labels);
  return [
    action(isOwner ? 'manage' : 'select', () => onAction('manage'), { disabled: empty, movesFocus: true }),
    action('saveAll', () => onAction('save'), { disabled: empty }),
    'separator',
    action('layout', () => onAction('layout')),
    action('reload', () => onAction('reload')),
    action('openOnDevice', () => onAction('openOnDevice')),
  ];
}
