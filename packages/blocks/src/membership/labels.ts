import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of a membership. */
export interface MembershipLabels {
  name: string;
  active: (date: string) => string;
  expired: (date: string) => string;
  none: string;
  buy: string;
  renew: string;
  about: string;
  history: string;
  rules: string;
  benefits: string;
  support: string;
  historyEmpty: string;
  purchase: (months: number) => string;
  gift: (days: number) => string;
  period: (start: string, end: string) => string;
  contact: string;
  contactText: string;
  contactUnset: string;
  contactForMembers: string;
}

const english = formattersOf('en');
const zh = formattersOf('zh-CN');

export const membershipLabels: BlockCatalogue<MembershipLabels> = {
  'zh-CN': {
    name: '会员',
    active: (date) => `有效期至 ${date}`,
    expired: (date) => `已于 ${date} 过期`,
    none: '尚未开通',
    buy: '开通会员',
    renew: '续费',
    about: '会员说明',
    history: '记录',
    rules: '规则',
    benefits: '权益',
    support: '客服',
    historyEmpty: '暂无会员记录',
    purchase: (months) => `购买 ${zh.number(months)} 个月`,
    gift: (days) => `活动赠送 ${zh.number(days)} 天`,
    period: (start, end) => `${start} 至 ${end}`,
    contact: '专属客服',
    contactText: '会员可以直接写信给专属客服，一个工作日内回复。',
    contactUnset: '暂未设置联系方式，请联系站点管理员。',
    contactForMembers: '专属客服仅对会员开放，开通后即可联系。',
  },
  en: {
    name: 'Member',
    active: (date) => `Until ${date}`,
    expired: (date) => `Expired on ${date}`,
    none: 'Not activated',
    buy: 'Become a member',
    renew: 'Renew',
    about: 'About membership',
    history: 'History',
    rules: 'Rules',
    benefits: 'Benefits',
    support: 'Support',
    historyEmpty: 'No membership yet',
    purchase: (months) => `${english.plural(months, { one: '# month', other: '# months' })} bought`,
    gift: (days) => `${english.plural(days, { one: '# day', other: '# days' })} as a gift`,
    period: (start, end) => `${start} to ${end}`,
    contact: 'Your support contact',
    contactText: 'Write to your own support contact and get an answer within one working day.',
    contactUnset: 'No contact is set up yet; please ask the operator of this site.',
    contactForMembers: 'The support contact is for members only. Become a member to write.',
  },
};
