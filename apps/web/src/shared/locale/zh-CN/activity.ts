export const activity = {
  title: '知音有礼',
  lead: '感谢您一路相伴，送您一份会员好礼。',
  rule: '规则：截至 2020 年 4 月 30 日，注册每满 14 天获赠 1 天 VIP。活动于 2020 年 6 月 1 日结束。',
  days: '您可以领取 {day} 天 VIP',
  claim: '领取 VIP',
  claimed: 'VIP 领取成功',
  complete: '您已领取 {day} 天 VIP',
  refused: '很抱歉，您不符合本次活动规则',
  ended: '活动已失效',
  toVip: '查看会员',
  home: '返回首页',
  loadFailed: '加载出错，点此重试',
} as const;
