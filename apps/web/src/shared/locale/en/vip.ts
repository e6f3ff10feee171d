import type { SecondaryMessages } from '../catalogue.ts';

export const vip: SecondaryMessages['vip'] = {
  name: 'VIP1',
  renew: 'Renew',
  plans: 'Plans',
  rule1: 'Months start with the payment. A renewal before the end starts when the current period ends.',
  rule2: 'Usage is billed on the 1st; members have as many more days to pay as their membership has left.',
  rule3: 'No photo is deleted after the membership ends. Space above the free part is billed.',
  info1: '{free} GB of space for free each month',
  info2: 'A support contact of your own',
  info3: 'More time to pay a bill',

  payTitle: 'Become a member',
  payBillTitle: 'Pay the bill',
  payRecreated: 'A new trade was created; for other problems contact online support',
  payRenewed: 'The QR code was refreshed; for other problems contact online support',
  payQrFailed: 'Refreshing the QR code failed, please retry',
  payMissing: 'Payment not received, contact online support for more help',
  paySuccessVip: 'Member until {date}',
};
