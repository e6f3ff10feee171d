import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Names of actions on photos. */
export interface PhotoActionLabels {
  open: string;
  back: string;
  reload: string;
  favorite: string;
  unfavorite: string;
  /** Edits the description. */
  rename: string;
  date: string;
  move: string;
  /** Makes a photo the cover of its album. */
  cover: string;
  /** Downloads one original. */
  download: string;
  /** Downloads the originals of the selected photos as one archive. */
  downloadSelected: string;
  share: string;
  openOnDevice: string;
  remove: string;
  /** Starts the selection of photos. */
  manage: string;
  shareAlbum: string;
  editAlbum: string;
  layout: string;
}

export const photoActionLabels: BlockCatalogue<PhotoActionLabels> = {
  'zh-CN': {
    open: '查看',
    back: '返回',
    reload: '重新加载',
    favorite: '加入收藏',
    unfavorite: '取消收藏',
    rename: '编辑描述',
    date: '更改日期',
    move: '移动到',
    cover: '设为封面',
    download: '下载原图',
    downloadSelected: '下载原图（ZIP）',
    share: '分享',
    openOnDevice: '在其他设备上打开',
    remove: '删除',
    manage: '管理照片',
    shareAlbum: '分享相册',
    editAlbum: '编辑相册',
    layout: '布局',
  },
  en: {
    open: 'Open',
    back: 'Back',
    reload: 'Reload',
    favorite: 'Add to favorites',
    unfavorite: 'Remove from favorites',
    rename: 'Edit description',
    date: 'Change date',
    move: 'Move to',
    cover: 'Set as cover',
    download: 'Download original',
    downloadSelected: 'Download originals (ZIP)',
    share: 'Share',
    openOnDevice: 'Open on another device',
    remove: 'Delete',
    manage: 'Select photos',
    shareAlbum: 'Share album',
    editAlbum: 'Edit album',
    layout: 'Layout',
  },
};
