import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of an album's card. */
export interface AlbumCardLabels {
  /** The number of photos of an album. */
  photos: (count: number) => string;
  /** The number of albums of an album set. */
  albums: (count: number) => string;
  /** Accessible name of the button that opens the menu of the card. */
  more: (name: string) => string;
}

export const albumCardLabels: BlockCatalogue<AlbumCardLabels> = {
  'zh-CN': {
    photos: (count) => formattersOf('zh-CN').plural(count, { zero: '暂无照片', other: '# 张照片' }),
    albums: (count) => formattersOf('zh-CN').plural(count, { other: '# 个相册' }),
    more: (name) => `${name}：更多操作`,
  },
  en: {
    photos: (count) =>
      formattersOf('en').plural(count, { zero: 'No photos', one: '# photo', other: '# photos' }),
    albums: (count) => formattersOf('en').plural(count, { one: '# album', other: '# albums' }),
    more: (name) => `${name}: more actions`,
  },
};
