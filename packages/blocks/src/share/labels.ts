import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';
import { type ShareFactLabels, shareFactLabels } from './factLabels.ts';

/** Texts of share cards, settings and dialogs. */
export type ShareLabels = ShareFactLabels & {
  name: string;
  /** Accessible name of the two views of a share. */
  views: string;
  linkView: string;
  settingsView: string;
  qr: string;
  link: string;
  code: (code: string) => string;
  /** The text that the copy button copies and that the share sheet of the system sends. */
  copyText: (link: string, code: string) => string;
  validDays: (days: number) => string;
  frozen: string;
  expired: string;
  opens: string;
  saves: string;
  failedCodes: string;
  daysLeft: string;
  viewCount: (count: number) => string;
  saveCount: (count: number) => string;
  /** Text of the button that opens the share sheet of the system. */
  handOn: string;
  viewAsVisitor: string;
  copyLink: string;
  openCard: string;
  rename: string;
  makePublic: string;
  makePrivate: string;
  access: string;
  privateNote: string;
  publicNote: string;
  validity: string;
  ever: string;
  days: (days: number) => string;
  keepMetadata: string;
  renew: string;
  renewText: string;
  renewConfirm: (count: number) => string;
  resetCode: string;
  resetTitle: string;
  resetText: string;
  end: string;
  endTitle: (count: number, name: string) => string;
  endText: string;
  endConfirm: (count: number) => string;
  copyLinkOf: (name: string) => string;
  moreOf: (name: string) => string;
  share: string;
  done: string;
  newShare: string;
  existingShare: string;
  nameRequired: string;
  selectShare: string;
  shareRequired: string;
  sharesFailed: string;
  /** Shown when there are no shares yet. */
  empty: string;
};

const zh = formattersOf('zh-CN');
const en = formattersOf('en');

export const shareLabels: BlockCatalogue<ShareLabels> = {
  'zh-CN': {
    ...shareFactLabels['zh-CN'],
    name: '分享辑名称',
    views: '分享辑的两面',
    linkView: '链接',
    settingsView: '设置',
    qr: '分享链接的二维码',
    link: '分享链接',
    code: (code) => `提取码：${code}`,
    copyText: (link, code) => `链接 ${link} 提取码 ${code}`,
    validDays: (days) => `${days} 天内有效`,
    frozen: '已锁定',
    expired: '已过期',
    opens: '打开',
    saves: '保存',
    failedCodes: '输错提取码',
    daysLeft: '剩余天数',
    viewCount: (count) => `${zh.number(count)} 次浏览`,
    saveCount: (count) => `${zh.number(count)} 次保存`,
    handOn: '分享给…',
    viewAsVisitor: '以访客身份查看',
    copyLink: '复制链接',
    openCard: '链接与设置',
    rename: '重命名',
    makePublic: '设为公开',
    makePrivate: '设为私密',
    access: '谁可以查看',
    privateNote: '需要 4 位提取码',
    publicNote: '任何有链接的人都能查看',
    validity: '有效期',
    ever: '永久',
    days: (days) => `${days} 天`,
    keepMetadata: '下载时保留位置和相机信息',
    renew: '续期',
    renewText: '有效期从现在重新计算。',
    renewConfirm: (count) => `续期 ${zh.number(count)} 个分享辑`,
    resetCode: '重置提取码',
    resetTitle: '重置提取码？',
    resetText: '旧提取码立即失效，已经进入的访客需要重新输入。',
    end: '结束分享',
    endTitle: (count, name) =>
      count === 1 ? `结束分享辑「${name}」？` : `结束 ${zh.number(count)} 个分享辑？`,
    endText: '链接立即失效，照片仍保留在您的相册中。',
    endConfirm: (count) => `结束 ${zh.number(count)} 个分享辑`,
    copyLinkOf: (name) => `${name}：复制链接`,
    moreOf: (name) => `${name}：更多操作`,
    share: '分享',
    done: '完成',
    newShare: '新分享辑',
    existingShare: '已有分享辑',
    nameRequired: '请输入分享辑名称',
    selectShare: '选择分享辑',
    shareRequired: '请选择一个分享辑',
    sharesFailed: '分享辑加载失败',
    empty: '还没有分享辑',
  },
  en: {
    ...shareFactLabels.en,
    name: 'Collection name',
    views: 'The two sides of a collection',
    linkView: 'Link',
    settingsView: 'Settings',
    qr: 'QR code of the share link',
    link: 'Share link',
    code: (code) => `Code: ${code}`,
    copyText: (link, code) => `Link ${link} Code ${code}`,
    validDays: (days) => en.plural(days, { one: 'Valid for # day', other: 'Valid for # days' }),
    frozen: 'Locked',
    expired: 'Expired',
    opens: 'Opened',
    saves: 'Saved',
    failedCodes: 'Wrong codes',
    daysLeft: 'Days left',
    viewCount: (count) => en.plural(count, { one: '# view', other: '# views' }),
    saveCount: (count) => en.plural(count, { one: '# save', other: '# saves' }),
    handOn: 'Share to…',
    viewAsVisitor: 'View as a visitor',
    copyLink: 'Copy link',
    openCard: 'Link and settings',
    rename: 'Rename',
    makePublic: 'Make public',
    makePrivate: 'Make private',
    access: 'Who can view',
    privateNote: 'Needs a code of 4 characters',
    publicNote: 'Anyone with the link can view',
    validity: 'Valid for',
    ever: 'For ever',
    days: (days) => `${days} days`,
    keepMetadata: 'Keep place and camera data in downloads',
    renew: 'Renew',
    renewText: 'The days are counted from now on.',
    renewConfirm: (count) => en.plural(count, { one: 'Renew # collection', other: 'Renew # collections' }),
    resetCode: 'Reset code',
    resetTitle: 'Reset the code?',
    resetText: 'The old code stops working immediately, and visitors who used it have to enter the new one.',
    end: 'End sharing',
    endTitle: (count, name) =>
      count === 1 ? `End sharing “${name}”?` : `End ${en.number(count)} collections?`,
    endText: 'The link stops working at once. Your photos stay in your albums.',
    endConfirm: (count) => en.plural(count, { one: 'End # collection', other: 'End # collections' }),
    copyLinkOf: (name) => `${name}: copy link`,
    moreOf: (name) => `${name}: more actions`,
    share: 'Share',
    done: 'Done',
    newShare: 'New collection',
    existingShare: 'Existing collection',
    nameRequired: 'Please enter share collection name',
    selectShare: 'Choose a collection',
    shareRequired: 'Please select a share collection',
    sharesFailed: 'The share collections could not be loaded',
    empty: 'No share collections yet',
  },
};

/** Props that replace individual texts of a share block. */
export interface ShareLabelProps {
  /** Replaces individual texts. */
  labels?: Partial<ShareLabels>;
}
