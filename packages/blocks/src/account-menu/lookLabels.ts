import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the controls for language and theme. */
export interface LookLabels {
  language: string;
  theme: string;
  themeAuto: string;
  themeLight: string;
  themeDark: string;
}

export const lookLabels: BlockCatalogue<LookLabels> = {
  'zh-CN': {
    language: '语言',
    theme: '外观',
    themeAuto: '跟随系统',
    themeLight: '浅色',
    themeDark: '深色',
  },
  en: {
    language: 'Language',
    theme: 'Appearance',
    themeAuto: 'Match system',
    themeLight: 'Light',
    themeDark: 'Dark',
  },
};
