import { TIMING } from '@xiangji/api-client/contract';
import { PaymentPanel, useMoments } from '@xiangji/blocks';
import { Dialog, useToast } from '@xiangji/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfig } from '../../../shared/queries/session.queries.ts';
import { PAYMENT_TOAST, type PaymentTarget } from '../account.queries.ts';
import { useZone } from '../useZone.ts';
import { usePayment } from './usePayment.ts';

const COUNTDOWN = { from: TIMING.SUCCESS_COUNTDOWN_STEPS, step: TIMING.SUCCESS_COUNTDOWN_STEP_MS };

/** The messages of a payment; a received payment removes the one that none was received. */
function usePaymentMessages({ check, renew, phase }: ReturnType<typeof usePayment>) {
  const t = useTranslations('vip');
  const toast = useToast();
  const { dismiss } = toast;
  const isPaid = phase === 'success';
  useEffect(() => {
    if (isPaid) dismiss(PAYMENT_TOAST);
  }, [isPaid, dismiss]);
  const confirm = async () => {
    if (!(await check())) toast.show({ id: PAYMENT_TOAST, title: t('payMissing') });
  };
  const help = async () => {
    const result = await renew();
    if (result === 'renewed') toast.show({ id: PAYMENT_TOAST, title: t('payRenewed') });
    if (result === 'recreated') toast.show({ id: PAYMENT_TOAST, title: t('payRecreated') });
    if (result === 'failed') toast.show({ id: PAYMENT_TOAST, title: t('payQrFailed'), tone: 'critical' });
  };
  return { confirm, help };
}

export interface PaymentDialogProps {
  target: PaymentTarget;
  onClose: () => void;
}

/**
 * Pays by a QR code (spec §4 'Payment dialog'). A payment that arrives after the dialog is closed counts, too.
 */
export function PaymentDialog({ target, onClose }: PaymentDialogProps) {
  const t = useTranslations('vip');
  const { day } = useMoments(useZone());
  const payment = usePayment(target);
  const { confirm, help } = usePaymentMessages(payment);
  const { data } = useConfig();
  const [renews] = useState(data?.user?.isMember);
  const isVip = 'planId' in target;
  const { trade, subject, phase } = payment;
  const expires = data?.user?.memberUntil;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={isVip ? t(renews ? 'renew' : 'payTitle') : t('payBillTitle')} size="medium">
        <PaymentPanel
          {...{ phase, trade }}
          plans={isVip ? trade?.plans : undefined}
          selectedPlan={'planId' in subject ? subject.planId : undefined}
          onPlanChange={(planId) => void payment.begin({ planId })}
          onPaid={() => void confirm()}
          onHelp={() => void help()}
          onRetry={() => void payment.retry()}
          onClose={onClose}
          successNote={
            isVip && expires !== undefined ? t('paySuccessVip', { date: day(expires) }) : undefined
          }
          countdown={COUNTDOWN}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
