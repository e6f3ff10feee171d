import { TEXT } from '@xiangji/api-client/contract';
import { ProfileCard } from '@xiangji/blocks';
import { Button, LogOutIcon } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { useConfig, useSaveUser } from '../../../shared/queries/session.queries.ts';
import { useSignOut } from '../../../shared/session/useSignOut.ts';
import { useZone } from '../useZone.ts';
import { AvatarChange } from './AvatarChange.tsx';

/** Saves a change of the profile, and confirms it. */
function useEdits() {
  const t = useTranslations('account');
  const save = useSaveUser();
  const { showResult } = useReport();
  return {
    rename: async (name: string) =>
      showResult(
        await save({ name }, api.account.setName({ body: { name } })),
        t('nicknameSaved'),
        t('nicknameFailed'),
      ),
    describe: async (intro: string) =>
      showResult(
        await save({ intro }, api.account.setIntro({ body: { intro } })),
        t('introSaved'),
        t('introFailed'),
      ),
  };
}

/** The profile: picture, nickname and introduction, edited in place (spec §2 'Basic'). */
export function Basic() {
  const t = useTranslations('account');
  const timezone = useZone();
  const { data } = useConfig();
  const { rename, describe } = useEdits();
  const { signOut, isPending } = useSignOut();
  if (!data?.user) return null;
  const { name, intro, email, createdAt, avatar } = data.user;
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
