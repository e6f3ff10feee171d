import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the check of a memory card. */
export interface CardCheckLabels {
  title: string;
  intro: string;
  choose: string;
  chooseOther: string;
  /** Shown when a folder has no photos. */
  empty: string;
  checking: (done: number, total: number) => string;
  /** How many bytes are checked, both as formatted sizes. */
  bytes: (done: string, total: string) => string;
  stop: string;
  stopped: (done: number, total: number) => string;
  continue: string;
  /** Shown when nothing on the card would be lost. */
  canErase: string;
  allFound: (total: number) => string;
  someMissing: (found: number, total: number, missing: number) => string;
  /** Shown when files are not missing but cannot be read. */
  someUnreadable: (found: number, total: number, unreadable: number) => string;
  /** How many of the missing files are in the recycle bin. */
  recycled: (count: number) => string;
  unreadable: (count: number) => string;
  /** Files that the library cannot contain, with their extensions. */
  unsupported: (count: number, extensions: readonly string[]) => string;
  leftOut: (count: number) => string;
  missingList: string;
  unreadableList: string;
  /** How many more files there are than the list shows. */
  more: (count: number) => string;
  upload: (count: number) => string;
  close: string;
}

const zh = formattersOf('zh-CN');
const english = formattersOf('en');
const files = (count: number) => english.plural(count, { one: '# file', other: '# files' });

export const cardCheckLabels: BlockCatalogue<CardCheckLabels> = {
  'zh-CN': {
    title: '检查存储卡',
    intro:
      '清空存储卡之前，先核对其中的照片是否都已逐字节在您的相册库中。核对在这台设备上进行，不会上传文件。',
    choose: '选择存储卡或文件夹',
    chooseOther: '检查其他文件夹',
    empty: '这里没有照片，请选择其他文件夹',
    checking: (done, total) => `正在检查 ${zh.number(done)}/${zh.number(total)} 个文件`,
    bytes: (done, total) => `已检查 ${done}，共 ${total}`,
    stop: '停止检查',
    stopped: (done, total) => `检查已停止，已检查 ${zh.number(done)}/${zh.number(total)} 个文件`,
    continue: '继续检查',
    canErase: '这张卡可以清空了',
    allFound: (total) => `${zh.number(total)} 个文件都已逐字节在您的相册库中`,
    someMissing: (found, total, missing) =>
      `${zh.number(total)} 个文件中有 ${zh.number(found)} 个已逐字节在您的相册库中，${zh.number(missing)} 个缺失`,
    someUnreadable: (found, total, unreadable) =>
      `${zh.number(total)} 个文件中有 ${zh.number(found)} 个已逐字节在您的相册库中，${zh.number(unreadable)} 个无法读取`,
    recycled: (count) => `缺失的文件中有 ${zh.number(count)} 个在回收站，到期会被删除`,
    unreadable: (count) => `${zh.number(count)} 个文件无法读取，没有检查`,
    unsupported: (count, extensions) =>
      `另有 ${zh.number(count)} 个文件（${extensions.join('、')}）不支持上传，不在您的相册库中`,
    leftOut: (count) => `没有检查 ${zh.number(count)} 个系统文件和附属文件`,
    missingList: '缺失的文件',
    unreadableList: '无法读取的文件',
    more: (count) => `还有 ${zh.number(count)} 个文件`,
    upload: (count) => `上传缺失的 ${zh.number(count)} 个文件`,
    close: '关闭',
  },
  en: {
    title: 'Check a memory card',
    intro:
      'Before you erase a memory card, check that your library has its photos byte for byte. The check runs on this device and uploads nothing.',
    choose: 'Choose a card or folder',
    chooseOther: 'Check another folder',
    empty: 'There are no photos here. Choose another folder.',
    checking: (done, total) => `Checking ${english.number(done)} of ${files(total)}`,
    bytes: (done, total) => `${done} of ${total} checked`,
    stop: 'Stop',
    stopped: (done, total) => `Stopped after ${english.number(done)} of ${files(total)}`,
    continue: 'Continue',
    canErase: 'This card can be erased',
    allFound: (total) =>
      english.plural(total, {
        one: 'Your library has the # file, byte for byte',
        other: 'Your library has all # files, byte for byte',
      }),
    someMissing: (found, total, missing) =>
      `Your library has ${english.number(found)} of ${files(total)}, byte for byte; ${english.number(missing)} missing`,
    someUnreadable: (found, total, unreadable) =>
      `Your library has ${english.number(found)} of ${files(total)}, byte for byte; ${english.number(unreadable)} cannot be read`,
    recycled: (count) =>
      english.plural(count, {
        one: '# of the missing files is in the recycle bin and will be deleted',
        other: '# of the missing files are in the recycle bin and will be deleted',
      }),
    unreadable: (count) =>
      english.plural(count, {
        one: '# file cannot be read and was not checked',
        other: '# files cannot be read and were not checked',
      }),
    unsupported: (count, extensions) =>
      english.plural(count, {
        one: `# more file (${extensions.join(', ')}) cannot be uploaded and is not in your library`,
        other: `# more files (${extensions.join(', ')}) cannot be uploaded and are not in your library`,
      }),
    leftOut: (count) =>
      english.plural(count, {
        one: '# system or side file was not checked',
        other: '# system and side files were not checked',
      }),
    missingList: 'Missing files',
    unreadableList: 'Files that cannot be read',
    more: (count) => english.plural(count, { one: 'and # more file', other: 'and # more files' }),
    upload: (count) =>
      english.plural(count, { one: 'Upload the missing file', other: 'Upload the # missing files' }),
    close: 'Close',
  },
};
