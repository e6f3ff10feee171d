import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { Dialog, useToast } from '@xiangji/ui';
import { useEffect } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type PaymentDialogLabels, paymentDialogLabels } from './labels.ts';
import { PaymentPanel, type PaymentPanelProps } from './PaymentPanel.tsx';
import type { Plan } from './price.ts';
import { usePaidCheck } from './usePaidCheck.ts';
import { type PaymentCalls, type StartedTrade, usePayment } from './usePayment.ts';

/** Id of the toast about a payment: the next one replaces it, and success removes it. */
export const PAYMENT_TOAST = 'payment';

/** A trade that was created, and the plans that it may be for. */
export interface PlanTrade extends StartedTrade {
  /** The plans to select from. */
  plans?: readonly Plan[];
  /** Whether it is paid already. @default false */
  isPaid?: boolean;
}

export interface PaymentDialogCalls extends Omit<PaymentCalls<string | undefined, PlanTrade>, 'start'> {
  /** Creates the trade of a plan, or where the dialog has none, of what it is opened for. */
  start: (planId: string | undefined) => Promise<PlanTrade>;
  /** Whether a trade is paid; asked every three seconds while the page is visible. */
  isPaid: (id: string) => Promise<boolean>;
}

export interface PaymentDialogProps extends Pick<PaymentPanelProps, 'successNote' | 'countdown'> {
  /** The title of the dialog. */
  title: string;
  /** The plan that is selected first; absent for a payment without plans. */
  planId?: string | undefined;
  /** The calls of the payment. */
  calls: PaymentDialogCalls;
  /** Called when the payment has arrived. */
  onComplete: () => void;
  /** Closes the dialog. */
  onClose: () => void;
  /** Replaces single texts. */
  labels?: Partial<PaymentDialogLabels>;
}

/** Pays a plan or an order by a QR code, and notices when the payment has arrived. */
export function PaymentDialog({ title, planId, calls, onComplete, onClose, ...props }: PaymentDialogProps) {
  const labels = useBlockLabels(paymentDialogLabels, props.labels);
  const { show, dismiss } = useToast();
  const payment = usePayment<string | undefined, PlanTrade>(planId, calls);
  const { trade, subject, phase, complete } = payment;
  const id = trade?.id ?? undefined;
  usePaidCheck({ id: phase === 'paying' ? id : undefined, isPaid: calls.isPaid, onPaid: complete });
  const wasPaid = trade?.isPaid === true;
  useEffect(() => {
    if (wasPaid) complete();
  }, [wasPaid, complete]);
  const handleComplete = useLatestCallback(onComplete);
  const isDone = phase === 'success';
  useEffect(() => {
    if (!isDone) return;
    dismiss(PAYMENT_TOAST);
    handleComplete();
  }, [isDone, dismiss, handleComplete]);

  const confirm = async () => {
    if (id !== undefined && (await calls.isPaid(id).catch(() => false))) complete();
    else show({ id: PAYMENT_TOAST, title: labels.missing });
  };
  const help = async () => {
    const result = await payment.renew();
    if (result === 'renewed' || result === 'recreated') show({ id: PAYMENT_TOAST, title: labels[result] });
    if (result === 'failed') show({ id: PAYMENT_TOAST, title: labels.renewFailed, tone: 'critical' });
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={title} size="medium">
        <PaymentPanel
          {...{ phase, trade, onClose }}
          plans={planId === undefined ? undefined : trade?.plans}
          selectedPlan={subject}
          onPlanChange={(next) => void payment.begin(next)}
          onPaid={() => void confirm()}
          onHelp={() => void help()}
          onRetry={() => void payment.retry()}
          successNote={props.successNote}
          countdown={props.countdown}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
