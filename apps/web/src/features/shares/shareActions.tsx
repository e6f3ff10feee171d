import type { Share } from '@xiangji/api-client/contract';
import type { ActionList } from '@xiangji/blocks';
import {
  ClockIcon,
  EyeIcon,
  GlobeIcon,
  LinkIcon,
  ListChecksIcon,
  LockIcon,
  PencilIcon,
  RefreshCwIcon,
  SettingsIcon,
  ShieldCheckIcon,
  Trash2Icon,
} from '@xiangji/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { sharePath } from '../../shared/share/shareLink.ts';
import type { ShareActions } from '../../shared/share/useShareMutations.ts';
import type { OnLayer } from './sharesLayers.ts';

export interface SelectionActionsOptions {
  onLayer: OnLayer;
  onCopy: () => void;
}

/** The actions of the selected shares. */
export function useSelectionActions({ onLayer, onCopy }: SelectionActionsOptions): ActionList {
  const t = useTranslations('shares');
  return [
    { id: 'copy', icon: <LinkIcon />, label: t('copy'), onSelect: onCopy },
    { id: 'renew', icon: <ClockIcon />, label: t('renew'), onSelect: () => onLayer('renew') },
    { id: 'end', icon: <Trash2Icon />, label: t('end'), tone: 'critical', onSelect: () => onLayer('end') },
  ];
}

export interface ListActionsOptions {
  empty: boolean;
  onManage: () => void;
  onReload: () => void;
}

/** The actions of the list. */
export function useListActions({ empty, onManage, onReload }: ListActionsOptions): ActionList {
  const t = useTranslations('shares');
  return [
    {
      ...{ id: 'manage', icon: <ListChecksIcon />, label: t('manage'), disabled: empty },
      movesFocus: true,
      onSelect: onManage,
    },
    { id: 'reload', icon: <RefreshCwIcon />, label: t('reload'), onSelect: onReload },
  ];
}

export interface ShareActionsOptions {
  share: Share;
  shareActions: ShareActions;
  onLayer: OnLayer;
  onRename: () => void;
}

/** The actions of one share. A public one has no code to reset. */
export function useShareActions({ share, shareActions, onLayer, onRename }: ShareActionsOptions): ActionList {
  const t = useTranslations('share');
  const page = useTranslations('shares');
  const navigate = useNavigate();
  const { id } = share;
  const isPrivate = share.secure.type === 'private';
  const open = () => void navigate(`${sharePath(id)}?as=visitor`);
  const setType = () =>
    void shareActions.setType(share, isPrivate ? 'public' : 'private').catch(() => undefined);
  return [
    { id: 'view-as-visitor', icon: <EyeIcon />, label: t('viewAsVisitor'), onSelect: open },
    { id: 'copy', icon: <LinkIcon />, label: page('copy'), onSelect: () => void shareActions.copy([share]) },
    { id: 'card', icon: <SettingsIcon />, label: page('card'), onSelect: () => onLayer('card', id) },
    { id: 'rename', icon: <PencilIcon />, label: page('rename'), movesFocus: true, onSelect: onRename },
    'separator',
    isPrivate && {
      ...{ id: 'reset', icon: <ShieldCheckIcon />, label: t('resetCode') },
      onSelect: () => onLayer('reset', id),
    },
    { id: 'renew', icon: <RefreshCwIcon />, label: t('renew'), onSelect: () => onLayer('renew', id) },
    {
      ...{ id: 'type', icon: isPrivate ? <GlobeIcon /> : <LockIcon /> },
      label: page(isPrivate ? 'makePublic' : 'makePrivate'),
      onSelect: setType,
    },
    'separator',
    {
      id: 'end',
      icon: <Trash2Icon />,
      label: t('end'),
      tone: 'critical',
      onSelect: () => onLayer('end', id),
    },
  ];
}
