import type { BlockCatalogue } from '../locale/useBlockLabels.ts';
import { buttonLabels } from './buttonLabels.ts';

/** Texts of an `AccountMenu`. */
export interface AccountMenuLabels {
  /** Names the button, together with the name of the account. */
  menu: string;
  account: string;
  theme: string;
  auto: string;
  light: string;
  dark: string;
  language: string;
  signOut: string;
}

export const accountMenuLabels: BlockCatalogue<AccountMenuLabels> = {
  'zh-CN': {
    ...buttonLabels['zh-CN'],
    account: '我的账户',
    theme: '外观',
    auto: '跟随系统',
    light: '浅色',
    dark: '深色',
    language: '语言',
    signOut: '退出登录',
  },
  en: {
    ...buttonLabels.en,
    account: 'My account',
    theme: 'Appearance',
    auto: 'Match system',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    signOut: 'Sign out',
  },
};
