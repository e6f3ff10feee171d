export const shell = {
  sessionLost: '登录已失效，请重新登录',
  sessionLostText: '登录后会继续刚才的操作，您的内容没有丢失。',
  redirectTitle: '正在跳转',
  redirectCountdown: '{seconds} 秒后自动打开',
  redirectLink: '立即打开',
  shares: '分享辑',
  sharesShort: '分享辑',
  recycleBin: '回收站',
} as const;
