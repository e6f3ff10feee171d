import {
  Banner,
  Button,
  CircleCheckIcon,
  Countdown,
  Dialog,
  ErrorState,
  Link,
  QrCode,
  RadioGroup,
  Skeleton,
  Stack,
  useLocale,
} from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type PaymentLabels, paymentLabels } from './labels.ts';
import * as css from './PaymentPanel.css.ts';
import { type Plan, pricePerMonth, priceText } from './price.ts';

/** The phase of a payment: it is being created, waits for the user, is complete, or could not be created. */
export type PaymentPhase = 'loading' | 'paying' | 'success' | 'failed';

/** The trade to pay. */
export interface PaymentTrade {
  /** The amount in fen. */
  amount: number;
  /** The text of the QR code, often a URL; null while it is created. */
  code: string | null;
  /** A text for the subject of the payment, shown when there are no plans. */
  subject?: string;
  /** Whether the payment is a trial, in which no money moves. @default false */
  isTrial?: boolean;
}

export interface PaymentPanelProps {
  /** The phase of the payment. */
  phase: PaymentPhase;
  /** The current trade; undefined until the first one is created. */
  trade: PaymentTrade | undefined;
  /** Plans that the user can select. */
  plans?: readonly Plan[] | undefined;
  /** Id of the selected plan. */
  selectedPlan?: string | undefined;
  /** Called with the id of the newly selected plan. */
  onPlanChange?: (id: string) => void;
  /** Whether it is being checked that the payment is done. @default false */
  checking?: boolean;
  /** Called when the user confirms that the payment is done. */
  onPaid: () => void;
  /** Called when the user requests another QR code. */
  onHelp: () => void;
  /** Called by the button that creates the payment again after a failure. */
  onRetry: () => void;
  /** Called when the panel should close. */
  onClose: () => void;
  /** A text shown after the payment. */
  successNote?: string | undefined;
  /**
   * Countdown until the panel closes after a successful payment: number of steps, and length of a step in ms.
   * @default { from: 3, step: 1000 }
   */
  countdown?: { from: number; step: number };
  /** Replaces individual texts. */
  labels?: Partial<PaymentLabels>;
}

const QR_SIZE = 176;
const MARK_SIZE = 48;
const COUNTDOWN = { from: 3, step: 1_000 };

const isAddress = (text: string) => /^https?:/.test(text);

type PartProps = Omit<PaymentPanelProps, 'labels'> & { labels: PaymentLabels };

function Success({ successNote, countdown = COUNTDOWN, onClose, labels }: PartProps) {
  return (
    <>
      <Dialog.Body>
        <div className={css.success} role="status">
          <span className={css.mark}>
            <CircleCheckIcon size={MARK_SIZE} />
          </span>
          <p className={css.lead}>{labels.success}</p>
          {successNote && <p className={css.note}>{successNote}</p>}
          <Countdown className={css.note} {...countdown} onEnd={onClose}>
            {labels.closing}
          </Countdown>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="solid" onClick={onClose}>
          {labels.close}
        </Button>
      </Dialog.Footer>
    </>
  );
}

function Plans({ plans = [], selectedPlan = '', onPlanChange, labels }: PartProps) {
  const locale = useLocale();
  return (
    <RadioGroup
      variant="cards"
      label={labels.plans}
      value={selectedPlan}
      {...(onPlanChange && { onValueChange: onPlanChange })}
      options={plans.map((plan) => ({
        value: plan.id,
        label: plan.name,
        note: (
          <>
            <span className={css.price}>{priceText(plan.price, locale)}</span>
            <span className={css.note}>{labels.perMonth(priceText(pricePerMonth(plan), locale, true))}</span>
          </>
        ),
      }))}
    />
  );
}

function Paying(props: PartProps & { trade: PaymentTrade }) {
  const { trade, phase, plans, selectedPlan, checking, onPaid, onHelp, labels } = props;
  const locale = useLocale();
  const busy = phase === 'loading';
  const code = busy ? null : trade.code;
  const amount = plans?.find(({ id }) => id === selectedPlan)?.price ?? trade.amount;
  return (
    <>
      <Dialog.Body>
        <div className={css.paying}>
          {trade.isTrial && <Banner>{labels.trial}</Banner>}
          {plans ? <Plans {...props} /> : <p className={css.lead}>{trade.subject}</p>}
          <div className={css.scan} aria-busy={busy}>
            <p className={css.total}>{labels.total(priceText(amount, locale))}</p>
            {code ? (
              <QrCode value={code} label={labels.qr} size={QR_SIZE} />
            ) : (
              <Skeleton className={css.qr} />
            )}
            <p className={css.note}>{labels.scan}</p>
            {code && isAddress(code) && (
              <Link href={code} target="_blank" rel="noreferrer">
                {labels.link}
              </Link>
            )}
            <p className={css.note}>{labels.wait}</p>
          </div>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="ghost" disabled={busy} focusableWhenDisabled onClick={onHelp}>
          {labels.help}
        </Button>
        <Button variant="solid" disabled={busy} focusableWhenDisabled loading={checking} onClick={onPaid}>
          {labels.paid}
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** A panel to pay by QR code: plans, the code, and the result. Put it into `Dialog.Content`. */
export function PaymentPanel(props: PaymentPanelProps) {
  const labels = useBlockLabels(paymentLabels, props.labels);
  const { phase, trade, onRetry } = props;
  if (phase === 'success') return <Success {...props} labels={labels} />;
  if (phase === 'failed') {
    return (
      <Dialog.Body>
        <ErrorState title={labels.failed} onRetry={onRetry} />
      </Dialog.Body>
    );
  }
  if (trade) return <Paying {...props} trade={trade} labels={labels} />;
  return (
    <Dialog.Body>
      <Stack gap={4} role="status" aria-label={labels.loading}>
        <Skeleton className={css.goodsSkeleton} />
        <Skeleton className={css.qrSkeleton} />
      </Stack>
    </Dialog.Body>
  );
}
