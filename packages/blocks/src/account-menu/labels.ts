import type { BlockCatalogue } from '../locale/useBlockLabels.ts';
import { buttonLabels } from './buttonLabels.ts';
import { type LookLabels, lookLabels } from './lookLabels.ts';

/** Texts of an `AccountMenu`. */
export interface AccountMenuLabels extends LookLabels {
  /** Accessible name of the button, together with the name of the account. */
  menu: string;
  account: string;
  signOut: string;
}

export const accountMenuLabels: BlockCatalogue<AccountMenuLabels> = {
  'zh-CN': {
    ...buttonLabels['zh-CN'],
    ...lookLabels['zh-CN'],
    account: '我的账户',
    signOut: '退出登录',
  },
  en: {
    ...buttonLabels.en,
    ...lookLabels.en,
    account: 'My account',
    signOut: 'Sign out',
  },
};
