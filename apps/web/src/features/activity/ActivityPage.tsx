import { useQuery } from '@tanstack/react-query';
import { VIP_FEEDBACK } from '@xiangji/api-client/contract';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  GiftIcon,
  Heading,
  Skeleton,
  Text,
  Link as TextLink,
} from '@xiangji/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { SecondaryTexts } from '../../shared/locale/SecondaryTexts.tsx';
import { ListFailed } from '../../shared/page/ListFailed.tsx';
import { TitledPage } from '../../shared/page/TitledPage.tsx';
import * as css from './ActivityPage.css.ts';
import { type FreeDays, feedbackQuery, useClaim } from './activity.queries.ts';
import { activityOf } from './activityOf.ts';

const MS = 1_000;

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
      <p className={css.lead}>{t('days', { day: days })}</p>
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
  const { data, error, isFetching, refetch } = useQuery(feedbackQuery);
  if (error && !data) {
    const retry = () => void refetch();
    return (
      <ListFailed error={error} title={t('loadFailed')} pressable retrying={isFetching} onRetry={retry} />
    );
  }
  if (!data) return <Skeleton className={css.skeleton} />;
  return (
    <Card className={css.card}>
      <span className={css.mark}>
        <GiftIcon size={32} />
      </span>
      <Heading>{t('title')}</Heading>
      <p className={css.lead}>{t('lead')}</p>
      <Text as="p" size="small" tone="muted">
        {t('rule')}
      </Text>
      <Offer offer={data} />
    </Card>
  );
}

/** An unknown activity, or one that has ended. */
function Invalid() {
  const t = useTranslations('activity');
  return (
    <EmptyState
      title={t('ended')}
      action={
        <Button asChild>
          <Link to="/">{t('home')}</Link>
        </Button>
      }
    />
  );
}

function Page() {
  const t = useTranslations('activity');
  const [params] = useSearchParams();
  useDocumentTitle(t('title'));
  return (
    <TitledPage title={t('title')}>
      <div className={css.page}>
        {activityOf(params.get('category')) === 'VIP_FEEDBACK' ? <VipFeedback /> : <Invalid />}
      </div>
    </TitledPage>
  );
}

/** An activity by its category in the address (spec §2 'Routes'). */
export function ActivityPage() {
  return (
    <SecondaryTexts>
      <Page />
    </SecondaryTexts>
  );
}
