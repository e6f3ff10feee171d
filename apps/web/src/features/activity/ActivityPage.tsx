import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { VIP_FEEDBACK } from '@xiangji/api-client/contract';
import { GiftCard, PageContent } from '@xiangji/blocks';
import { Banner, Button, EmptyState, Skeleton, Text, Link as TextLink, useToast } from '@xiangji/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { freeDaysOf } from '../../shared/models/user.ts';
import { LinkButton } from '../../shared/page/LinkButton.tsx';
import { Loaded } from '../../shared/page/Loaded.tsx';
import { TitledPage } from '../../shared/page/PageBar.tsx';

const MS = 1_000;

type FreeDays = ReturnType<typeof freeDaysOf>;

/** Whether the account may claim VIP days, and how many. */
const feedbackQuery = queryOptions({
  queryKey: ['account', 'activity'],
  queryFn: async ({ signal }) => freeDaysOf(await api.activity.feedback({ signal })),
  staleTime: 0,
});

/** Claims the days; a refusal explains that the rule does not apply (spec §8 'Activity'). */
function useClaim() {
  const t = useTranslations('activity');
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => freeDaysOf(await api.activity.claim()),
    onSuccess: (feedback) => {
      client.setQueryData(feedbackQuery.queryKey, feedback);
      toast.show({ title: t('claimed'), tone: 'positive' });
    },
    onError: () => toast.show({ title: t('refused'), tone: 'critical' }),
  });
}

function Offer({ offer }: { offer: FreeDays }) {
  const t = useTranslations('activity');
  const claim = useClaim();
  const [now] = useState(() => Date.now() / MS);
  const { days, isAllowed, isClaimed } = offer;
  if (isClaimed) {
    return (
      <Banner
        tone="positive"
        title={t('complete', { day: days })}
        action={
          <TextLink asChild>
            <Link to="/account/vip">{t('toVip')}</Link>
          </TextLink>
        }
      />
    );
  }
  if (now > VIP_FEEDBACK.ENDS) return <Banner title={t('ended')} />;
  if (!isAllowed) return <Banner tone="warning" title={t('refused')} />;
  return (
    <>
      <Text as="p">{t('days', { day: days })}</Text>
      <div>
        <Button variant="solid" loading={claim.isPending} onClick={() => claim.mutate()}>
          {t('claim')}
        </Button>
      </div>
    </>
  );
}

/** VIP days for early members: the rule, and whether it is still active (spec §2 'Activity page'). */
function VipFeedback() {
  const t = useTranslations('activity');
  const loading = <Skeleton height="240px" />;
  return (
    <Loaded query={useQuery(feedbackQuery)} loading={loading} failed={t('loadFailed')} pressable>
      {(offer) => (
        <GiftCard title={t('title')} lead={t('lead')} rule={t('rule')}>
          <Offer offer={offer} />
        </GiftCard>
      )}
    </Loaded>
  );
}

/** An activity by its category in the address (spec §2 'Routes'); an unknown one has ended. */
export function ActivityPage() {
  const t = useTranslations('activity');
  const [params] = useSearchParams();
  useDocumentTitle(t('title'));
  return (
    <TitledPage title={t('title')}>
      <PageContent width="small">
        {params.get('category')?.toUpperCase() === 'VIP_FEEDBACK' ? (
          <VipFeedback />
        ) : (
          <EmptyState title={t('ended')} action={<LinkButton to="/">{t('home')}</LinkButton>} />
        )}
      </PageContent>
    </TitledPage>
  );
}
