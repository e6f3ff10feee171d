import { useQuery } from '@tanstack/react-query';
import type { Trade } from '@xiangji/api-client/contract';
import { Badge, Button } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import * as css from '../AccountPage.css.ts';
import { goodsQuery } from '../account.queries.ts';
import { Answered, Section } from '../Section.tsx';
import { shortYuan, yuan } from '../yuan.ts';
import * as own from './Vip.css.ts';

type Goods = Trade['goods_list'][number];

const monthly = ({ amount, months }: Goods) => amount / months;

function Plan({ goods, saved, onBuy }: { goods: Goods; saved: number; onBuy: () => void }) {
  const t = useTranslations('vip');
  const { content, amount } = goods;
  return (
    <li className={own.plan} data-state={saved > 0 ? 'recommended' : 'plain'}>
      <p className={own.planName}>
        {content}
        {saved > 0 && <Badge tone="accent">{t('planSaved', { saved })}</Badge>}
      </p>
      <p className={own.planPrice}>￥{yuan(amount)}</p>
      <p className={css.note}>{t('payPerMonth', { price: shortYuan(monthly(goods)) })}</p>
      <Button
        variant={saved > 0 ? 'soft' : 'outline'}
        fullWidth
        className={own.planButton}
        aria-label={t('planBuy', { plan: content })}
        onClick={onBuy}
      >
        {t('planChoose')}
      </Button>
    </li>
  );
}

/** The plans with their prices, each a way to its payment. A plan that costs less a month shows what it saves. */
export function VipPlans({ onBuy }: { onBuy: (goodsId: string) => void }) {
  const t = useTranslations('vip');
  return (
    <Section title={t('plans')}>
      <Answered query={useQuery(goodsQuery)}>
        {({ goods_list: list }) => {
          const dearest = Math.max(...list.map(monthly));
          return (
            <ul className={own.columns}>
              {list.map((goods) => (
                <Plan
                  key={goods.goods_id}
                  goods={goods}
                  saved={Math.round((1 - monthly(goods) / dearest) * 100)}
                  onBuy={() => onBuy(goods.goods_id)}
                />
              ))}
            </ul>
          );
        }}
      </Answered>
    </Section>
  );
}
