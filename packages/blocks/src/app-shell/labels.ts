import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the frame around every page. */
export interface AppShellLabels {
  /** Accessible name of the navigation. */
  navigation: string;
  /** Text of the skip link, the first link of the page. */
  skip: string;
  /** Accessible name of the bar that is shown while a page is loading. */
  loading: string;
  /** Title of a notice. */
  notice: string;
  offline: string;
}

export const appShellLabels: BlockCatalogue<AppShellLabels> = {
  'zh-CN': {
    navigation: '主导航',
    skip: '跳到主要内容',
    loading: '加载中',
    notice: '公告',
    offline: '网络已断开，恢复后会自动继续',
  },
  en: {
    navigation: 'Main navigation',
    skip: 'Skip to main content',
    loading: 'Loading',
    notice: 'Notice',
    offline: 'You are offline; everything continues when the network is back',
  },
};

/** Texts about a new version of the application. */
export interface UpdateLabels {
  ready: string;
  update: string;
}

export const updateLabels: BlockCatalogue<UpdateLabels> = {
  'zh-CN': { ready: '新版本已准备好', update: '立即更新' },
  en: { ready: 'A new version is ready', update: 'Update now' },
};
