import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of an album picker. */
export interface AlbumPickerLabels {
  search: string;
  /** Shown when no album matches the search. */
  noMatch: string;
  /** Shown when there are no albums. */
  empty: string;
  /** The number of albums that match but are not shown. */
  moreMatches: (count: number) => string;
  /** The number of photos of an album. */
  photos: (count: number) => string;
}

/** Texts of the dialog that asks for an album. */
export type AlbumTargetLabels = AlbumPickerLabels & {
  newAlbum: string;
  existingAlbum: string;
  name: string;
  nameRequired: string;
  albumRequired: string;
  albums: string;
};

export const albumTargetLabels: BlockCatalogue<AlbumTargetLabels> = {
  'zh-CN': {
    search: '查找相册',
    noMatch: '没有符合的相册',
    empty: '还没有相册，请先新建',
    moreMatches: (count) => `还有 ${formattersOf('zh-CN').number(count)} 个，请输入名称查找`,
    photos: (count) => formattersOf('zh-CN').plural(count, { zero: '暂无照片', other: '# 张照片' }),
    newAlbum: '新建相册',
    existingAlbum: '已有相册',
    name: '相册名称',
    nameRequired: '请输入相册名称',
    albumRequired: '请选择一个相册',
    albums: '相册',
  },
  en: {
    search: 'Find an album',
    noMatch: 'No album matches',
    empty: 'No albums yet, make one first',
    moreMatches: (count) => `${formattersOf('en').number(count)} more; type a name to find them`,
    photos: (count) =>
      formattersOf('en').plural(count, { zero: 'No photos', one: '# photo', other: '# photos' }),
    newAlbum: 'New album',
    existingAlbum: 'Existing album',
    name: 'Album name',
    nameRequired: 'Please enter an album name',
    albumRequired: 'Please choose an album',
    albums: 'Albums',
  },
};
