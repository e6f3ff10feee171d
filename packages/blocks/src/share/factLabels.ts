import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts about a share: its photos, its validity, its access. A page that only shows a share needs only these. */
export interface ShareFactLabels {
  /** The number of days until the share expires. */
  daysLeftShort: (days: number) => string;
  validEver: string;
  photos: (count: number) => string;
  /** Text with the owner, in the header of a share. */
  sharedBy: (owner: string) => string;
  private: string;
  public: string;
}

const zh = formattersOf('zh-CN');
const en = formattersOf('en');

export const shareFactLabels: BlockCatalogue<ShareFactLabels> = {
  'zh-CN': {
    daysLeftShort: (days) => `剩余 ${days} 天`,
    validEver: '永久有效',
    photos: (count) => zh.plural(count, { zero: '暂无照片', other: '# 张照片' }),
    sharedBy: (owner) => `${owner} 的分享`,
    private: '私密',
    public: '公开',
  },
  en: {
    daysLeftShort: (days) => en.plural(days, { one: '# day left', other: '# days left' }),
    validEver: 'Never expires',
    photos: (count) => en.plural(count, { zero: 'No photos', one: '# photo', other: '# photos' }),
    sharedBy: (owner) => `Shared by ${owner}`,
    private: 'Private',
    public: 'Public',
  },
};
