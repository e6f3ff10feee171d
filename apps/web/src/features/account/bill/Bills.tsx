import { useQuery } from '@tanstack/react-query';
import { BILL_PAYABLE_DAYS } from '@xiangji/api-client/contract';
import { BillDetail, BillList, PAYMENT_TOAST, PointList, priceText, SectionCard } from '@xiangji/blocks';
import { ArrowLeftIcon, Button, lazyComponent, useLocale, useToast } from '@xiangji/ui';
import { useEffect, useRef } from 'react';
import { Link, NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBusy } from '../../../shared/hooks/useBusy.ts';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { LinkButton } from '../../../shared/page/LinkButton.tsx';
import { pathOf } from '../AccountFrame.tsx';
import { Answered } from '../Answered.tsx';
import { isOrderPaid, orderQuery, ordersQuery, useRefreshBilling, vipQuery } from '../account.queries.ts';
import { useZone } from '../useZone.ts';

const PaymentDialog = lazyComponent(() => import('../payment/PaymentDialog.tsx'), 'PaymentDialog');

/** The order in the address: it survives a reload, and back leads to the list. */
const ORDER_PARAM = 'order';

const rowId = (id: string) => `order-row-${id}`;

function useCheck(billId: string) {
  const t = useTranslations('account');
  const toast = useToast();
  const refresh = useRefreshBilling();
  const { busy: checking, run } = useBusy();
  const check = () =>
    run(async () => {
      const paid = await isOrderPaid(billId);
      const title = paid ? t('billChecked') : t('noPayment');
      toast.show({ id: PAYMENT_TOAST, title, tone: paid ? 'positive' : 'neutral' });
      if (paid) await refresh();
    });
  return { checking, check };
}

function Unpaid({ billId }: { billId: string }) {
  const t = useTranslations('account');
  const { layer, open, close } = useLayer(['payment']);
  const { checking, check } = useCheck(billId);
  return (
    <>
      <Button variant="solid" onClick={() => open('payment')}>
        {t('billPay')}
      </Button>
      <Button loading={checking} onClick={() => void check()}>
        {t('billCheck')}
      </Button>
      {layer && <PaymentDialog target={{ orderId: billId }} onClose={close} />}
    </>
  );
}

/** One order or bill; while it is unpaid, it can be paid and checked (spec §4 'Bills'). */
function BillPage({ id }: { id: string }) {
  const t = useTranslations('account');
  const query = useQuery(orderQuery(id));
  const timezone = useZone();
  const back = useRef<HTMLAnchorElement>(null);
  const arrived = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    // The pressed row was unmounted with the list.
    if (arrived) back.current?.focus();
  }, [arrived]);
  return (
    <>
      <div>
        <LinkButton variant="ghost" ref={back} to={pathOf('BILL')}>
          <ArrowLeftIcon />
          {t('billBack')}
        </LinkButton>
      </div>
      <Answered query={query}>
        {(bill) => (
          <BillDetail bill={bill} timezone={timezone} actions={!bill.paid && <Unpaid billId={bill.id} />} />
        )}
      </Answered>
    </>
  );
}

function Rules() {
  const t = useTranslations('account');
  const locale = useLocale();
  const { data } = useQuery(vipQuery);
  if (!data) return null;
  return (
    <SectionCard title={t('billRules')}>
      <PointList
        tone="muted"
        points={[
          t('billRule1', { price: priceText(data.pricePerGb, locale), free: data.freeGb }),
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
              renderLink={(id) => <Link id={rowId(id)} to={{ search: `?${ORDER_PARAM}=${id}` }} />}
            />
          )}
        </Answered>
      </SectionCard>
      <Rules />
    </>
  );
}
