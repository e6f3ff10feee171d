import { useQuery } from '@tanstack/react-query';
import { SectionCard } from '@xiangji/blocks';
import { Button, CheckIcon, CrownIcon, Tabs } from '@xiangji/ui';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/code/lazyComponent.tsx';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import type { Membership } from '../../../shared/models/order.ts';
import * as css from '../AccountPage.css.ts';
import { Answered } from '../Answered.tsx';
import { vipQuery } from '../account.queries.ts';
import { useMoments } from '../useMoments.ts';
import * as own from './Vip.css.ts';
import { VipHistory } from './VipHistory.tsx';
import { VipPlans } from './VipPlans.tsx';
import { VipSupport } from './VipSupport.tsx';

const PaymentDialog = lazyComponent(async () => (await import('../payment/PaymentDialog.tsx')).PaymentDialog);

/** Spec §9: the goods that are selected first. */
const PLAN = '12m';

function Status({ vip, onBuy }: { vip: Membership; onBuy: () => void }) {
  const t = useTranslations('vip');
  const { day } = useMoments();
  const { state } = vip;
  const isActive = state === 'active';
  const words = isActive
    ? t('active', { date: day(vip.expires) })
    : state === 'expired'
      ? t('expired', { date: day(vip.expires) })
      : t('none');
  return (
    <div className={own.status} data-state={isActive ? 'active' : 'idle'}>
      <span className={own.crown}>
        <CrownIcon />
      </span>
      <div className={css.words}>
        <p className={own.name}>{t('name')}</p>
        <p className={own.until}>{words}</p>
      </div>
      <Button variant="solid" onClick={onBuy}>
        {state === 'none' ? t('buy') : t('renew')}
      </Button>
    </div>
  );
}

const useBenefits = ({ freeGb }: Membership) => {
  const t = useTranslations('vip');
  return [t('info1', { free: freeGb }), t('info2'), t('info3')];
};

/** The benefits, shown above the plans until the account is a member. */
function Benefits({ vip }: { vip: Membership }) {
  const t = useTranslations('vip');
  return (
    <SectionCard title={t('info')}>
      <ul className={own.columns}>
        {useBenefits(vip).map((benefit) => (
          <li key={benefit} className={own.benefit}>
            <CheckIcon size={18} className={own.check} />
            {benefit}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={own.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** History, rules, benefits and support in four tabs (spec §2 'VIP card'). */
function VipCard({ vip, onBuy }: { vip: Membership; onBuy: () => void }) {
  const t = useTranslations('vip');
  return (
    <SectionCard title={t('card')}>
      <Tabs.Root defaultValue="history">
        <Tabs.List aria-label={t('card')}>
          <Tabs.Tab value="history">{t('history')}</Tabs.Tab>
          <Tabs.Tab value="rules">{t('rules')}</Tabs.Tab>
          <Tabs.Tab value="info">{t('info')}</Tabs.Tab>
          <Tabs.Tab value="support">{t('support')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="history">
          <VipHistory />
        </Tabs.Panel>
        <Tabs.Panel value="rules">
          <Points points={[t('rule1'), t('rule2'), t('rule3')]} />
        </Tabs.Panel>
        <Tabs.Panel value="info">
          <Points points={useBenefits(vip)} />
        </Tabs.Panel>
        <Tabs.Panel value="support">
          <VipSupport vip={vip} onBuy={onBuy} />
        </Tabs.Panel>
      </Tabs.Root>
    </SectionCard>
  );
}

/** Membership: its state, how to get it, and its benefits (spec §2 'VIP info'). */
export function Vip() {
  const { layer, open, close } = useLayer(['payment']);
  const buy = (goodsId: string = PLAN) => open('payment', goodsId);
  return (
    <Answered query={useQuery(vipQuery)}>
      {(vip) => (
        <>
          <Status vip={vip} onBuy={() => buy()} />
          {vip.state !== 'active' && <Benefits vip={vip} />}
          <VipPlans onBuy={buy} />
          <VipCard vip={vip} onBuy={() => buy()} />
          {layer && (
            <Suspense fallback={null}>
              <PaymentDialog target={{ planId: layer.id ?? PLAN }} onClose={close} />
            </Suspense>
          )}
        </>
      )}
    </Answered>
  );
}
