/** An order or the bill of a month. Amounts are in fen, times in Unix seconds. */
export interface Bill {
  /** Identifies the bill. */
  id: string;
  /** The heading of the bill. */
  title: string;
  /** The subject in a word. */
  subject: string;
  /** The subject in words, where it is not about a month. */
  description: string;
  /** The month that it is about, by the day number of its first day. */
  month: number | null;
  /** The amount to pay, after the discount. */
  amount: number;
  /** The price before the discount. */
  total: number;
  /** The difference between both, in fen. */
  discount: number;
  /** Whether it is paid. */
  paid: boolean;
  /** The amount that was paid, and when. */
  paidAmount: number | null;
  /** When it was paid, Unix seconds. */
  paidAt: number | null;
  /** When it was created, Unix seconds. */
  created: number;
  /** Until when it can be paid; null is open-ended. */
  payUntil: number | null;
  /** The number of the order. */
  orderNumber: string;
  /** The number of the payment; null while it is unpaid. */
  tradeNumber: string | null;
}

/** Whether a bill is paid, can be paid, or can be paid no longer. */
export type BillState = 'paid' | 'unpaid' | 'overdue';

/** Returns the state of a bill; `now` is in Unix seconds. */
export function billState({ paid, payUntil }: Pick<Bill, 'paid' | 'payUntil'>, now: number): BillState {
  if (paid) return 'paid';
  return payUntil !== null && payUntil <= now ? 'overdue' : 'unpaid';
}
