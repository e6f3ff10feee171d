import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { dayNumber, id } from './scalars.ts';

/** The subject of an order: months of VIP, or a month's bill. */
const category = z.enum(['vip', 'bill']);

/** Whole fen: 100 are one yuan. */
const fen = z.int();

const success = z.union([z.literal(0), z.literal(1)]);

/** Spec §3 'Trade' goods_list. */
const goods = z.object({
  id: z.string(),
  goods_id: z.string(),
  content: z.string(),
  months: z.int(),
  amount: fen,
  category,
});

/** Spec §3 'Trade'; without a trade yet, `trade_id` and `qr_code` are null. */
const trade = z.object({
  trade_id: z.nullable(id),
  /** Content of the QR code: an address or a payment text. */
  qr_code: z.nullable(z.string()),
  amount: fen,
  order_id: z.nullable(id),
  trade_success: success,
  trade_content: z.object({ desc: z.string() }),
  goods_list: z.array(goods),
  /** The goods that the trade is about. */
  goods_id: z.nullable(z.string()),
  bill: z.nullable(z.object({ id, date: dayNumber })),
  order: z.nullable(z.object({ id, target: category })),
});
export type Trade = z.infer<typeof trade>;

/** Spec §3 'Order / bill'. */
const order = z.object({
  id,
  order_id: id,
  type: category,
  title: z.string(),
  subject: z.string(),
  desc: z.string(),
  comment: z.string(),
  amount: fen,
  total_amount: fen,
  discount_amount: fen,
  trade_amount: z.nullable(fen),
  ctime: z.int(),
  /** Payment deadline, Unix seconds; 0 is open-ended. */
  expires: z.int(),
  bill_id: z.nullable(id),
  bill_date: z.nullable(dayNumber),
  trade_id: z.nullable(id),
  trade_success: success,
  trade_paytime: z.nullable(z.int()),
});
export type Order = z.infer<typeof order>;

const target = {
  bill_id: z.optional(id),
  order_id: z.optional(id),
};
const tradeBody = z.object({ trade_id: id });

/** Paying (spec §7 'Trade and VIP'). */
export const trades = {
  get: defineCall({
    method: 'GET',
    path: '/api/trade',
    summary: 'The goods and their prices, or a bill to be paid, with the trade that is open for it',
    access: 'user',
    query: z.object({ goods_category: z.optional(category), ...target }),
    data: trade,
    errors: [E.NOT_FOUND],
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/trade',
    summary: 'Begin to pay: goods, a bill or an order; an older open trade is closed',
    access: 'user',
    body: z.object({ goods_id: z.optional(z.string().check(z.maxLength(32))), ...target }),
    data: trade,
    errors: [E.NOT_FOUND, E.TRADE_COMPLETE],
    rateLimit: 60,
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/trade/check',
    summary: 'Whether the trade is paid, as its provider knows it',
    access: 'user',
    body: tradeBody,
    data: trade,
    errors: [E.NOT_FOUND],
    rateLimit: 120,
  }),
  qrcode: defineCall({
    method: 'POST',
    path: '/api/trade/qrcode',
    summary: 'A fresh QR code; a closed trade begins anew under another id',
    access: 'user',
    body: tradeBody,
    data: trade,
    errors: [E.NOT_FOUND, E.TRADE_COMPLETE],
    rateLimit: 60,
  }),
  orders: defineCall({
    method: 'GET',
    path: '/api/trade/orders',
    summary: 'Orders and bills, the newest first; unpaid orders without a bill are left out',
    access: 'user',
    data: z.object({ list: z.array(order) }),
    errors: [],
  }),
  order: defineCall({
    method: 'GET',
    path: '/api/trade/orders/:id',
    summary: 'One order or bill',
    access: 'user',
    params: z.object({ id }),
    data: order,
    errors: [E.NOT_FOUND],
  }),
};

/** VIP membership (spec §7 'Trade and VIP'). */
export const vip = {
  get: defineCall({
    method: 'GET',
    path: '/api/vip',
    summary: 'State (1 active, -1 expired, 0 never), beginning and end, and what goes with it',
    access: 'user',
    data: z.object({
      state: z.int(),
      start: z.int(),
      expires: z.int(),
      /** Price of storage: fen for each G a month, above the G that are free for a VIP. */
      storage: z.object({ fen_per_gb: fen, free_gb: z.int() }),
      /** Where a VIP finds support; null for all others, and where the operator configured none. */
      support: z.nullable(z.string()),
    }),
    errors: [],
  }),
  history: defineCall({
    method: 'GET',
    path: '/api/vip/history',
    summary: 'VIP time that was given, the newest first',
    access: 'user',
    data: z.object({
      list: z.array(
        z.object({
          kind: z.enum(['purchase', 'activity']),
          months: z.int(),
          days: z.int(),
          start: z.int(),
          expires: z.int(),
          time: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
};
