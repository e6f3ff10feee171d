import type { EmailCodesTable } from '../db/schema.ts';
import type { Language } from '../plugins/messages.ts';
import type { Mail } from './mailer.ts';

export interface CodeMail {
  to: string;
  code: string;
  purpose: EmailCodesTable['purpose'];
}

/** What a code that was not asked for means to whoever gets it. */
const UNASKED = {
  zh: {
    signup: '如果不是您本人操作，请忽略这封邮件。',
    password: '如果不是您本人操作，请忽略这封邮件，您的密码不会改变。',
  },
  en: {
    signup: 'If you did not ask for it, nothing needs to be done.',
    password: 'If you did not ask for it, nothing needs to be done: your password stays as it is.',
  },
} as const;

/** The mail that carries a code, for signing up or for a new password. */
export function codeMail({ to, code, purpose }: CodeMail, language: Language): Mail {
  const unasked = UNASKED[language][purpose];
  if (language === 'en') {
    const what = purpose === 'signup' ? 'verification code' : 'code for a new password';
    const text = `Your ${what} is ${code}. It is valid for 10 minutes.\n${unasked}`;
    return { to, subject: `${code} is your Xiangji ${what}`, text };
  }
  const what = purpose === 'signup' ? '验证码' : '重置密码验证码';
  return { to, subject: `相集${what} ${code}`, text: `您的${what}是 ${code}，10 分钟内有效。\n${unasked}` };
}
