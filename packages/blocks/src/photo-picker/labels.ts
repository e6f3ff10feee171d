import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the photo picker. */
export interface PhotoPickerLabels {
  /** Name of the list for screen readers. */
  photos: string;
  /** Name of a photo that has no name; `position` starts at 1. */
  photo: (position: number) => string;
  empty: string;
  more: string;
  loadFailed: string;
}

export const photoPickerLabels: BlockCatalogue<PhotoPickerLabels> = {
  'zh-CN': {
    photos: '相册里的照片',
    photo: (position) => `第 ${formattersOf('zh-CN').number(position)} 张照片`,
    empty: '相册里还没有照片',
    more: '更多照片',
    loadFailed: '照片加载失败',
  },
  en: {
    photos: 'Photos of the album',
    photo: (position) => `Photo ${formattersOf('en').number(position)}`,
    empty: 'The album holds no photos yet',
    more: 'More photos',
    loadFailed: 'Photos failed to load',
  },
};
