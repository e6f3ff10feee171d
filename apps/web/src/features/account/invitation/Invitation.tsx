import { useQuery } from '@tanstack/react-query';
import { SectionCard } from '@xiangji/blocks';
import { Avatar, CopyField, QrCode, useToast } from '@xiangji/ui';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { SiteContext } from '../../../shared/SiteContext.ts';
import * as css from '../AccountPage.css.ts';
import { Answered } from '../Answered.tsx';
import { invitationsQuery } from '../account.queries.ts';
import { useMoments } from '../useMoments.ts';
import * as own from './Invitation.css.ts';

const AVATAR = 32;
const QR = 144;

function Code({ code }: { code: string }) {
  const t = useTranslations('account');
  const toast = useToast();
  const link = new URL(`/i/${code}`, useContext(SiteContext)).href;
  const showCopied = (done: string, failed: string) => (success: boolean) =>
    toast.show({ title: success ? done : failed, tone: success ? 'positive' : 'critical' });
  return (
    <div className={own.code}>
      <div className={own.fields}>
        <CopyField
          label={t('inviteCode')}
          value={code}
          onCopied={showCopied(t('inviteCodeCopied'), t('inviteCodeFailed'))}
        />
        <CopyField
          label={t('inviteLink')}
          value={link}
          onCopied={showCopied(t('inviteLinkCopied'), t('inviteLinkFailed'))}
        />
      </div>
      <QrCode value={link} label={t('inviteQr')} size={QR} />
    </div>
  );
}

/** The code that a person gives away, and who came with it (spec §2 'Invitation'). */
export function Invitation() {
  const t = useTranslations('account');
  const { day } = useMoments();
  const query = useQuery(invitationsQuery);
  return (
    <Answered query={query} rows={3}>
      {({ user_sign, count, list }) => (
        <>
          <SectionCard title={t('invite')} note={t('inviteText')}>
            <Code code={user_sign} />
          </SectionCard>
          <SectionCard title={t('inviteHistory')} note={t('inviteCount', { count })}>
            {list.length > 0 && (
              <ul className={css.plainList}>
                {list.map(({ name, email, time }) => (
                  <li key={`${time} ${email}`} className={css.row}>
                    <Avatar name={name} size={AVATAR} aria-hidden="true" />
                    <div className={css.words}>
                      <p className={css.strong}>{name}</p>
                      <p className={css.note}>{email}</p>
                    </div>
                    <span className={own.time}>{day(time)}</span>
                  </li>
                ))}
              </ul>
            )}
          </SectionCard>
        </>
      )}
    </Answered>
  );
}
