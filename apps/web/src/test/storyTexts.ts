import { en } from '../app/locale/messages.en.ts';
import type { Messages } from '../app/locale/messages.ts';
import { zhCN } from '../app/locale/messages.zh-CN.ts';

/** The catalogue that a story is read in: what its play function looks for. */
export function storyTexts(globals: Record<string, unknown>): Messages {
  return globals.locale === 'en' ? en : zhCN;
}
