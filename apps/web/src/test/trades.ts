import type { Trade } from '@xiangji/api-client/contract';

const goods = [
  { months: 1, amount: 1_000 },
  { months: 6, amount: 6_000 },
  { months: 12, amount: 9_600 },
].map(({ months, amount }) => ({
  ...{ id: `${months}m`, goods_id: `${months}m`, months, amount, category: 'vip' as const },
  content: `${months} 个月`,
}));

/** A trade that waits to be paid. */
export const openTrade: Trade = {
  trade_id: 'trade-9',
  qr_code: 'https://pay.example.com/trade-9',
  amount: 9_600,
  order_id: 'order-9',
  trade_success: 0,
  trade_content: { desc: '相集 VIP 12 个月' },
  goods_list: goods,
  goods_id: '12m',
  bill: null,
  order: { id: 'order-9', target: 'vip' },
};
