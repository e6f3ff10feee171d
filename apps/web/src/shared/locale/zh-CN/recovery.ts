export const recovery = {
  title: '找回密码',
  resetTitle: '设置新密码',
  done: '密码重置成功，请重新登录',
  toSignIn: '返回登录',
} as const;
