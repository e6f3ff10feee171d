/** An order or a monthly bill. Amounts are in fen, times in Unix seconds. */
export interface Bill {
  /** Identifies the bill. */
  id: string;
  /** The heading of the bill. */
  title: string;
  /** A short text for the subject, such as one word. */
  subject: string;
  /** A text for the subject, used when the bill is not about a month. */
  description: string;
  /** The month of the bill, as the day number of its first day; null if it is not about a month. */
  month: number | null;
  /** The amount to pay, after the discount. */
  amount: number;
  /** The price before the discount. */
  total: number;
  /** The discount: the difference between `total` and `amount`. */
  discount: number;
  /** Whether the bill is paid. */
  paid: boolean;
  /** The amount that was paid; null while the bill is unpaid. */
  paidAmount: number | null;
  /** Time of the payment, in Unix seconds; null while the bill is unpaid. */
  paidAt: number | null;
  /** Time of creation, in Unix seconds. */
  created: number;
  /** The last time at which the bill can be paid, in Unix seconds; null means no limit. */
  payUntil: number | null;
  /** The number of the order. */
  orderNumber: string;
  /** The number of the payment; null while it is unpaid. */
  tradeNumber: string | null;
}

/** The state of a bill: paid, can be paid, or can no longer be paid. */
export type BillState = 'paid' | 'unpaid' | 'overdue';

/** Returns the state of a bill; `now` is in Unix seconds. */
export function billState({ paid, payUntil }: Pick<Bill, 'paid' | 'payUntil'>, now: number): BillState {
  if (paid) return 'paid';
  return payUntil !== null && payUntil <= now ? 'overdue' : 'unpaid';
}
