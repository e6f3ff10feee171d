import { TIMING, VIP_STATES } from '@xiangji/api-client/contract';
import {
  Button,
  CircleCheckIcon,
  Countdown,
  Dialog,
  ErrorState,
  Skeleton,
  Stack,
  useToast,
} from '@xiangji/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfig } from '../../../shared/queries/session.queries.ts';
import { useMoments } from '../useMoments.ts';
import { Paying } from './Paying.tsx';
import * as css from './Payment.css.ts';
import { PAYMENT_TOAST } from './paymentToast.ts';
import { type PaymentTarget, usePayment } from './usePayment.ts';

type Payment = ReturnType<typeof usePayment>;

function Success({ bought, onClose }: { bought: boolean; onClose: () => void }) {
  const t = useTranslations('vip');
  const { day } = useMoments();
  const { data } = useConfig();
  const { dismiss } = useToast();
  // It is no longer true that no payment was received.
  useEffect(() => dismiss(PAYMENT_TOAST), [dismiss]);
  const expires = data?.user?.vip_info?.expires;
  return (
    <>
      <Dialog.Body>
        <div className={css.success} role="status">
          <span className={css.mark}>
            <CircleCheckIcon size={48} />
          </span>
          <p className={css.lead}>{t('paySuccess')}</p>
          {bought && expires !== undefined && (
            <p className={css.note}>{t('paySuccessVip', { date: day(expires) })}</p>
          )}
          <Countdown
            className={css.note}
            from={TIMING.SUCCESS_COUNTDOWN_STEPS}
            step={TIMING.SUCCESS_COUNTDOWN_STEP_MS}
            onEnd={onClose}
          >
            {(count) => t('payClosing', { count })}
          </Countdown>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="solid" onClick={onClose}>
          {t('payClose')}
        </Button>
      </Dialog.Footer>
    </>
  );
}

function Help({ payment }: { payment: Payment }) {
  const t = useTranslations('vip');
  const toast = useToast();
  const { check, renew, phase } = payment;
  const done = async () => {
    if (!(await check())) toast.show({ id: PAYMENT_TOAST, title: t('payMissing') });
  };
  const help = async () => {
    const now = await renew();
    if (now === 'renewed') toast.show({ id: PAYMENT_TOAST, title: t('payRenewed') });
    if (now === 'recreated') toast.show({ id: PAYMENT_TOAST, title: t('payRecreated') });
    if (now === 'failed') toast.show({ id: PAYMENT_TOAST, title: t('payQrFailed'), tone: 'critical' });
  };
  const waits = phase !== 'PAYING';
  return (
    <Dialog.Footer>
      <Button variant="ghost" disabled={waits} onClick={() => void help()}>
        {t('payHelp')}
      </Button>
      <Button variant="solid" disabled={waits} onClick={() => void done()}>
        {t('payDone')}
      </Button>
    </Dialog.Footer>
  );
}

function Phases({ payment, isVip, onClose }: { payment: Payment; isVip: boolean; onClose: () => void }) {
  const t = useTranslations('vip');
  const { phase, trade } = payment;
  if (phase === 'SUCCESS') return <Success bought={isVip} onClose={onClose} />;
  if (phase === 'failed') {
    return (
      <Dialog.Body>
        <ErrorState title={t('payQrFailed')} onRetry={() => void payment.retry()} />
      </Dialog.Body>
    );
  }
  if (!trade) {
    return (
      <Dialog.Body>
        <Stack gap={4} role="status" aria-label={t('payLoading')}>
          <Skeleton className={css.goodsSkeleton} />
          <Skeleton className={css.qrSkeleton} />
        </Stack>
      </Dialog.Body>
    );
  }
  return (
    <>
      <Dialog.Body>
        <Paying
          trade={trade}
          selected={payment.selected}
          busy={phase === 'LOADING'}
          onChoose={isVip ? (goods) => void payment.choose(goods) : undefined}
        />
      </Dialog.Body>
      <Help payment={payment} />
    </>
  );
}

export interface PaymentDialogProps {
  target: PaymentTarget;
  onClose: () => void;
}

/** Pays by a QR code (spec §4 'Payment dialog'). A payment that arrives after the dialog is closed counts, too. */
export function PaymentDialog({ target, onClose }: PaymentDialogProps) {
  const t = useTranslations('vip');
  const payment = usePayment(target);
  const { data } = useConfig();
  const [renews] = useState(data?.user?.vip_state === VIP_STATES.ACTIVE);
  const isVip = 'goods_id' in target;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={isVip ? t(renews ? 'renew' : 'payTitle') : t('payBillTitle')} size="medium">
        <Phases payment={payment} isVip={isVip} onClose={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
