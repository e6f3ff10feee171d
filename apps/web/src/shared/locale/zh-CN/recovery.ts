export const recovery = {
  done: '密码重置成功，请重新登录',
  title: '设置新密码',
  linkInvalid: '链接无效、已过期或已使用，请重新获取邮件',
  requestAgain: '重新获取邮件',
  toSignIn: '返回登录',
} as const;
