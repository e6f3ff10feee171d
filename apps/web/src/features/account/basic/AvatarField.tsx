import type { Account } from '@xiangji/api-client/contract';
import { Avatar, Button, CameraIcon, useToast } from '@xiangji/ui';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import * as css from './AvatarField.css.ts';

const AvatarDialog = lazy(async () => ({ default: (await import('./AvatarDialog.tsx')).AvatarDialog }));

/** Spec §2: avatars are JPEG or PNG. */
const AVATAR_TYPES = ['image/jpeg', 'image/png'];
const SIZE = 96;

/** The person's picture, and the way to another one. */
export function AvatarField({ user }: { user: Account }) {
  const t = useTranslations('account');
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? [];
    // The same file again must be a change again.
    event.currentTarget.value = '';
    if (!chosen) return;
    if (AVATAR_TYPES.includes(chosen.type)) setFile(chosen);
    else toast.show({ title: t('avatarFileFailed'), tone: 'critical' });
  };
  return (
    <div className={css.field}>
      <Avatar name={user.user_name} src={user.user_avatar ?? undefined} size={SIZE} />
      <Button icon={<CameraIcon />} onClick={() => input.current?.click()}>
        {t('avatarChange')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={AVATAR_TYPES.join(',')}
        aria-label={t('avatar')}
        className={css.input}
        tabIndex={-1}
        onChange={take}
      />
      {file && (
        <Suspense fallback={null}>
          <AvatarDialog file={file} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
