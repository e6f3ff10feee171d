import type { SecondaryMessages } from '../shared/locale/catalogue.ts';
import * as secondaryEn from '../shared/locale/secondaryMessages.en.ts';
import * as secondaryZhCN from '../shared/locale/secondaryMessages.zh-CN.ts';

/** As `storyTexts`, of the catalogue that comes later. */
export function secondaryTexts(globals: Record<string, unknown>): SecondaryMessages {
  return globals.locale === 'en' ? secondaryEn : secondaryZhCN;
}
