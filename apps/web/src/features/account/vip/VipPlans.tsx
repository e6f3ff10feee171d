import { useQuery } from '@tanstack/react-query';
import { PlanCards, SectionCard } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { Answered } from '../Answered.tsx';
import { goodsQuery } from '../account.queries.ts';

/** The plans with their prices, each opens its payment. */
export function VipPlans({ onBuy }: { onBuy: (planId: string) => void }) {
  const t = useTranslations('vip');
  return (
    <SectionCard title={t('plans')}>
      <Answered query={useQuery(goodsQuery)}>
        {(plans) => <PlanCards plans={plans} onSelect={onBuy} />}
      </Answered>
    </SectionCard>
  );
}
