import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the actions of albums and of their list. */
export interface AlbumActionLabels {
  open: string;
  back: string;
  reload: string;
  edit: string;
  rename: string;
  move: string;
  share: string;
  openOnDevice: string;
  remove: string;
  manage: string;
  editSet: string;
  createSet: string;
  sort: string;
  arrange: string;
  smallerCards: string;
  largerCards: string;
}

export const albumActionLabels: BlockCatalogue<AlbumActionLabels> = {
  'zh-CN': {
    open: '打开',
    back: '返回',
    reload: '刷新',
    edit: '编辑信息',
    rename: '重命名',
    move: '移动到',
    share: '分享',
    openOnDevice: '在其他设备上打开',
    remove: '删除',
    manage: '管理相册',
    editSet: '编辑相集',
    createSet: '新建相集',
    sort: '排序',
    arrange: '调整顺序',
    smallerCards: '小卡片',
    largerCards: '大卡片',
  },
  en: {
    open: 'Open',
    back: 'Back',
    reload: 'Reload',
    edit: 'Edit details',
    rename: 'Rename',
    move: 'Move to',
    share: 'Share',
    openOnDevice: 'Open on another device',
    remove: 'Delete',
    manage: 'Manage albums',
    editSet: 'Edit album-set',
    createSet: 'New album-set',
    sort: 'Sort order',
    arrange: 'Arrange',
    smallerCards: 'Smaller cards',
    largerCards: 'Larger cards',
  },
};
