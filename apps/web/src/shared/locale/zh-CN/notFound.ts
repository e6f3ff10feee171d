export const notFound = {
  title: '页面访问出错',
  countdown: '{seconds} 秒后返回首页',
  home: '返回首页',
} as const;
