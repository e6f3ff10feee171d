import { useQuery } from '@tanstack/react-query';
import { PlanCards } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { goodsQuery } from '../account.queries.ts';
import { Answered, Section } from '../Section.tsx';

/** The plans with their prices, each opens its payment. */
export function VipPlans({ onBuy }: { onBuy: (planId: string) => void }) {
  const t = useTranslations('vip');
  return (
    <Section title={t('plans')}>
      <Answered query={useQuery(goodsQuery)}>
        {(plans) => <PlanCards plans={plans} onSelect={onBuy} />}
      </Answered>
    </Section>
  );
}
