import { useQuery } from '@tanstack/react-query';
import { InvitationCard, InvitedPeople } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { SiteContext } from '../../../shared/SiteContext.ts';
import { Answered } from '../Answered.tsx';
import { invitationsQuery } from '../account.queries.ts';
import { useZone } from '../useMoments.ts';

/** The toast after a copy. */
const TEXTS = {
  code: ['inviteCodeCopied', 'inviteCodeFailed'],
  link: ['inviteLinkCopied', 'inviteLinkFailed'],
} as const;

/** The user's invitation code, and the people who signed up with it (spec §2 'Invitation'). */
export function Invitation() {
  const t = useTranslations('account');
  const toast = useToast();
  const site = useContext(SiteContext);
  const timezone = useZone();
  const showCopied = (copied: 'code' | 'link', success: boolean) => {
    const [done, failed] = TEXTS[copied];
    toast.show({ title: t(success ? done : failed), tone: success ? 'positive' : 'critical' });
  };
  return (
    <Answered query={useQuery(invitationsQuery)} rows={3}>
      {({ code, count, people }) => (
        <>
          <InvitationCard
            code={code}
            link={new URL(`/i/${code}`, site).href}
            onCopied={showCopied}
            labels={{ title: t('invite') }}
          />
          <InvitedPeople people={people} count={count} timezone={timezone} />
        </>
      )}
    </Answered>
  );
}
