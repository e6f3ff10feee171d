import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { Dialog, useToast } from '@xiangji/ui';
import { useEffect, useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type PaymentDialogLabels, paymentDialogLabels } from './labels.ts';
import { PaymentPanel, type PaymentPanelProps } from './PaymentPanel.tsx';
import type { Plan } from './price.ts';
import { usePaidCheck } from './usePaidCheck.ts';
import { type PaymentCalls, type StartedTrade, usePayment } from './usePayment.ts';

/** Id of the toast about a payment. The next toast replaces it, and a successful payment removes it. */
export const PAYMENT_TOAST = 'payment';

/** A trade that was created, with the plans that the user can switch to. */
export interface PlanTrade extends StartedTrade {
  /** The plans that the user can select. */
  plans?: readonly Plan[];
  /** Whether the trade is already paid. @default false */
  isPaid?: boolean;
}

export interface PaymentDialogCalls extends Omit<PaymentCalls<string | undefined, PlanTrade>, 'start'> {
  /** Creates the trade for a plan. `planId` is undefined for a payment without plans, such as an order. */
  start: (planId: string | undefined) => Promise<PlanTrade>;
  /** Resolves to whether a trade is paid. Called every three seconds while the page is visible. */
  isPaid: (id: string) => Promise<boolean>;
}

export interface PaymentDialogProps extends Pick<PaymentPanelProps, 'successNote' | 'countdown'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The title of the dialog. */
  title: string;
  /** Id of the plan that is selected initially; omit it for a payment without plans. */
  planId?: string | undefined;
  /** The functions that create, check and renew the payment. */
  calls: PaymentDialogCalls;
  /** Called when the payment has arrived. */
  onComplete: () => void;
  /** Replaces individual texts. */
  labels?: Partial<PaymentDialogLabels>;
}

type PaymentFormProps = Omit<PaymentDialogProps, 'open' | 'title'>;

function PaymentForm({ planId, calls, onComplete, onOpenChange, ...props }: PaymentFormProps) {
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

  const [checking, setChecking] = useState(false);
  const confirm = async () => {
    setChecking(true);
    const isPaid = id !== undefined && (await calls.isPaid(id).catch(() => false));
    setChecking(false);
    if (isPaid) complete();
    else show({ id: PAYMENT_TOAST, title: labels.missing });
  };
  const help = async () => {
    const result = await payment.renew();
    if (result === 'renewed' || result === 'recreated') show({ id: PAYMENT_TOAST, title: labels[result] });
    if (result === 'failed') show({ id: PAYMENT_TOAST, title: labels.renewFailed, tone: 'critical' });
  };
  return (
    <PaymentPanel
      {...{ phase, trade, checking }}
      onClose={() => onOpenChange(false)}
      plans={planId === undefined ? undefined : trade?.plans}
      selectedPlan={subject}
      onPlanChange={(next) => void payment.begin(next)}
      onPaid={() => void confirm()}
      onHelp={() => void help()}
      onRetry={() => void payment.retry()}
      successNote={props.successNote}
      countdown={props.countdown}
    />
  );
}

/** A dialog that pays for a plan or an order by QR code and detects when the payment has arrived. */
export function PaymentDialog({ open, title, ...props }: PaymentDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={props.onOpenChange}>
      <Dialog.Content title={title} size="medium">
        <PaymentForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
