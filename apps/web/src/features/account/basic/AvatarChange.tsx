import { FileButton } from '@xiangji/blocks';
import { CameraIcon, lazyComponent, useToast } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLayer } from '../../../shared/layer/useLayer.ts';

const AvatarDialog = lazyComponent(() => import('./AvatarDialog.tsx'), 'AvatarDialog');

/** Spec §2: avatars are JPEG or PNG. */
const AVATAR_TYPES = ['image/jpeg', 'image/png'];

/** A button that changes the user's picture. */
export function AvatarChange() {
  const t = useTranslations('account');
  const toast = useToast();
  const [file, setFile] = useState<File>();
  const { layer, open, close } = useLayer(['avatar']);
  const take = ([selected]: File[]) => {
    if (selected && AVATAR_TYPES.includes(selected.type)) {
      setFile(selected);
      open('avatar');
    } else toast.show({ title: t('avatarFileFailed'), tone: 'critical' });
  };
  return (
    <>
      <FileButton icon={<CameraIcon />} label={t('avatar')} accept={AVATAR_TYPES.join()} onFiles={take}>
        {t('avatarChange')}
      </FileButton>
      {layer && file && <AvatarDialog file={file} onClose={close} />}
    </>
  );
}
