import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { dayNumber, id } from './scalars.ts';

/** The subject of an order: months of VIP membership, or the bill of a month. */
const category = z.enum(['vip', 'bill']);

/** An amount in whole fen; 100 fen are one yuan. */
const fen = z.int();

const success = z.union([z.literal(0), z.literal(1)]);

/** An entry of `goods_list` (spec §3 'Trade'). */
const goods = z.object({
  id: z.string(),
  goods_id: z.string(),
  content: z.string(),
  months: z.int(),
  amount: fen,
  category,
});

/** A trade (spec §3 'Trade'). If there is no trade yet, `trade_id` and `qr_code` are null. */
const trade = z.object({
  trade_id: z.nullable(id),
  /** Content of the QR code: a URL or a payment text. */
  qr_code: z.nullable(z.string()),
  /** Whether the payment goes to the sandbox, in which no money moves. */
  trial: z.boolean(),
  amount: fen,
  order_id: z.nullable(id),
  trade_success: success,
  trade_content: z.object({ desc: z.string() }),
  goods_list: z.array(goods),
  /** Id of the goods of the trade. */
  goods_id: z.nullable(z.string()),
  bill: z.nullable(z.object({ id, date: dayNumber })),
  order: z.nullable(z.object({ id, target: category })),
});
export type Trade = z.infer<typeof trade>;

/** An order or a bill (spec §3 'Order / bill'). */
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
  /** Payment deadline in Unix seconds; 0 means no deadline. */
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

/** Calls about payments (spec §7 'Trade and VIP'). */
export const trades = {
  get: defineCall({
    method: 'GET',
    path: '/api/trade',
    summary: 'Get the goods and their prices, or an unpaid bill, with the open trade for it',
    access: 'user',
    query: z.object({ goods_category: z.optional(category), ...target }),
    data: trade,
    errors: [E.NOT_FOUND],
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/trade',
    summary: 'Start a payment for goods, a bill or an order; an older open trade is closed',
    access: 'user',
    body: z.object({ goods_id: z.optional(z.string().check(z.maxLength(32))), ...target }),
    data: trade,
    errors: [E.NOT_FOUND, E.TRADE_COMPLETE],
    rateLimit: 60,
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/trade/check',
    summary: 'Ask the payment provider whether a trade is paid',
    access: 'user',
    body: tradeBody,
    data: trade,
    errors: [E.NOT_FOUND],
    rateLimit: 120,
  }),
  qrcode: defineCall({
    method: 'POST',
    path: '/api/trade/qrcode',
    summary: 'Get a new QR code; a closed trade is created again with another id',
    access: 'user',
    body: tradeBody,
    data: trade,
    errors: [E.NOT_FOUND, E.TRADE_COMPLETE],
    rateLimit: 60,
  }),
  orders: defineCall({
    method: 'GET',
    path: '/api/trade/orders',
    summary: 'List orders and bills, newest first, without unpaid orders that have no bill',
    access: 'user',
    data: z.object({ list: z.array(order) }),
    errors: [],
  }),
  order: defineCall({
    method: 'GET',
    path: '/api/trade/orders/:id',
    summary: 'Get an order or a bill',
    access: 'user',
    params: z.object({ id }),
    data: order,
    errors: [E.NOT_FOUND],
  }),
};

/** Calls about VIP membership (spec §7 'Trade and VIP'). */
export const vip = {
  get: defineCall({
    method: 'GET',
    path: '/api/vip',
    summary:
      'Get the state (1 active, -1 expired, 0 never), the start and the end of the membership, the price of storage and the support contact',
    access: 'user',
    data: z.object({
      state: z.int(),
      start: z.int(),
      expires: z.int(),
      /** Price of storage: fen per GB and month, for the space above the free GB of a VIP. */
      storage: z.object({ fen_per_gb: fen, free_gb: z.int() }),
      /** Support contact for VIPs; null for other users, or if the operator configured none. */
      support: z.nullable(z.string()),
    }),
    errors: [],
  }),
  history: defineCall({
    method: 'GET',
    path: '/api/vip/history',
    summary: 'List the periods of VIP time that were granted, newest first',
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
