import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the upload panel and of the drop targets. */
export interface UploadLabels {
  title: string;
  uploading: (position: number, total: number) => string;
  completed: (count: number) => string;
  /** Shown when files have failed that can be retried. */
  hasErrors: (count: number) => string;
  /** Shown when files have failed that cannot be retried. */
  hasRefused: (count: number) => string;
  failedOf: (failed: number, total: number) => string;
  percent: (percent: number) => string;
  speed: (size: string) => string;
  remaining: (time: string) => string;
  seconds: (count: number) => string;
  minutes: (count: number) => string;
  hours: (count: number) => string;
  offline: string;
  minimize: string;
  /** Accessible name of the minimized panel. */
  minimized: (headline: string) => string;
  close: string;
  stopTitle: string;
  stopText: string;
  stop: string;
  retry: string;
  cancelAll: string;
  cancelOne: (name: string) => string;
  addMore: string;
  uploadMore: string;
  finish: string;
  list: string;
  queued: string;
  failed: string;
  /** Shown for a file that was changed, moved or deleted after it was chosen. */
  fileChanged: string;
  /** Shown after a file of another name was chosen instead. */
  otherFile: string;
  chooseAgain: string;
  /** Accessible name of the button that chooses one file again. */
  chooseAgainOne: (name: string) => string;
  announceProgress: (done: number, total: number, percent: number) => string;
  announceFailed: (count: number) => string;
  announceDone: (count: number) => string;
  drop: string;
  dropInto: (album: string) => string;
  choosePhotos: string;
  chooseFolder: string;
  chooseTakeout: string;
  foldersTitle: (count: number) => string;
  foldersText: string;
  /** Text for files without a folder. */
  otherFiles: string;
  foldersAsSet: (name: string) => string;
  foldersAsAlbums: (count: number) => string;
  foldersAsOne: string;
  /** The number of files that were left unfinished by an earlier page visit. */
  unfinishedTitle: (count: number) => string;
  unfinishedText: (size: string) => string;
  continue: string;
  discard: string;
}

const zh = () => formattersOf('zh-CN');
const english = () => formattersOf('en');
const photos = (count: number) => english().plural(count, { one: '# photo', other: '# photos' });

export const uploadLabels: BlockCatalogue<UploadLabels> = {
  'zh-CN': {
    title: '上传',
    uploading: (position, total) => `正在上传 ${zh().number(position)}/${zh().number(total)}`,
    completed: (count) => `上传完成，共 ${zh().number(count)} 张`,
    hasErrors: (count) => `${zh().number(count)} 张照片上传失败，点此重试`,
    hasRefused: (count) => `${zh().number(count)} 张照片不能上传`,
    failedOf: (failed, total) => `共 ${zh().number(total)} 张，${zh().number(failed)} 张没有成功`,
    percent: (percent) => `${percent}%`,
    speed: (size) => `${size}/秒`,
    remaining: (time) => `剩余约 ${time}`,
    seconds: (count) => `${zh().number(count)} 秒`,
    minutes: (count) => `${zh().number(count)} 分钟`,
    hours: (count) => `${zh().number(count)} 小时`,
    offline: '网络已断开，恢复后自动继续',
    minimize: '最小化',
    minimized: (headline) => `${headline}，展开上传面板`,
    close: '关闭上传面板',
    stopTitle: '停止上传？',
    stopText: '上传还没有完成。已上传的照片会保留，其余的不再上传。',
    stop: '停止上传',
    retry: '重试',
    cancelAll: '全部取消',
    cancelOne: (name) => `取消上传 ${name}`,
    addMore: '继续添加',
    uploadMore: '继续上传其他照片',
    finish: '完成',
    list: '上传列表',
    queued: '等待上传',
    failed: '上传失败',
    fileChanged: '文件已更改或移走，请重新选择',
    otherFile: '文件名不同，请选择同一个文件',
    chooseAgain: '重新选择',
    chooseAgainOne: (name) => `重新选择 ${name}`,
    announceProgress: (done, total, percent) =>
      `已上传 ${zh().number(done)}/${zh().number(total)}，${percent}%`,
    announceFailed: (count) => `上传已停下：${zh().number(count)} 张没有成功`,
    announceDone: (count) => `全部上传完毕：${zh().number(count)} 张`,
    drop: '将照片或文件夹拖到此处',
    dropInto: (album) => `松开即可上传到「${album}」`,
    choosePhotos: '选择照片',
    chooseFolder: '选择文件夹',
    chooseTakeout: '从 Google 相册搬家',
    foldersTitle: (count) => `这里有 ${zh().number(count)} 个文件夹`,
    foldersText: '可以每个文件夹建一个相册，也可以全部放进一个相册。',
    otherFiles: '其他',
    foldersAsSet: (name) => `建成相集「${name}」`,
    foldersAsAlbums: (count) => `建成 ${zh().number(count)} 个相册`,
    foldersAsOne: '放进一个相册',
    unfinishedTitle: (count) => `上次有 ${zh().number(count)} 个文件没有传完`,
    unfinishedText: (size) => `共 ${size}，已传过的部分不会重复上传`,
    continue: '继续上传',
    discard: '放弃',
  },
  en: {
    title: 'Upload',
    uploading: (position, total) => `Uploading ${english().number(position)}/${english().number(total)}`,
    completed: (count) => `Uploaded ${photos(count)}`,
    hasErrors: (count) => `${photos(count)} failed to upload, click to retry`,
    hasRefused: (count) => `${photos(count)} cannot be uploaded`,
    failedOf: (failed, total) => `${english().number(failed)} of ${english().number(total)} failed`,
    percent: (percent) => `${percent}%`,
    speed: (size) => `${size}/s`,
    remaining: (time) => `About ${time} left`,
    seconds: (count) => english().plural(count, { one: '# second', other: '# seconds' }),
    minutes: (count) => english().plural(count, { one: '# minute', other: '# minutes' }),
    hours: (count) => english().plural(count, { one: '# hour', other: '# hours' }),
    offline: 'No connection. It continues automatically.',
    minimize: 'Minimize',
    minimized: (headline) => `${headline}, expand the upload panel`,
    close: 'Close the upload panel',
    stopTitle: 'Stop the upload?',
    stopText: 'The upload has not finished. Uploaded photos are kept, the others are not uploaded.',
    stop: 'Stop the upload',
    retry: 'Retry',
    cancelAll: 'Cancel all',
    cancelOne: (name) => `Cancel the upload of ${name}`,
    addMore: 'Add more',
    uploadMore: 'Upload more',
    finish: 'Finish',
    list: 'Uploads',
    queued: 'Waiting',
    failed: 'Failed',
    fileChanged: 'The file was changed or moved. Choose it again.',
    otherFile: 'That file has another name. Choose the same file.',
    chooseAgain: 'Choose again',
    chooseAgainOne: (name) => `Choose again ${name}`,
    announceProgress: (done, total, percent) =>
      `${english().number(done)} of ${english().number(total)} uploaded, ${percent}%`,
    announceFailed: (count) => `The upload has stopped: ${photos(count)} failed`,
    announceDone: (count) => `All done: ${photos(count)} uploaded`,
    drop: 'Drop photos or folders here',
    dropInto: (album) => `Drop to upload to “${album}”`,
    choosePhotos: 'Choose photos',
    chooseFolder: 'Choose folder',
    chooseTakeout: 'Move from Google Photos',
    foldersTitle: (count) => english().plural(count, { one: '# folder here', other: '# folders here' }),
    foldersText: 'Make an album of each folder, or put everything into one album.',
    otherFiles: 'Others',
    foldersAsSet: (name) => `Make the set “${name}”`,
    foldersAsAlbums: (count) => english().plural(count, { one: 'Make # album', other: 'Make # albums' }),
    foldersAsOne: 'One album',
    unfinishedTitle: (count) =>
      english().plural(count, {
        one: 'Your last upload left # file unfinished',
        other: 'Your last upload left # files unfinished',
      }),
    unfinishedText: (size) => `${size} in all. Uploaded parts are not sent again.`,
    continue: 'Continue',
    discard: 'Discard',
  },
};
