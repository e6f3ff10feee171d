import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of a sign-in history and of the devices that are signed in. */
export interface DeviceLabels {
  today: string;
  yesterday: string;
  empty: string;
  showAll: (count: number) => string;
  showFewer: string;
  unknownPlace: string;
  unknownProgram: string;
  other: string;
  computer: string;
  tablet: string;
  phone: string;
  tv: string;
}

export const deviceLabels: BlockCatalogue<DeviceLabels> = {
  'zh-CN': {
    today: '今天',
    yesterday: '昨天',
    empty: '暂无登录记录',
    showAll: (count) => `展开全部 ${formattersOf('zh-CN').number(count)} 条`,
    showFewer: '收起',
    unknownPlace: '未知地点',
    unknownProgram: '未知程序',
    other: '其他设备',
    computer: '电脑',
    tablet: '平板',
    phone: '手机',
    tv: '电视',
  },
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    empty: 'No sign-ins yet',
    showAll: (count) => `Show all ${formattersOf('en').number(count)}`,
    showFewer: 'Show fewer',
    unknownPlace: 'Unknown place',
    unknownProgram: 'Unknown program',
    other: 'Other device',
    computer: 'Computer',
    tablet: 'Tablet',
    phone: 'Phone',
    tv: 'TV',
  },
};

/** Texts of plans. */
export interface PlanLabels {
  select: string;
  /** Accessible name of the button that selects a plan. */
  selectPlan: (plan: string) => string;
  saved: (percent: number) => string;
  perMonth: (price: string) => string;
}

export const planLabels: BlockCatalogue<PlanLabels> = {
  'zh-CN': {
    select: '选择',
    selectPlan: (plan) => `选择 ${plan}`,
    saved: (percent) => `省 ${percent}%`,
    perMonth: (price) => `每月 ${price}`,
  },
  en: {
    select: 'Choose',
    selectPlan: (plan) => `Choose ${plan}`,
    saved: (percent) => `Save ${percent}%`,
    perMonth: (price) => `${price} a month`,
  },
};

/** Texts of a payment. */
export type PaymentLabels = PlanLabels & {
  loading: string;
  plans: string;
  total: (amount: string) => string;
  /** Shown where no money moves. */
  trial: string;
  scan: string;
  qr: string;
  /** Text of the link that pays on the device that shows the code. */
  link: string;
  wait: string;
  paid: string;
  help: string;
  failed: string;
  success: string;
  closing: (count: number) => string;
  close: string;
};

export const paymentLabels: BlockCatalogue<PaymentLabels> = {
  'zh-CN': {
    ...planLabels['zh-CN'],
    loading: '正在创建交易',
    plans: '选择时长',
    total: (amount) => `应付 ${amount}`,
    trial: '这是测试付款，不会产生真实扣款',
    scan: '请用手机扫码付款',
    qr: '付款二维码',
    link: '在此设备上付款',
    wait: '完成付款后，请稍作等待',
    paid: '已完成付款',
    help: '遇到问题',
    failed: '二维码刷新失败，请重试',
    success: '付款成功',
    closing: (count) => `${count} 秒后关闭`,
    close: '完成',
  },
  en: {
    ...planLabels.en,
    loading: 'Creating the trade',
    plans: 'How long',
    total: (amount) => `${amount} to pay`,
    trial: 'This is a test payment: no money moves',
    scan: 'Scan the code with your phone to pay',
    qr: 'QR code of the payment',
    link: 'Pay on this device',
    wait: 'After paying, please wait a moment',
    paid: 'I have paid',
    help: 'Having trouble?',
    failed: 'Refreshing the QR code failed, please retry',
    success: 'Payment complete',
    closing: (count) => `Closes in ${count}`,
    close: 'Done',
  },
};

/** Messages of a payment dialog. */
export interface PaymentDialogLabels {
  /** Shown when the user confirms a payment that has not arrived. */
  missing: string;
  /** Shown when the same trade has a new code. */
  renewed: string;
  /** Shown when a new trade replaces one that was closed. */
  recreated: string;
  renewFailed: string;
}

export const paymentDialogLabels: BlockCatalogue<PaymentDialogLabels> = {
  'zh-CN': {
    missing: '未收到付款',
    renewed: '二维码已刷新',
    recreated: '已重新创建交易',
    renewFailed: '二维码刷新失败，请重试',
  },
  en: {
    missing: 'Payment not received',
    renewed: 'The QR code is renewed',
    recreated: 'The trade is created again',
    renewFailed: 'Refreshing the QR code failed, please retry',
  },
};
