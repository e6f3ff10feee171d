import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of a move from Google Takeout. */
export interface TakeoutLabels {
  reading: string;
  /** How many side files are read; `total` is 0 while it is unknown. */
  read: (done: number, total: number) => string;
  found: string;
  /** What was found, in one line. */
  summary: (counts: { albums: number; photos: number; undated: number }) => string;
  /** What happens to photos without a date in a side file. */
  undatedText: string;
  /** Photos of the years that an album has, too. */
  copies: (count: number) => string;
  /** Photos in Google's recycle bin. */
  trashed: (count: number) => string;
  /** Files of other types. */
  unsupported: (count: number) => string;
  start: string;
  cancel: string;
  damaged: (file: string) => string;
  damagedText: string;
  other: string;
  otherText: string;
  failed: string;
  failedText: string;
  reportTitle: string;
  stored: (count: number) => string;
  duplicates: (count: number) => string;
  refused: (count: number) => string;
  /** A reason with the number of photos that were refused for it. */
  reason: (reason: string, count: number) => string;
  csv: string;
  finish: string;
}

const zh = (count: number) => formattersOf('zh-CN').number(count);
const en = (count: number) => formattersOf('en').number(count);
const photos = (count: number) => formattersOf('en').plural(count, { one: '# photo', other: '# photos' });

export const takeoutLabels: BlockCatalogue<TakeoutLabels> = {
  'zh-CN': {
    reading: '正在读取 Google Takeout',
    read: (done, total) => (total > 0 ? `已读取 ${zh(done)}/${zh(total)} 条照片信息` : '正在打开文件…'),
    found: '在 Google Takeout 中找到',
    summary: ({ albums, photos: count, undated }) =>
      `${zh(albums)} 个相册，${zh(count)} 张照片，${zh(undated)} 张没有日期`,
    undatedText: '没有日期的照片，会使用照片文件自带的时间。',
    copies: (count) => `${zh(count)} 张已在相册中的照片不会重复上传`,
    trashed: (count) => `回收站中的 ${zh(count)} 张照片不会上传`,
    unsupported: (count) => `${zh(count)} 个文件的类型不支持，不会上传`,
    start: '开始搬家',
    cancel: '重新选择',
    damaged: (file) => `「${file}」已损坏`,
    damagedText: '请重新下载这个文件，再试一次。',
    other: '这不是 Google 相册的 Takeout',
    otherText: '请选择从 Google Takeout 下载的 ZIP 文件，或解压后的文件夹。',
    failed: '读取失败',
    failedText: '文件可能已被移动或删除，请重新选择。',
    reportTitle: '搬家完成',
    stored: (count) => `${zh(count)} 张已保存`,
    duplicates: (count) => `${zh(count)} 张相册里已有`,
    refused: (count) => `${zh(count)} 张没有保存`,
    reason: (reason, count) => `${reason}（${zh(count)} 张）`,
    csv: '下载明细（CSV）',
    finish: '完成',
  },
  en: {
    reading: 'Reading Google Takeout',
    read: (done, total) =>
      total > 0 ? `Read the details of ${en(done)} of ${en(total)} files` : 'Opening the files…',
    found: 'Found in Google Takeout',
    summary: ({ albums, photos: count, undated }) =>
      `${formattersOf('en').plural(albums, { one: '# album', other: '# albums' })}, ${photos(count)}, ${en(undated)} without a date`,
    undatedText: 'Photos without a date get the time in their own file.',
    copies: (count) => `${photos(count)} that are also in an album will not be uploaded twice`,
    trashed: (count) => `${photos(count)} in the bin will not be uploaded`,
    unsupported: (count) =>
      formattersOf('en').plural(count, {
        one: '# file of an unsupported type will not be uploaded',
        other: '# files of unsupported types will not be uploaded',
      }),
    start: 'Start the move',
    cancel: 'Choose again',
    damaged: (file) => `“${file}” is damaged`,
    damagedText: 'Download this file again, then retry.',
    other: 'This is not a Takeout of Google Photos',
    otherText: 'Choose the ZIP files that you downloaded from Google Takeout, or the unpacked folder.',
    failed: 'The files could not be read',
    failedText: 'They may have been moved or deleted. Please choose them again.',
    reportTitle: 'The move is complete',
    stored: (count) => `${photos(count)} stored`,
    duplicates: (count) => `${photos(count)} already in the albums`,
    refused: (count) => `${photos(count)} not stored`,
    reason: (reason, count) => `${reason} (${en(count)})`,
    csv: 'Download the details (CSV)',
    finish: 'Finish',
  },
};
