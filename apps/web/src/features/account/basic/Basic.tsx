import { TEXT } from '@xiangji/api-client/contract';
import { SectionCard } from '@xiangji/blocks';
import { Button, DataList, EditableText, LogOutIcon, useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { deskHint } from '../../../shared/page/deskHint.css.ts';
import { useConfig, usePatchUser } from '../../../shared/queries/session.queries.ts';
import { useSignOut } from '../../../shared/session/useSignOut.ts';
import * as css from '../AccountPage.css.ts';
import { useMoments } from '../useMoments.ts';
import { AvatarField } from './AvatarField.tsx';

/** Shows a change at once, confirms that it was saved, and reverts it when the server refuses it. */
function useEdits() {
  const t = useTranslations('account');
  const toast = useToast();
  const patch = usePatchUser();
  const { data } = useConfig();
  const edit =
    (
      field: 'name' | 'intro',
      send: (text: string) => Promise<unknown>,
      titles: { saved: string; failed: string },
    ) =>
    async (text: string) => {
      const before = data?.user?.[field] ?? '';
      patch({ [field]: text });
      try {
        await send(text);
        toast.show({ id: field, title: titles.saved, tone: 'positive' });
      } catch {
        patch({ [field]: before });
        toast.show({ id: field, title: titles.failed, tone: 'critical' });
      }
    };
  return {
    rename: edit('name', (name) => api.account.setName({ body: { name } }), {
      saved: t('nicknameSaved'),
      failed: t('nicknameFailed'),
    }),
    describe: edit('intro', (intro) => api.account.setIntro({ body: { intro } }), {
      saved: t('introSaved'),
      failed: t('introFailed'),
    }),
  };
}

function SignOut() {
  const t = useTranslations('account');
  const { signOut, isPending } = useSignOut();
  return (
    <div>
      <Button icon={<LogOutIcon />} loading={isPending} onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </div>
  );
}

/** The profile: picture, nickname and introduction, edited in place (spec §2 'Basic'). */
export function Basic() {
  const t = useTranslations('account');
  const { day } = useMoments();
  const { data } = useConfig();
  const { rename, describe } = useEdits();
  const user = data?.user;
  if (!user) return null;
  return (
    <SectionCard
      title={t('BASIC')}
      note={
        <>
          {t('editHint')}
          <span className={deskHint}>{t('editKeys')}</span>
        </>
      }
    >
      <AvatarField user={user} />
      <DataList.Root>
        <DataList.Item term={t('nickname')}>
          <EditableText
            label={t('nickname')}
            value={user.name}
            maxLength={TEXT.NICKNAME}
            autoComplete="nickname"
            onValueCommit={(text) => void rename(text)}
          />
        </DataList.Item>
        <DataList.Item term={t('intro')}>
          <EditableText
            label={t('intro')}
            value={user.intro}
            maxLength={TEXT.PROFILE_INTRO}
            placeholder={t('introPlaceholder')}
            allowEmpty
            onValueCommit={(text) => void describe(text)}
          />
        </DataList.Item>
        <DataList.Item term={t('email')}>{user.email}</DataList.Item>
        <DataList.Item term={t('since')} className={css.figures}>
          {day(user.createdAt)}
        </DataList.Item>
      </DataList.Root>
      <SignOut />
    </SectionCard>
  );
}
