import type { Trade } from '@xiangji/api-client/contract';

/** The texts that the server writes in the language of the requesting page. */
const words = {
  zh: {
    months: (count: number) => `${count} 个月`,
    vip: (months: string) => `相集 VIP ${months}`,
    bill: '相集空间账单',
  },
  en: {
    months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    vip: (months: string) => `Xiangji VIP, ${months}`,
    bill: 'Xiangji storage bill',
  },
};

/** As the server names things in the language of this page. */
export const tradeWords = () => words[document.documentElement.lang === 'en' ? 'en' : 'zh'];

const goods = [
  { months: 1, amount: 1_000 },
  { months: 6, amount: 6_000 },
  { months: 12, amount: 9_600 },
].map(({ months, amount }) => ({
  ...{ id: `${months}m`, goods_id: `${months}m`, months, amount, category: 'vip' as const },
  content: words.zh.months(months),
}));

/** A trade that waits to be paid. */
export const openTrade: Trade = {
  trade_id: 'trade-9',
  qr_code: 'https://pay.example.com/trade-9',
  trial: false,
  amount: 9_600,
  order_id: 'order-9',
  trade_success: 0,
  trade_content: { desc: words.zh.vip(words.zh.months(12)) },
  goods_list: goods,
  goods_id: '12m',
  bill: null,
  order: { id: 'order-9', target: 'vip' },
};

/** The same, named in the language of this page. */
export function openTradeInWords(): Trade {
  const { months, vip } = tradeWords();
  return {
    ...openTrade,
    trade_content: { desc: vip(months(12)) },
    goods_list: goods.map((one) => ({ ...one, content: months(one.months) })),
  };
}
