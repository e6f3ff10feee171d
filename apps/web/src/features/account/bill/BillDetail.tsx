import { useQuery } from '@tanstack/react-query';
import { priceText } from '@xiangji/blocks';
import { ArrowLeftIcon, Button, DataList, useToast } from '@xiangji/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { lazyComponent } from '../../../shared/code/lazyComponent.tsx';
import { useErrorText } from '../../../shared/errors.ts';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { type Order, orderQuery, useRefreshBilling } from '../account.queries.ts';
import { billMonth } from '../billMonth.ts';
import { pathOf } from '../categories.ts';
import { PAYMENT_TOAST } from '../payment/paymentToast.ts';
import { Answered, Section } from '../Section.tsx';
import { useMoments } from '../useMoments.ts';
import * as own from './Bills.css.ts';
import { OrderBadge } from './OrderBadge.tsx';
import { useMonthText } from './useMonthText.ts';

const PaymentDialog = lazyComponent(async () => (await import('../payment/PaymentDialog.tsx')).PaymentDialog);

/** Asks the provider whether the order is paid; true where it is. */
async function checkOrder(id: string): Promise<boolean> {
  const known = await api.trades.get({ query: { order_id: id } });
  if (known.trade_success === 1 || !known.trade_id) return known.trade_success === 1;
  return (await api.trades.check({ body: { trade_id: known.trade_id } })).trade_success === 1;
}

function useCheck(order: Order) {
  const t = useTranslations('account');
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshBilling();
  const [checking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    try {
      const paid = await checkOrder(order.id);
      const title = paid ? t('billChecked') : t('noPayment');
      toast.show({ id: PAYMENT_TOAST, title, tone: paid ? 'positive' : 'neutral' });
      if (paid) await refresh();
    } catch (error) {
      toast.show({ title: errorText(error), tone: 'critical' });
    } finally {
      setChecking(false);
    }
  };
  return { checking, check };
}

function Unpaid({ order }: { order: Order }) {
  const t = useTranslations('account');
  const { layer, open, close } = useLayer(['payment']);
  const { checking, check } = useCheck(order);
  return (
    <div className={own.actions}>
      <Button variant="solid" onClick={() => open('payment')}>
        {t('billPay')}
      </Button>
      <Button loading={checking} onClick={() => void check()}>
        {t('billCheck')}
      </Button>
      {layer && (
        <Suspense fallback={null}>
          <PaymentDialog target={{ orderId: order.id }} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  const t = useTranslations('account');
  const { moment } = useMoments();
  const monthText = useMonthText();
  const facts: [term: string, text: string | null][] = [
    [t('billSubject'), order.subject],
    [
      t('billContent'),
      order.bill_date === null
        ? order.desc
        : t('billMonth', { month: monthText(billMonth(order.bill_date)) }),
    ],
    [t('billTotal'), order.discount_amount > 0 ? `￥${priceText(order.total_amount)}` : null],
    [t('billDiscount'), order.discount_amount > 0 ? `￥${priceText(order.discount_amount)}` : null],
    [t('billAmount'), `￥${priceText(order.amount)}`],
    [t('billPaidAmount'), order.trade_amount === null ? null : `￥${priceText(order.trade_amount)}`],
    [t('billCreated'), moment(order.ctime)],
    [t('billUntil'), order.trade_success === 0 && order.expires > 0 ? moment(order.expires) : null],
    [t('billPayTime'), order.trade_paytime === null ? null : moment(order.trade_paytime)],
    [t('billOrder'), order.order_id],
    [t('billTrade'), order.trade_id],
  ];
  return (
    <DataList.Root>
      {facts.map(
        ([term, text]) =>
          text !== null && (
            <DataList.Item key={term} term={term}>
              {text}
            </DataList.Item>
          ),
      )}
    </DataList.Root>
  );
}

/** One order or bill; unpaid, it can be paid and looked after (spec §4 'Bills'). */
export function BillDetail({ id }: { id: string }) {
  const t = useTranslations('account');
  const query = useQuery(orderQuery(id));
  const back = useRef<HTMLAnchorElement>(null);
  const arrived = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    // The row that was pressed has gone with the list.
    if (arrived) back.current?.focus();
  }, [arrived]);
  return (
    <>
      <div>
        <Button asChild variant="ghost">
          <Link ref={back} to={pathOf('BILL')}>
            <ArrowLeftIcon />
            {t('billBack')}
          </Link>
        </Button>
      </div>
      <Answered query={query}>
        {(order) => (
          <Section title={order.title}>
            <div className={own.head}>
              <OrderBadge order={order} />
            </div>
            <Facts order={order} />
            {order.trade_success === 0 && <Unpaid order={order} />}
          </Section>
        )}
      </Answered>
    </>
  );
}
