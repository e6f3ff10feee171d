import type { ColumnType, Selectable } from 'kysely';

/** Counts and bytes of one account (spec §3 'Overview', 'Monthly history'). */
export interface Usage {
  count_folder_file: number;
  count_shared_file: number;
  count_oblivion_file: number;
  space_folder: number;
  space_shared: number;
  space_oblivion: number;
}

/** The usage of an account on the first of a month, and its price; amounts are whole fen. */
export interface BillsTable extends Usage {
  id: string;
  user_id: string;
  /** Day number of the first day of the month. */
  bill_date: number;
  amount: number;
  expires: number;
  ctime: number;
}

/** Something to be paid: VIP months, or a bill. */
export interface OrdersTable {
  id: string;
  user_id: string;
  category: 'vip' | 'bill';
  goods_id: string | null;
  months: number;
  bill_id: string | null;
  amount: number;
  expires: number;
  ctime: number;
  paid_by: ColumnType<string | null, undefined, string>;
  paid_at: ColumnType<number | null, undefined, number>;
}

/** One attempt to pay an order through a provider. */
export interface TradesTable {
  id: string;
  user_id: string;
  order_id: string;
  provider: string;
  amount: number;
  qr_code: string;
  /** `refunding`: paid, but the order was already paid by another trade. */
  state: 'open' | 'closed' | 'paid' | 'refunding' | 'refunded';
  ctime: number;
  paid_at: number | null;
  provider_no: string | null;
}

/** VIP time that was granted, once per source. */
export interface VipCreditsTable {
  /** `trade:<id>` or `vip_feedback:<user id>`. */
  source: string;
  user_id: string;
  kind: 'purchase' | 'activity';
  months: number;
  days: number;
  start: number;
  expires: number;
  ctime: number;
}

export type BillRow = Selectable<BillsTable>;
export type OrderRow = Selectable<OrdersTable>;
export type TradeRow = Selectable<TradesTable>;
