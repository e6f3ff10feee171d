import { laterEn } from '../app/locale/laterMessages.en.ts';
import type { LaterMessages } from '../app/locale/laterMessages.ts';
import { laterZhCN } from '../app/locale/laterMessages.zh-CN.ts';

/** As `storyTexts`, of the catalogue that comes later. */
export function laterTexts(globals: Record<string, unknown>): LaterMessages {
  return globals.locale === 'en' ? laterEn : laterZhCN;
}
