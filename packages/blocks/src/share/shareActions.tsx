import {
  ClockIcon,
  EyeIcon,
  GlobeIcon,
  LinkIcon,
  LockIcon,
  PencilIcon,
  RefreshCwIcon,
  SettingsIcon,
  ShieldCheckIcon,
  Trash2Icon,
} from '@xiangji/ui';
import type { ActionList } from '../action-menu/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type ShareLabels, shareLabels } from './labels.ts';
import type { ShareAccess } from './types.ts';

/** An action in the menu of a share. `setAccess` makes a private share public, and a public share private. */
export type ShareAction = 'visit' | 'copyLink' | 'openCard' | 'resetCode' | 'renew' | 'setAccess' | 'end';

export interface ShareActionsOptions {
  access: ShareAccess;
  labels: ShareLabels;
  onRename: () => void;
  onAction: (action: ShareAction) => void;
}

/** Returns the actions of a share. A public share has no code to reset. */
export function shareActions({ access, labels: t, onRename, onAction }: ShareActionsOptions): ActionList {
  const isPrivate = access === 'private';
  const action = (id: ShareAction, label: string) => ({ id, label, onSelect: () => onAction(id) });
  return [
    { ...action('visit', t.viewAsVisitor), icon: <EyeIcon /> },
    { ...action('copyLink', t.copyLink), icon: <LinkIcon /> },
    { ...action('openCard', t.openCard), icon: <SettingsIcon /> },
    { id: 'rename', icon: <PencilIcon />, label: t.rename, movesFocus: true, onSelect: onRename },
    'separator',
    isPrivate && { ...action('resetCode', t.resetCode), icon: <ShieldCheckIcon /> },
    { ...action('renew', t.renew), icon: <RefreshCwIcon /> },
    {
      ...action('setAccess', isPrivate ? t.makePublic : t.makePrivate),
      icon: isPrivate ? <GlobeIcon /> : <LockIcon />,
    },
    'separator',
    { ...action('end', t.end), icon: <Trash2Icon />, tone: 'critical' },
  ];
}

/** An action on the selected shares. */
export type SelectedSharesAction = 'copyLink' | 'renew' | 'end';

export interface SelectedSharesActionsOptions {
  /** Called with the selected action. */
  onAction: (action: SelectedSharesAction) => void;
  /** Replaces individual texts. */
  labels?: Partial<ShareLabels> | undefined;
}

/** Returns the actions on the selected shares, for a selection bar. */
export function useSelectedSharesActions({ onAction, labels }: SelectedSharesActionsOptions): ActionList {
  const t = useBlockLabels(shareLabels, labels);
  const action = (id: SelectedSharesAction, label: string) => ({ id, label, onSelect: () => onAction(id) });
  return [
    { ...action('copyLink', t.copyLink), icon: <LinkIcon /> },
    { ...action('renew', t.renew), icon: <ClockIcon /> },
    { ...action('end', t.end), icon: <Trash2Icon />, tone: 'critical' },
  ];
}
