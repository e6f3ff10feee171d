import { TEXT } from '@xiangji/api-client/contract';
import { FileButton, ProfileCard } from '@xiangji/blocks';
import { Button, CameraIcon, LogOutIcon, lazyComponent, useToast } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { useConfig, useSaveUser } from '../../../shared/queries/session.queries.ts';
import { useSignOut } from '../../../shared/session/useSignOut.ts';
import { useZone } from '../useZone.ts';

const AvatarDialog = lazyComponent(() => import('./AvatarDialog.tsx'), 'AvatarDialog');

/** Spec §2: avatars are JPEG or PNG. */
const AVATAR_TYPES = ['image/jpeg', 'image/png'];

/** A button that changes the user's picture. */
function AvatarChange() {
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

/** The profile: picture, nickname and introduction, edited in place (spec §2 'Basic'). */
export function Basic() {
  const t = useTranslations('account');
  const timezone = useZone();
  const { data } = useConfig();
  const save = useSaveUser();
  const { showResult } = useReport();
  const { signOut, isPending } = useSignOut();
  if (!data?.user) return null;
  const { name, intro, email, createdAt, avatar } = data.user;
  const rename = async (next: string) => {
    const isDone = await save({ name: next }, api.account.setName({ body: { name: next } }));
    showResult(isDone, t('nicknameSaved'), t('nicknameFailed'));
  };
  const describe = async (next: string) => {
    const isDone = await save({ intro: next }, api.account.setIntro({ body: { intro: next } }));
    showResult(isDone, t('introSaved'), t('introFailed'));
  };
  return (
    <ProfileCard
      {...{ name, intro, email, createdAt, avatar, timezone }}
      avatarAction={<AvatarChange />}
      nameMaxLength={TEXT.NICKNAME}
      introMaxLength={TEXT.PROFILE_INTRO}
      onNameChange={(next) => void rename(next)}
      onIntroChange={(next) => void describe(next)}
    >
      <div>
        <Button icon={<LogOutIcon />} loading={isPending} onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </div>
    </ProfileCard>
  );
}
