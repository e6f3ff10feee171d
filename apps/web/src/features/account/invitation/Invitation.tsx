import { useQuery } from '@tanstack/react-query';
import { InvitationCard, InvitedPeople } from '@xiangji/blocks';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { SiteContext } from '../../../shared/SiteContext.ts';
import { Answered } from '../Answered.tsx';
import { invitationsQuery } from '../account.queries.ts';
import { useZone } from '../useZone.ts';

/** The toast after a copy. */
const TEXTS = {
  code: ['inviteCodeCopied', 'inviteCodeFailed'],
  link: ['inviteLinkCopied', 'inviteLinkFailed'],
} as const;

/** The user's invitation code, and the people who signed up with it (spec §2 'Invitation'). */
export function Invitation() {
  const t = useTranslations('account');
  const { showResult } = useReport();
  const site = useContext(SiteContext);
  const timezone = useZone();
  const showCopied = (copied: 'code' | 'link', success: boolean) => {
    const [done, failed] = TEXTS[copied];
    showResult(success, t(done), t(failed));
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
