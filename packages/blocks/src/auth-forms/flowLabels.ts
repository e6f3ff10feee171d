import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts around the steps of signing in and up. */
export interface SignInFlowLabels {
  signInTitle: string;
  signUpTitle: string;
  codeTitle: string;
  forgot: string;
  toSignUp: string;
  toSignIn: string;
  /** Shown when a sign-in continues as a sign-up. */
  notRegistered: string;
}

export const signInFlowLabels: BlockCatalogue<SignInFlowLabels> = {
  'zh-CN': {
    signInTitle: '登录',
    signUpTitle: '注册',
    codeTitle: '验证邮箱',
    forgot: '忘记密码？',
    toSignUp: '没有账户？注册',
    toSignIn: '已有账户？登录',
    notRegistered: '邮箱未注册',
  },
  en: {
    signInTitle: 'Sign in',
    signUpTitle: 'Sign up',
    codeTitle: 'Verify your email',
    forgot: 'Forgot your password?',
    toSignUp: 'No account? Sign up',
    toSignIn: 'Have an account? Sign in',
    notRegistered: 'This email is not registered',
  },
};

/** Titles of the steps to a new password. */
export interface RecoveryFlowLabels {
  requestTitle: string;
  resetTitle: string;
}

export const recoveryFlowLabels: BlockCatalogue<RecoveryFlowLabels> = {
  'zh-CN': { requestTitle: '找回密码', resetTitle: '设置新密码' },
  en: { requestTitle: 'Recover your password', resetTitle: 'Choose a new password' },
};
