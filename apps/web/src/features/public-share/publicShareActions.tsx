import type { Action, ActionList } from '@xiangji/blocks';
import {
  DownloadIcon,
  EyeOffIcon,
  FolderInputIcon,
  ImageIcon,
  LayoutGridIcon,
  SmartphoneIcon,
} from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { manageAction, reloadAction } from '../../shared/page/listActions.tsx';
import type { PublicShareLayer, PublicShareSubject } from './publicShareLayers.ts';

/** Actions that a list, a photo and the viewer have. */
function useCommonActions() {
  const t = useTranslations('publicShare');
  const photos = useTranslations('photos');
  return {
    /** Takes photos out of the share. */
    cancel: (onSelect: () => void): Action => ({
      id: 'cancel',
      icon: <EyeOffIcon />,
      label: t('cancel'),
      tone: 'critical',
      onSelect,
    }),
    device: (onSelect: () => void): Action => ({
      id: 'device',
      icon: <SmartphoneIcon />,
      label: photos('openOnDevice'),
      onSelect,
    }),
  };
}

export interface ListActionsOptions {
  isOwner: boolean;
  /** There is no photo to select or save. */
  empty: boolean;
  onManage: () => void;
  onLayer: (layer: PublicShareLayer) => void;
  onReload: () => void;
}

/** The actions of the list, by role (spec §2 'Share detail page'). */
export function useListActions(options: ListActionsOptions): ActionList {
  const t = useTranslations('publicShare');
  const photos = useTranslations('photos');
  const { device } = useCommonActions();
  const { isOwner, empty, onManage, onLayer, onReload } = options;
  return [
    manageAction(t(isOwner ? 'manage' : 'batch'), onManage, empty),
    {
      ...{ id: 'save', icon: <FolderInputIcon />, label: t('saveAll'), disabled: empty },
      onSelect: () => onLayer('save'),
    },
    'separator',
    { id: 'layout', icon: <LayoutGridIcon />, label: photos('layout'), onSelect: () => onLayer('layout') },
    reloadAction(photos('reload'), onReload),
    device(() => onLayer('device')),
  ];
}

/** Saving for everyone, taking out of the share for its owner (spec §2 'Edit mode'). */
export function useSelectionActions(isOwner: boolean, onAct: (layer: 'save' | 'cancel') => void): ActionList {
  const t = useTranslations('publicShare');
  const { cancel } = useCommonActions();
  return [
    { id: 'save', icon: <FolderInputIcon />, label: t('save'), onSelect: () => onAct('save') },
    isOwner && cancel(() => onAct('cancel')),
  ];
}

export interface PhotoActionsOptions {
  isOwner: boolean;
  onOpen: (index: number) => void;
  onDownload: (id: string) => void;
  onLayer: (layer: PublicShareLayer, subject: PublicShareSubject) => void;
}

/** The actions of one photo, by role. */
export function usePhotoActions({ isOwner, onOpen, onDownload, onLayer }: PhotoActionsOptions) {
  const t = useTranslations('publicShare');
  const photos = useTranslations('photos');
  const viewer = useTranslations('viewer');
  const { device, cancel } = useCommonActions();
  return (id: string, index: number): ActionList => {
    const open = (name: PublicShareLayer) => () => onLayer(name, { ids: [id], count: 1 });
    return [
      { id: 'open', icon: <ImageIcon />, label: photos('browse'), onSelect: () => onOpen(index) },
      { id: 'save', icon: <FolderInputIcon />, label: t('saveTo'), onSelect: open('save') },
      { id: 'download', icon: <DownloadIcon />, label: viewer('download'), onSelect: () => onDownload(id) },
      device(open('device')),
      'separator',
      isOwner && cancel(open('cancel')),
    ];
  };
}

/** The actions of the viewer's menu, by role (spec §2 'Photo view menu'). */
export function useViewerActions(isOwner: boolean) {
  const { device, cancel } = useCommonActions();
  return (onLayer: (layer: PublicShareLayer) => void): ActionList => [
    device(() => onLayer('device')),
    isOwner && cancel(() => onLayer('cancel')),
  ];
}
