import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the forms for signing in, signing up and recovering a password. */
export interface AuthLabels {
  email: string;
  password: string;
  /** Label of the password of a new account. */
  setPassword: string;
  /** Label of the new password of an existing account. */
  newPassword: string;
  passwordHint: string;
  invitation: string;
  code: string;
  codeSent: (email: string) => string;
  resend: string;
  resendIn: (seconds: number) => string;
  changeEmail: string;
  signIn: string;
  signUp: string;
  next: string;
  requestCode: string;
  recoveryHint: string;
  resetPassword: string;
  emailRequired: string;
  passwordRequired: string;
  newPasswordRequired: string;
  codeRequired: string;
}

export const authLabels: BlockCatalogue<AuthLabels> = {
  'zh-CN': {
    email: '邮箱',
    password: '密码',
    setPassword: '设置密码',
    newPassword: '新密码',
    passwordHint: '不少于 6 位',
    invitation: '邀请码（选填）',
    code: '验证码',
    codeSent: (email) => `验证码已发送至 ${email}`,
    resend: '重新发送',
    resendIn: (seconds) => `${seconds} 秒后可重新发送`,
    changeEmail: '更换邮箱',
    signIn: '登录',
    signUp: '注册',
    next: '下一步',
    requestCode: '获取验证码',
    recoveryHint: '我们会发送验证码到您的注册邮箱',
    resetPassword: '重置密码',
    emailRequired: '请输入邮箱',
    passwordRequired: '请输入密码',
    newPasswordRequired: '请输入新密码',
    codeRequired: '请输入验证码',
  },
  en: {
    email: 'Email',
    password: 'Password',
    setPassword: 'Choose a password',
    newPassword: 'New password',
    passwordHint: 'At least 6 characters',
    invitation: 'Invitation code (optional)',
    code: 'Verification code',
    codeSent: (email) => `We sent a code to ${email}`,
    resend: 'Send again',
    resendIn: (seconds) => `Send again in ${seconds} s`,
    changeEmail: 'Use another email',
    signIn: 'Sign in',
    signUp: 'Sign up',
    next: 'Next',
    requestCode: 'Get a code',
    recoveryHint: 'We send a verification code to your registered email',
    resetPassword: 'Reset password',
    emailRequired: 'Please enter email',
    passwordRequired: 'Please enter password',
    newPasswordRequired: 'Please enter new password',
    codeRequired: 'Please enter verification code',
  },
};
