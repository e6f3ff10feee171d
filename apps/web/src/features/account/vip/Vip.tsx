import { useQuery } from '@tanstack/react-query';
import {
  BenefitList,
  MembershipCard,
  MembershipHistory,
  MembershipStatus,
  PlanCards,
  SectionCard,
} from '@xiangji/blocks';
import { lazyComponent } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import type { Membership } from '../../../shared/models/order.ts';
import { Answered } from '../Answered.tsx';
import { goodsQuery, vipHistoryQuery, vipQuery } from '../account.queries.ts';
import { useZone } from '../useZone.ts';

const PaymentDialog = lazyComponent(() => import('../payment/PaymentDialog.tsx'), 'PaymentDialog');

/** Spec §9: the goods that are selected first. */
const PLAN = '12m';

interface PartProps {
  vip: Membership;
  onBuy: (planId?: string) => void;
}

/** State, plans, and everything about the membership; the benefits are above the plans until the account is a member. */
function Parts({ vip, onBuy }: PartProps) {
  const t = useTranslations('vip');
  const timezone = useZone();
  const { state, expires, support } = vip;
  const benefits = [t('info1', { free: vip.freeGb }), t('info2'), t('info3')];
  const buy = () => onBuy();
  const history = (
    <Answered query={useQuery(vipHistoryQuery)}>
      {(grants) => <MembershipHistory grants={grants} timezone={timezone} />}
    </Answered>
  );
  return (
    <>
      <MembershipStatus {...{ state, expires, timezone }} labels={{ name: t('name') }} onBuy={buy} />
      {state !== 'active' && <BenefitList benefits={benefits} />}
      <SectionCard title={t('plans')}>
        <Answered query={useQuery(goodsQuery)}>
          {(plans) => <PlanCards plans={plans} onSelect={onBuy} />}
        </Answered>
      </SectionCard>
      <MembershipCard
        {...{ state, benefits, history }}
        rules={[t('rule1'), t('rule2'), t('rule3')]}
        contact={support}
        onBuy={buy}
      />
    </>
  );
}

/** Membership: its state, how to get it, and its benefits (spec §2 'VIP info'). */
export function Vip() {
  const { layer, open, close } = useLayer(['payment']);
  return (
    <Answered query={useQuery(vipQuery)}>
      {(vip) => (
        <>
          <Parts vip={vip} onBuy={(planId = PLAN) => open('payment', planId)} />
          {layer && <PaymentDialog target={{ planId: layer.id ?? PLAN }} onClose={close} />}
        </>
      )}
    </Answered>
  );
}
