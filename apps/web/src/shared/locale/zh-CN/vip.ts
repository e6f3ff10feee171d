export const vip = {
  name: 'VIP1',
  renew: '续费',
  plans: '选择套餐',
  rule1: '会员按月计算，付款后立即生效；未到期时续费，从到期日继续计算。',
  rule2: '每月 1 日按用量出账，会员的付款期限会加上剩余的会员天数。',
  rule3: '会员过期后照片不会删除，超出的空间按量计费。',
  info1: '每月免费使用 {free} GB 空间',
  info2: '专属客服',
  info3: '账单付款期限延长',

  payTitle: '开通会员',
  payBillTitle: '支付账单',
  payRecreated: '已重新创建交易，其他问题请联系在线客服处理',
  payRenewed: '二维码已刷新，其他问题请联系在线客服处理',
  payQrFailed: '二维码刷新失败，请重试',
  payMissing: '未收到付款，如需帮助请联系在线客服',
  paySuccessVip: '会员有效期至 {date}',
} as const;
