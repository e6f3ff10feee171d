import { useQuery } from '@tanstack/react-query';
import { BillDetail } from '@xiangji/blocks';
import { ArrowLeftIcon, Button, lazyComponent, useToast } from '@xiangji/ui';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBusy } from '../../../shared/hooks/useBusy.ts';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { LinkButton } from '../../../shared/page/LinkButton.tsx';
import { Answered } from '../Answered.tsx';
import { isOrderPaid, orderQuery, PAYMENT_TOAST, useRefreshBilling } from '../account.queries.ts';
import { pathOf } from '../categories.ts';
import { useZone } from '../useZone.ts';

const PaymentDialog = lazyComponent(() => import('../payment/PaymentDialog.tsx'), 'PaymentDialog');

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
export function BillPage({ id }: { id: string }) {
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
