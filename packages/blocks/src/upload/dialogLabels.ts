import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the upload dialog. */
export interface UploadDialogLabels {
  title: string;
  newAlbum: string;
  existingAlbum: string;
  /** The default name of a new album, with today's date. */
  newName: (date: string) => string;
  name: string;
  nameRequired: string;
  selectAlbum: string;
  albumRequired: string;
  /** Added after `albumRequired` at the name of a new album. */
  orNewAlbum: string;
  noAlbums: string;
  /** The button that checks whether a memory card can be erased. */
  checkCard: string;
  start: (files: number) => string;
  /** Names the files that wait for a destination. */
  waiting: string;
  /** How many more files wait than are shown. */
  waitingMore: (files: number) => string;
}

export const uploadDialogLabels: BlockCatalogue<UploadDialogLabels> = {
  'zh-CN': {
    title: '上传照片',
    newAlbum: '新建相册',
    existingAlbum: '已有相册',
    newName: (date) => `新相册 - ${date}`,
    name: '相册名称',
    nameRequired: '请输入相册名称',
    selectAlbum: '选择相册',
    albumRequired: '请选择一个相册',
    orNewAlbum: '也可以直接上传到这个新相册',
    noAlbums: '还没有相册，请先新建',
    checkCard: '检查存储卡能否清空',
    start: (files) => `上传 ${formattersOf('zh-CN').number(files)} 个文件`,
    waiting: '等待上传的文件',
    waitingMore: (files) => `还有 ${formattersOf('zh-CN').number(files)} 个文件`,
  },
  en: {
    title: 'Upload photos',
    newAlbum: 'New album',
    existingAlbum: 'Existing album',
    newName: (date) => `New album - ${date}`,
    name: 'Album name',
    nameRequired: 'Please enter an album name',
    selectAlbum: 'Choose an album',
    albumRequired: 'Please choose an album',
    orNewAlbum: 'or upload to this new album',
    noAlbums: 'No albums yet, make one first',
    checkCard: 'Can this memory card be erased?',
    start: (files) => formattersOf('en').plural(files, { one: 'Upload # file', other: 'Upload # files' }),
    waiting: 'Files to upload',
    waitingMore: (files) =>
      formattersOf('en').plural(files, { one: 'and # more file', other: 'and # more files' }),
  },
};
