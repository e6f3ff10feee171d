export const recovery = {
  title: '找回密码',
  hint: '我们会发送验证码到您的注册邮箱',
  request: '获取验证码',
  resetTitle: '设置新密码',
  newPassword: '新密码',
  submit: '重置密码',
  done: '密码重置成功，请重新登录',
  toSignIn: '返回登录',
} as const;
