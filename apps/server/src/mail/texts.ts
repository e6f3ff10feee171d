import type { EmailCodesTable } from '../db/schema.ts';
import type { Language } from '../language.ts';
import type { Mail } from './mailer.ts';

export interface CodeMail {
  to: string;
  code: string;
  purpose: EmailCodesTable['purpose'];
  /** The address of the page that sets a new password without the code. */
  link?: string | undefined;
}

/** Without a configured address of the product, the link is a path. */
function linkLine(link: string, language: Language): string {
  const isPath = link.startsWith('/');
  if (language === 'en') {
    const how = isPath ? 'add this to the address of your Xiangji' : 'open this link, which works once';
    return `If the code is not accepted, ${how}: ${link}`;
  }
  const how = isPath ? '请在您的相集网址后加上' : '请打开此链接（仅可使用一次）';
  return `如果验证码无法使用，${how}：${link}`;
}

/** The advice for a person who did not request the code. */
const ADVICE = {
  zh: {
    signup: '如果不是您本人操作，请忽略这封邮件。',
    password: '如果不是您本人操作，请忽略这封邮件，您的密码不会改变。',
  },
  en: {
    signup: 'If you did not ask for it, nothing needs to be done.',
    password: 'If you did not ask for it, nothing needs to be done: your password stays as it is.',
  },
} as const;

/** The mail with a code, for signing up or for a new password. */
export function codeMail({ to, code, purpose, link }: CodeMail, language: Language): Mail {
  const advice = [...(link ? [linkLine(link, language)] : []), ADVICE[language][purpose]].join('\n');
  if (language === 'en') {
    const what = purpose === 'signup' ? 'verification code' : 'code for a new password';
    const text = `Your ${what} is ${code}. It is valid for 10 minutes.\n${advice}`;
    return { to, subject: `${code} is your Xiangji ${what}`, text };
  }
  const what = purpose === 'signup' ? '验证码' : '重置密码验证码';
  return {
    to,
    subject: `相集${what} ${code}`,
    text: `您的${what}是 ${code}，10 分钟内有效。\n${advice}`,
  };
}

/** Informs the owner that the password was changed, so that an unwanted change is noticed. */
export function passwordChangedMail(to: string, language: Language): Mail {
  if (language === 'en') {
    const text =
      'The password of your Xiangji account was changed, and all other devices were signed out.\n' +
      'If this was not you, reset your password now and check the sign-in history.';
    return { to, subject: 'Your Xiangji password was changed', text };
  }
  const text =
    '您的相集账户密码已修改，其他设备均已退出登录。\n如果不是您本人操作，请立即重置密码，并查看登录历史。';
  return { to, subject: '相集密码已修改', text };
}

/** Informs the owner about too many attempts at the codes for a new password. */
export function codeAttemptsMail(to: string, language: Language): Mail {
  if (language === 'en') {
    const text =
      'Too many wrong codes were entered to reset the password of your Xiangji account. ' +
      'That network can try no more codes for 24 hours.\nIf this was not you, nothing needs to be done: your password stays as it is.';
    return { to, subject: 'Wrong reset codes for your Xiangji account', text };
  }
  const text =
    '您的相集账户的重置密码验证码输错次数过多，该网络 24 小时内不能再尝试验证码。\n如果不是您本人操作，请忽略这封邮件，您的密码不会改变。';
  return { to, subject: '相集重置密码验证码多次输错', text };
}
