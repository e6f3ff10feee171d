import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of an account's storage. */
export interface StorageLabels {
  counts: string;
  photos: string;
  albums: string;
  shares: string;
  photosInAlbums: string;
  photosShared: string;
  photosInRecycleBin: string;
  space: string;
  total: (size: string) => string;
  /** The space that is free of charge for a member, and the part of it that is left. */
  free: (free: string, left: string) => string;
  inAlbums: string;
  shared: string;
  inRecycleBin: string;
  history: string;
  historyEmpty: string;
  /** Accessible name of the table. */
  table: string;
  month: string;
  running: string;
  bill: string;
  paid: string;
  unpaid: string;
}

export const storageLabels: BlockCatalogue<StorageLabels> = {
  'zh-CN': {
    counts: '数量',
    photos: '照片与视频',
    albums: '相册',
    shares: '分享辑',
    photosInAlbums: '相册中',
    photosShared: '分享中',
    photosInRecycleBin: '回收站中',
    space: '空间',
    total: (size) => `共使用 ${size}`,
    free: (free, left) => `VIP 会员免费使用 ${free}，还剩 ${left}`,
    inAlbums: '相册',
    shared: '分享中',
    inRecycleBin: '回收站',
    history: '历史',
    historyEmpty: '每月 1 日记录一次，下个月就能看到变化',
    table: '每月的数量与空间',
    month: '月份',
    running: '本月至今',
    bill: '账单',
    paid: '已付',
    unpaid: '未付',
  },
  en: {
    counts: 'In your library',
    photos: 'Photos and videos',
    albums: 'Albums',
    shares: 'Share collections',
    photosInAlbums: 'In albums',
    photosShared: 'Shared',
    photosInRecycleBin: 'In the recycle bin',
    space: 'Space',
    total: (size) => `${size} in use`,
    free: (free, left) => `VIP members use ${free} for free; ${left} left`,
    inAlbums: 'Albums',
    shared: 'Shared',
    inRecycleBin: 'Recycle bin',
    history: 'History',
    historyEmpty: 'Written down on the 1st of each month; look again next month',
    table: 'Photos and space by month',
    month: 'Month',
    running: 'This month so far',
    bill: 'Bill',
    paid: 'Paid',
    unpaid: 'Unpaid',
  },
};
