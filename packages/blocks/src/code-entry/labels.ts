import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the form that asks for an access code. */
export interface CodeEntryLabels {
  title: string;
  hint: string;
  /** The hint after the owner has changed the code. */
  codeChanged: string;
  code: string;
  open: string;
  /** Shown after too many wrong codes, when only a new code opens the share. */
  frozen: string;
  frozenText: string;
  /** Shown after too many wrong codes, when the share accepts codes again later. */
  freezing: string;
  freezingText: (minutes: number) => string;
  failedUntil: (times: number) => string;
  retryIn: (minutes: number) => string;
  failed: string;
  failedText: (times: number) => string;
}

const { plural } = formattersOf('en');
const minutesText = (minutes: number) => plural(minutes, { one: '# minute', other: '# minutes' });
const timesText = (times: number) => plural(times, { one: '# time', other: '# times in a row' });

export const codeEntryLabels: BlockCatalogue<CodeEntryLabels> = {
  'zh-CN': {
    title: '请输入提取码',
    hint: '这是私密分享，请向分享者索取 4 位提取码',
    codeChanged: '分享者更换了提取码，请输入新的提取码',
    code: '提取码',
    open: '查看照片',
    frozen: '分享辑已锁定',
    frozenText: '请联系分享者重置验证码',
    freezing: '分享辑锁定中',
    freezingText: (minutes) => `请${minutes}分钟后重试或联系分享者重置`,
    failedUntil: (times) => `验证码已连续输错${times}次`,
    retryIn: (minutes) => `请${minutes}分钟后重试`,
    failed: '分享辑验证失败',
    failedText: (times) => `已连续错误${times}次`,
  },
  en: {
    title: 'Enter the code',
    hint: 'This collection is private. Ask the person who shared it for the code of 4 characters.',
    codeChanged: 'The code was changed by the person who shared this. Enter the new one.',
    code: 'Code',
    open: 'View photos',
    frozen: 'Collection locked',
    frozenText: 'Ask the person who shared it to reset the code',
    freezing: 'Collection locked for now',
    freezingText: (minutes) =>
      `Try again in ${minutesText(minutes)}, or ask the person who shared it to reset the code`,
    failedUntil: (times) => `Wrong code ${timesText(times)}`,
    retryIn: (minutes) => `Try again in ${minutesText(minutes)}`,
    failed: 'This code does not open the collection',
    failedText: (times) => `Wrong ${timesText(times)}`,
  },
};
