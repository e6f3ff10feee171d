export const recovery = {
  done: '密码重置成功，请重新登录',
  toSignIn: '返回登录',
} as const;
