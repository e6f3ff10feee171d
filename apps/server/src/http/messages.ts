import type { Language } from '../language.ts';
import type { ErrorName } from './errors.ts';

/** Texts of the catalogue for clients that have none of their own (spec §8). */
const zh: Record<ErrorName, string> = {
  SYSTEM: '系统错误，请稍后再试',
  NOT_FOUND: '内容不存在或已被删除',
  NOT_SIGNED_IN: '请先登录',
  ILLEGAL_REQUEST: '请求无效，请刷新页面后重试',
  CODE_WRONG: '验证码错误',
  ACCOUNT_DISABLED: '账户已停用',
  ACCOUNT_LOCKED_TEMPORARILY: '账户被暂时锁定',
  ACCOUNT_LOCKED: '账户已锁定，请重置密码',
  PASSWORD_WRONG: '登录密码错误请重试',
  EMAIL_REGISTERED: '邮箱已注册',
  EMAIL_NOT_REGISTERED: '邮箱未注册',
  INVITATION_INVALID: '邀请码无效',
  FILE_SIZE_INVALID: '文件大小不符合要求',
  FILE_TYPE_INVALID: '文件类型不支持',
  SHARE_INVALID: '分享辑已失效',
  SHARE_NOT_AUTH: '请输入提取码',
  SHARE_AUTH_FROZEN: '分享辑已锁定',
  SHARE_AUTH_FREEZING: '分享辑锁定中',
  SHARE_AUTH_FAILED: '分享辑验证失败',
  TRADE_COMPLETE: '交易已完成付款',
};

const en: Record<ErrorName, string> = {
  SYSTEM: 'Something went wrong, please try again later',
  NOT_FOUND: 'Not found, or deleted',
  NOT_SIGNED_IN: 'Please sign in first',
  ILLEGAL_REQUEST: 'The request was not valid, please reload the page',
  CODE_WRONG: 'The verification code is wrong',
  ACCOUNT_DISABLED: 'The account is disabled',
  ACCOUNT_LOCKED_TEMPORARILY: 'The account is locked for a while',
  ACCOUNT_LOCKED: 'The account is locked, please reset the password',
  PASSWORD_WRONG: 'Login password is wrong, please retry',
  EMAIL_REGISTERED: 'The email is already registered',
  EMAIL_NOT_REGISTERED: 'The email is not registered',
  INVITATION_INVALID: 'The invitation code is not valid',
  FILE_SIZE_INVALID: 'The file size is not accepted',
  FILE_TYPE_INVALID: 'The file type is not supported',
  SHARE_INVALID: 'The share is no longer available',
  SHARE_NOT_AUTH: 'Please enter the share code',
  SHARE_AUTH_FROZEN: 'The share is locked',
  SHARE_AUTH_FREEZING: 'The share is locked for a while',
  SHARE_AUTH_FAILED: 'The share code is wrong',
  TRADE_COMPLETE: 'The trade is already paid',
};

/** The message after too many calls, with the seconds to wait. */
export function tooManyMessage(seconds: number, language: Language): string {
  if (language === 'zh') return `操作过于频繁，请${seconds}秒后重试`;
  return `Too many attempts, retry in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

/** The message for a picture of an encoding that no decoder reads, such as `TIFF LZMA`. */
export function encodingMessage(encoding: string, language: Language): string {
  if (language === 'zh') return `此文件使用 ${encoding} 编码，暂不支持`;
  return `This file is encoded as ${encoding}, which is not supported yet`;
}

export function messageFor(kind: ErrorName, language: Language): string {
  return (language === 'en' ? en : zh)[kind];
}
