import { useQuery } from '@tanstack/react-query';
import { BILL_PAYABLE_DAYS } from '@xiangji/api-client/contract';
import { priceText } from '@xiangji/blocks';
import { ChevronRightIcon } from '@xiangji/ui';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import * as css from '../AccountPage.css.ts';
import { type Order, ordersQuery, vipQuery } from '../account.queries.ts';
import { billMonth } from '../billMonth.ts';
import { Answered, Section } from '../Section.tsx';
import { useMoments } from '../useMoments.ts';
import { BillDetail } from './BillDetail.tsx';
import * as own from './Bills.css.ts';
import { OrderBadge } from './OrderBadge.tsx';
import { useMonthText } from './useMonthText.ts';

/** The order in the address: it survives a reload, and back leads to the list. */
export const ORDER_PARAM = 'order';

const rowId = (id: string) => `order-row-${id}`;

function OrderRow({ order }: { order: Order }) {
  const t = useTranslations('account');
  const monthText = useMonthText();
  const { day } = useMoments();
  const about =
    order.bill_date === null ? order.desc : t('billMonth', { month: monthText(billMonth(order.bill_date)) });
  return (
    <li>
      <Link id={rowId(order.id)} to={{ search: `?${ORDER_PARAM}=${order.id}` }} className={own.order}>
        <div className={css.words}>
          <p className={css.strong}>{order.title}</p>
          <p className={css.note}>
            {about} <span className={own.dot}>· </span>
            <span className={own.when}>{day(order.trade_paytime ?? order.ctime)}</span>
          </p>
        </div>
        <span className={own.amount}>￥{priceText(order.amount)}</span>
        <OrderBadge order={order} />
        <ChevronRightIcon />
      </Link>
    </li>
  );
}

function Rules() {
  const t = useTranslations('account');
  const { data } = useQuery(vipQuery);
  if (!data) return null;
  const { fen_per_gb, free_gb } = data.storage;
  return (
    <Section title={t('billRules')}>
      <ul className={own.rules}>
        <li>{t('billRule1', { price: priceText(fen_per_gb), free: free_gb })}</li>
        <li>{t('billRule2', { days: BILL_PAYABLE_DAYS })}</li>
        <li>{t('billRule3')}</li>
      </ul>
    </Section>
  );
}

/** Back in the list, the focus is on the order that was looked at. */
function useFocusOnReturn(selected: string | null): void {
  const before = useRef(selected);
  useEffect(() => {
    const was = before.current;
    before.current = selected;
    if (selected === null && was !== null) document.getElementById(rowId(was))?.focus();
  }, [selected]);
}

/** Orders and bills, the newest first, or one of them (spec §2 'Bills'). */
export function Bills() {
  const t = useTranslations('account');
  const [params] = useSearchParams();
  const query = useQuery(ordersQuery);
  const selected = params.get(ORDER_PARAM);
  useFocusOnReturn(selected);
  if (selected) return <BillDetail id={selected} />;
  return (
    <>
      <Section title={t('bills')}>
        <Answered query={query}>
          {({ list }) =>
            list.length === 0 ? (
              <p className={css.note}>{t('billsNone')}</p>
            ) : (
              <ul className={css.plainList}>
                {list.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </ul>
            )
          }
        </Answered>
      </Section>
      <Rules />
    </>
  );
}
