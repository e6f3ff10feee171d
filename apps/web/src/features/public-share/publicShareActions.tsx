import type { Action, ActionList } from '@xiangji/blocks';
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
import { useTranslations } from 'use-intl';
import type { PublicShareLayer, PublicShareSubject } from './publicShareLayers.ts';

/** Takes photos out of the share. */
function useCancelAction(onSelect: () => void): Action {
  const t = useTranslations('publicShare');
  return { id: 'cancel', icon: <EyeOffIcon />, label: t('cancel'), tone: 'critical', onSelect };
}

function useDeviceAction(onSelect: () => void): Action {
  const t = useTranslations('photos');
  return { id: 'device', icon: <SmartphoneIcon />, label: t('openOnDevice'), onSelect };
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
  const { isOwner, empty, onManage, onLayer, onReload } = options;
  return [
    {
      ...{ id: 'manage', icon: <ListChecksIcon />, label: t(isOwner ? 'manage' : 'batch'), disabled: empty },
      movesFocus: true,
      onSelect: onManage,
    },
    {
      ...{ id: 'save', icon: <FolderInputIcon />, label: t('saveAll'), disabled: empty },
      onSelect: () => onLayer('save'),
    },
    'separator',
    { id: 'layout', icon: <LayoutGridIcon />, label: photos('layout'), onSelect: () => onLayer('layout') },
    { id: 'reload', icon: <RefreshCwIcon />, label: photos('reload'), onSelect: onReload },
    useDeviceAction(() => onLayer('device')),
  ];
}

/** Saving for everyone, taking out of the share for its owner (spec §2 'Edit mode'). */
export function useSelectionActions(isOwner: boolean, onAct: (layer: 'save' | 'cancel') => void): ActionList {
  const t = useTranslations('publicShare');
  const cancel = useCancelAction(() => onAct('cancel'));
  return [
    { id: 'save', icon: <FolderInputIcon />, label: t('save'), onSelect: () => onAct('save') },
    isOwner && cancel,
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
  const device = useDeviceAction(() => undefined);
  const cancel = useCancelAction(() => undefined);
  return (id: string, index: number): ActionList => {
    const layer = (name: PublicShareLayer) => ({ onSelect: () => onLayer(name, { ids: [id], count: 1 }) });
    return [
      { id: 'open', icon: <ImageIcon />, label: photos('browse'), onSelect: () => onOpen(index) },
      { id: 'save', icon: <FolderInputIcon />, label: t('saveTo'), ...layer('save') },
      { id: 'download', icon: <DownloadIcon />, label: viewer('download'), onSelect: () => onDownload(id) },
      { ...device, ...layer('device') },
      'separator',
      isOwner && { ...cancel, ...layer('cancel') },
    ];
  };
}

/** The actions of the viewer's menu, by role (spec §2 'Photo view menu'). */
export function useViewerActions(isOwner: boolean) {
  const device = useDeviceAction(() => undefined);
  const cancel = useCancelAction(() => undefined);
  return (onLayer: (layer: PublicShareLayer) => void): ActionList => [
    { ...device, onSelect: () => onLayer('device') },
    isOwner && { ...cancel, onSelect: () => onLayer('cancel') },
  ];
}
