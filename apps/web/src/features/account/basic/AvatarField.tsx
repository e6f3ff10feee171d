import { FileButton } from '@xiangji/blocks';
import { Avatar, CameraIcon, useToast } from '@xiangji/ui';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/code/lazyComponent.tsx';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import type { User } from '../../../shared/models/user.ts';
import * as css from './AvatarField.css.ts';

const AvatarDialog = lazyComponent(async () => (await import('./AvatarDialog.tsx')).AvatarDialog);

/** Spec §2: avatars are JPEG or PNG. */
const AVATAR_TYPES = ['image/jpeg', 'image/png'];
const SIZE = 96;

/** The user's picture, and a button to change it. */
export function AvatarField({ user }: { user: User }) {
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
    <div className={css.field}>
      <Avatar name={user.name} src={user.avatar} size={SIZE} />
      <FileButton icon={<CameraIcon />} label={t('avatar')} accept={AVATAR_TYPES.join()} onFiles={take}>
        {t('avatarChange')}
      </FileButton>
      {layer && file && (
        <Suspense fallback={null}>
          <AvatarDialog file={file} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
