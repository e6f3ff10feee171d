import type { OrderRow } from '../../db/billingSchema.ts';
import type { Language } from '../../language.ts';

/** `1 个月`: the goods in words. */
export function monthsText(months: number, language: Language): string {
  if (language === 'en') return months === 1 ? '1 month' : `${months} months`;
  return `${months} 个月`;
}

const BYTES_PER_GB = 1_073_741_824;

/** The comment of a bill: `使用空间 62.30 G`. */
export function usageText(bytes: number, language: Language): string {
  const used = (bytes / BYTES_PER_GB).toFixed(2);
  return language === 'en' ? `${used} GB stored` : `使用空间 ${used} G`;
}

/** The name of an order, for its card and for the provider's bill. */
export function orderTitle(order: Pick<OrderRow, 'category' | 'months'>, language: Language): string {
  const months = monthsText(order.months, language);
  if (order.category === 'bill') return language === 'en' ? 'Xiangji storage bill' : '相集空间账单';
  return language === 'en' ? `Xiangji VIP, ${months}` : `相集 VIP ${months}`;
}

/** The page of the sandbox provider. */
export const sandboxTexts = {
  zh: {
    title: '沙盒支付',
    notice: '这是测试环境，不会产生真实扣款。',
    pay: '确认付款',
    paid: '付款已完成，请回到原页面。',
    closed: '该交易已关闭，请重新扫码。',
    missing: '交易不存在。',
  },
  en: {
    title: 'Sandbox payment',
    notice: 'This is a test: no money is taken.',
    pay: 'Confirm the payment',
    paid: 'The payment is made. Please go back to the page you came from.',
    closed: 'This trade is closed. Please scan the new code.',
    missing: 'There is no such trade.',
  },
} as const;
