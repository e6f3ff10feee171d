import type { Share } from '@xiangji/api-client/contract';
import {
  ContextMenu,
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
import { sharePath } from '../../shared/share/shareLink.ts';
import type { ShareActs } from '../../shared/share/useShareActs.ts';
import type { OnLayer } from './sharesLayers.ts';

export interface ShareMenuProps {
  share: Share;
  acts: ShareActs;
  onLayer: OnLayer;
  onRename: () => void;
}

/** What can be done with one share. A public one has no code to reset. */
export function ShareMenu({ share, acts, onLayer, onRename }: ShareMenuProps) {
  const t = useTranslations('share');
  const page = useTranslations('shares');
  const navigate = useNavigate();
  const { id } = share;
  const isPrivate = share.secure.type === 'private';
  const setType = () => acts.setType(share, isPrivate ? 'public' : 'private').catch(() => undefined);
  return (
    <>
      <ContextMenu.Item icon={<EyeIcon />} onSelect={() => void navigate(`${sharePath(id)}?as=visitor`)}>
        {t('visit')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<LinkIcon />} onSelect={() => void acts.copy([share])}>
        {page('copy')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<SettingsIcon />} onSelect={() => onLayer('card', id)}>
        {page('card')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={<PencilIcon />} onSelect={onRename}>
        {page('rename')}
      </ContextMenu.Item>
      <ContextMenu.Separator />
      {isPrivate && (
        <ContextMenu.Item icon={<ShieldCheckIcon />} onSelect={() => onLayer('reset', id)}>
          {t('resetCode')}
        </ContextMenu.Item>
      )}
      <ContextMenu.Item icon={<RefreshCwIcon />} onSelect={() => onLayer('renew', id)}>
        {t('renew')}
      </ContextMenu.Item>
      <ContextMenu.Item icon={isPrivate ? <GlobeIcon /> : <LockIcon />} onSelect={() => void setType()}>
        {page(isPrivate ? 'makePublic' : 'makePrivate')}
      </ContextMenu.Item>
      <ContextMenu.Separator />
      <ContextMenu.Item icon={<Trash2Icon />} tone="critical" onSelect={() => onLayer('end', id)}>
        {t('end')}
      </ContextMenu.Item>
    </>
  );
}
