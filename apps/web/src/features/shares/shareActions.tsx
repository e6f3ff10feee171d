import { type ActionList, shareLabels } from '@xiangji/blocks';
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
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBlockTexts } from '../../shared/locale/useBlockTexts.ts';
import { type Share, sharePath } from '../../shared/models/share.ts';
import type { ShareMutations } from '../../shared/share/useShareMutations.ts';

/** The dialogs over the shares; each is closed by the browser's back button too. */
export const SHARES_LAYERS = ['card', 'sort', 'reset', 'renew', 'end'] as const;

export type SharesLayer = (typeof SHARES_LAYERS)[number];

/** Opens a dialog about one share, or, without an id, about the selected ones. */
export type OnLayer = (layer: SharesLayer, id?: string) => void;

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

export interface ShareActionsOptions {
  share: Share;
  mutations: ShareMutations;
  onLayer: OnLayer;
}

/** The actions of one share. A public one has no code to reset. */
export function useShareActions({
  share,
  mutations,
  onLayer,
}: ShareActionsOptions): (rename: () => void) => ActionList {
  const labels = useBlockTexts(shareLabels);
  const page = useTranslations('shares');
  const navigate = useNavigate();
  const { id } = share;
  const isPrivate = share.rules.access === 'private';
  const open = () => void navigate(`${sharePath(id)}?as=visitor`);
  const setAccess = () =>
    void mutations.setAccess(share, isPrivate ? 'public' : 'private').catch(() => undefined);
  return (rename) => [
    { id: 'visit', icon: <EyeIcon />, label: labels.viewAsVisitor, onSelect: open },
    { id: 'copy', icon: <LinkIcon />, label: page('copy'), onSelect: () => void mutations.copy([share]) },
    { id: 'card', icon: <SettingsIcon />, label: page('card'), onSelect: () => onLayer('card', id) },
    { id: 'rename', icon: <PencilIcon />, label: page('rename'), movesFocus: true, onSelect: rename },
    'separator',
    isPrivate && {
      ...{ id: 'reset', icon: <ShieldCheckIcon />, label: labels.resetCode },
      onSelect: () => onLayer('reset', id),
    },
    { id: 'renew', icon: <RefreshCwIcon />, label: labels.renew, onSelect: () => onLayer('renew', id) },
    {
      ...{ id: 'type', icon: isPrivate ? <GlobeIcon /> : <LockIcon /> },
      label: page(isPrivate ? 'makePublic' : 'makePrivate'),
      onSelect: setAccess,
    },
    'separator',
    {
      id: 'end',
      icon: <Trash2Icon />,
      label: labels.end,
      tone: 'critical',
      onSelect: () => onLayer('end', id),
    },
  ];
}
