import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Names of actions on the photos of a share. */
export interface SharedPhotoActionLabels {
  open: string;
  /** Saves the selected photos. */
  save: string;
  /** Saves one photo. */
  saveTo: string;
  /** Saves all photos of the share. */
  saveAll: string;
  download: string;
  openOnDevice: string;
  /** Removes photos from the share. */
  cancel: string;
  /** Starts the selection of photos, for the owner. */
  manage: string;
  /** Starts the selection of photos, for a visitor. */
  select: string;
  layout: string;
  reload: string;
}

export const sharedPhotoActionLabels: BlockCatalogue<SharedPhotoActionLabels> = {
  'zh-CN': {
    open: '查看',
    save: '保存照片',
    saveTo: '保存到',
    saveAll: '保存分享辑',
    download: '下载原图',
    openOnDevice: '在其他设备上打开',
    cancel: '取消分享',
    manage: '管理照片',
    select: '批量操作',
    layout: '布局',
    reload: '重新加载',
  },
  en: {
    open: 'Open',
    save: 'Save photos',
    saveTo: 'Save to',
    saveAll: 'Save collection',
    download: 'Download original',
    openOnDevice: 'Open on another device',
    cancel: 'Stop sharing',
    manage: 'Manage photos',
    select: 'Select photos',
    layout: 'Layout',
    reload: 'Reload',
  },
};
