import type { Language } from '../plugins/messages.ts';
import type { Mail } from './mailer.ts';

/** The mail that carries a sign-up code. */
export function signUpMail(to: string, code: string, language: Language): Mail {
  if (language === 'en') {
    return {
      to,
      subject: `${code} is your Xiangji verification code`,
      text: `Your verification code is ${code}. It is valid for 10 minutes.\nIf you did not ask for it, nothing needs to be done.`,
    };
  }
  return {
    to,
    subject: `相集验证码 ${code}`,
    text: `您的验证码是 ${code}，10 分钟内有效。\n如果不是您本人操作，请忽略这封邮件。`,
  };
}
