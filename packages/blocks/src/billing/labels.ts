import type { BlockCatalogue } from '../locale/useBlockLabels.ts';
import type { BillState } from './bill.ts';

/** Texts of bills. */
export type BillLabels = Record<BillState, string> & {
  empty: string;
  ofMonth: (month: string) => string;
  subject: string;
  content: string;
  total: string;
  discount: string;
  amount: string;
  paidAmount: string;
  created: string;
  payUntil: string;
  paidAt: string;
  orderNumber: string;
  tradeNumber: string;
};

export const billLabels: BlockCatalogue<BillLabels> = {
  'zh-CN': {
    empty: '暂无订单',
    paid: '已付款',
    unpaid: '待付款',
    overdue: '已逾期',
    ofMonth: (month) => `${month} 账单`,
    subject: '名称',
    content: '内容',
    total: '原价',
    discount: '优惠',
    amount: '应付金额',
    paidAmount: '实付金额',
    created: '创建时间',
    payUntil: '付款期限',
    paidAt: '付款时间',
    orderNumber: '订单号',
    tradeNumber: '交易号',
  },
  en: {
    empty: 'No orders yet',
    paid: 'Paid',
    unpaid: 'To be paid',
    overdue: 'Overdue',
    ofMonth: (month) => `Bill of ${month}`,
    subject: 'Name',
    content: 'Content',
    total: 'Full price',
    discount: 'Discount',
    amount: 'To pay',
    paidAmount: 'Paid amount',
    created: 'Created',
    payUntil: 'Payable until',
    paidAt: 'Paid on',
    orderNumber: 'Order number',
    tradeNumber: 'Trade number',
  },
};
