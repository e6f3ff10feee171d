import { useQuery } from '@tanstack/react-query';
import { BILL_PAYABLE_DAYS } from '@xiangji/api-client/contract';
import { BillList, PointList, priceText, SectionCard } from '@xiangji/blocks';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Answered } from '../Answered.tsx';
import { ordersQuery, vipQuery } from '../account.queries.ts';
import { useZone } from '../useZone.ts';
import { BillPage } from './BillPage.tsx';

/** The order in the address: it survives a reload, and back leads to the list. */
export const ORDER_PARAM = 'order';

const rowId = (id: string) => `order-row-${id}`;

function Rules() {
  const t = useTranslations('account');
  const { data } = useQuery(vipQuery);
  if (!data) return null;
  return (
    <SectionCard title={t('billRules')}>
      <PointList
        tone="muted"
        points={[
          t('billRule1', { price: priceText(data.pricePerGb), free: data.freeGb }),
          t('billRule2', { days: BILL_PAYABLE_DAYS }),
          t('billRule3'),
        ]}
      />
    </SectionCard>
  );
}

/** Back in the list, the viewed order has the focus. */
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
  const timezone = useZone();
  useFocusOnReturn(selected);
  if (selected) return <BillPage id={selected} />;
  return (
    <>
      <SectionCard title={t('bills')}>
        <Answered query={query}>
          {(bills) => (
            <BillList
              bills={bills}
              timezone={timezone}
              link={(id) => <Link id={rowId(id)} to={{ search: `?${ORDER_PARAM}=${id}` }} />}
            />
          )}
        </Answered>
      </SectionCard>
      <Rules />
    </>
  );
}
