import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, TIMING } from '@xiangji/api-client/contract';
import { PaymentDialog as Dialog, useMoments } from '@xiangji/blocks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfig } from '../../../shared/queries/session.queries.ts';
import {
  isTradePaid,
  type PaymentTarget,
  renewPayment,
  startPayment,
  useRefreshBilling,
} from '../account.queries.ts';
import { useZone } from '../useZone.ts';

const COUNTDOWN = { from: TIMING.SUCCESS_COUNTDOWN_STEPS, step: TIMING.SUCCESS_COUNTDOWN_STEP_MS };

const isComplete = (error: unknown) => error instanceof ApiError && error.is(ERROR_CODES.TRADE_COMPLETE);

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
  const refresh = useRefreshBilling();
  const { data } = useConfig();
  const [renews] = useState(data?.user?.isMember);
  const isVip = 'planId' in target;
  const expires = data?.user?.memberUntil;
  return (
    <Dialog
      title={isVip ? t(renews ? 'renew' : 'payTitle') : t('payBillTitle')}
      planId={isVip ? target.planId : undefined}
      calls={{
        start: (planId) => startPayment(planId === undefined ? target : { planId }),
        renew: renewPayment,
        isComplete,
        isPaid: isTradePaid,
      }}
      // The page behind shows the result of the payment; where that fails, the next load does.
      onComplete={() => void refresh().catch(() => undefined)}
      open
      onOpenChange={(open) => !open && onClose()}
      successNote={isVip && expires !== undefined ? t('paySuccessVip', { date: day(expires) }) : undefined}
      countdown={COUNTDOWN}
      labels={{
        missing: t('payMissing'),
        renewed: t('payRenewed'),
        recreated: t('payRecreated'),
        renewFailed: t('payQrFailed'),
      }}
    />
  );
}
