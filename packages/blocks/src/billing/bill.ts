/** An order or the bill of a month. Amounts are in fen, times in Unix seconds. */
export interface Bill {
  id: string;
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
  discount: number;
  paid: boolean;
  /** The amount that was paid, and when. */
  paidAmount: number | null;
  paidAt: number | null;
  created: number;
  /** Until when it can be paid; null is open-ended. */
  payUntil: number | null;
  orderNumber: string;
  tradeNumber: string | null;
}

/** Whether a bill is paid, can be paid, or can be paid no longer. */
export type BillState = 'paid' | 'unpaid' | 'overdue';

/** Returns the state of a bill; `now` is in Unix seconds. */
export function billState({ paid, payUntil }: Pick<Bill, 'paid' | 'payUntil'>, now: number): BillState {
  if (paid) return 'paid';
  return payUntil !== null && payUntil <= now ? 'overdue' : 'unpaid';
}
