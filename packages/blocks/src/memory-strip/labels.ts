import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the memories of a day. */
export interface MemoryStripLabels {
  /** Heading of the row. */
  title: string;
  /** The number of full years since the day of a memory. */
  yearsAgo: (years: number) => string;
  /** Number of photos of a memory. */
  photos: (count: number) => string;
  /** Accessible name of the button that hides the row. */
  dismiss: string;
}

export const memoryStripLabels: BlockCatalogue<MemoryStripLabels> = {
  'zh-CN': {
    title: '那年今日',
    yearsAgo: (years) => formattersOf('zh-CN').plural(years, { other: '# 年前' }),
    photos: (count) => formattersOf('zh-CN').plural(count, { other: '# 张照片' }),
    dismiss: '今天不再显示',
  },
  en: {
    title: 'On this day',
    yearsAgo: (years) => formattersOf('en').plural(years, { one: '# year ago', other: '# years ago' }),
    photos: (count) => formattersOf('en').plural(count, { one: '# photo', other: '# photos' }),
    dismiss: 'Hide for today',
  },
};
