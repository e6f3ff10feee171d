import type { Messages } from '../shared/locale/catalogue.ts';
import { en } from '../shared/locale/messages.en.ts';
import { zhCN } from '../shared/locale/messages.zh-CN.ts';

/** The catalogue that a story is read in: what its play function looks for. */
export function storyTexts(globals: Record<string, unknown>): Messages {
  return globals.locale === 'en' ? en : zhCN;
}
