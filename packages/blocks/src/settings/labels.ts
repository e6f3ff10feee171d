import { formattersOf } from '@xiangji/ui';
import { type LookLabels, lookLabels } from '../account-menu/lookLabels.ts';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the settings of an account. */
export interface SettingsLabels extends LookLabels {
  preferences: string;
  albumOrder: string;
  photoOrder: string;
  timezone: string;
  timezoneHint: string;
  /** Text of the option that uses the time zone of the browser, which is `zone`. */
  timezoneAuto: (zone: string) => string;
  density: string;
  densityAuto: string;
  densityComfortable: string;
  densityCompact: string;

  devices: string;
  currentDevice: string;
  lastActive: (time: string) => string;
  signOutDevice: string;
  /** Accessible name of the button that signs out a device. */
  signOutNamed: (device: string) => string;
  signOutOthers: string;
  showAllDevices: (count: number) => string;
  showFewer: string;

  exportTitle: string;
  exportText: string;
  exportPrepare: string;
  exportReady: (count: number, size: string, parts: number) => string;
  exportPart: (part: number, parts: number) => string;
  exportPartSize: (count: number, size: string) => string;
  exportDownload: (part: number) => string;
  exportEmpty: string;
  exportUntil: (time: string) => string;

  passwordTitle: string;
  passwordText: string;
  passwordCurrent: string;
  passwordCurrentRequired: string;
  passwordCheck: string;
  passwordChecked: string;
  passwordNew: string;
  passwordNewHint: string;
  passwordNewRequired: string;
  passwordSubmit: string;

  deleteTitle: string;
  deleteText: (days: number) => string;
  deleteOpen: string;
  deletePending: (date: string) => string;
  deletePendingText: string;
  deleteUndo: string;
}

const zh = formattersOf('zh-CN');
const english = formattersOf('en');
const photos = (count: number) =>
  english.plural(count, { zero: 'No photos', one: '# photo', other: '# photos' });

export const settingsLabels: BlockCatalogue<SettingsLabels> = {
  'zh-CN': {
    ...lookLabels['zh-CN'],
    preferences: '偏好',
    albumOrder: '相册排序',
    photoOrder: '照片排序',
    timezone: '时区',
    timezoneHint: '账户里的时间按此时区显示；照片的时间按拍摄地显示',
    timezoneAuto: (zone) => `跟随浏览器（${zone}）`,
    density: '界面密度',
    densityAuto: '跟随设备',
    densityComfortable: '宽松',
    densityCompact: '紧凑',

    devices: '已登录的设备',
    currentDevice: '当前设备',
    lastActive: (time) => `最近活动 ${time}`,
    signOutDevice: '退出',
    signOutNamed: (device) => `让 ${device} 退出登录`,
    signOutOthers: '退出其他所有设备',
    showAllDevices: (count) => `展开全部 ${zh.number(count)} 条`,
    showFewer: '收起',

    exportTitle: '下载全部内容',
    exportText: '把全部原图下载为 ZIP，并附上相册和描述。',
    exportPrepare: '准备下载',
    exportReady: (count, size, parts) =>
      `共 ${zh.plural(count, { other: '# 张照片' })}，${size}，分为 ${zh.number(parts)} 个文件`,
    exportPart: (part, parts) => `第 ${zh.number(part)} 部分，共 ${zh.number(parts)} 部分`,
    exportPartSize: (count, size) => `${zh.number(count)} 张，${size}`,
    exportDownload: (part) => `下载第 ${zh.number(part)} 部分`,
    exportEmpty: '还没有照片可以下载',
    exportUntil: (time) => `链接在 ${time} 前有效，文件可以逐个下载。`,

    passwordTitle: '修改密码',
    passwordText: '修改后，其他设备会退出登录。',
    passwordCurrent: '当前登录密码',
    passwordCurrentRequired: '请输入当前登录密码',
    passwordCheck: '验证',
    passwordChecked: '验证通过，请设置新密码',
    passwordNew: '新密码',
    passwordNewHint: '不少于 6 位',
    passwordNewRequired: '请输入新密码',
    passwordSubmit: '确定修改',

    deleteTitle: '注销账户',
    deleteText: (days) =>
      `注销后有 ${zh.number(days)} 天冷静期，期间登录即可撤回；之后账户和全部照片会被永久删除。`,
    deleteOpen: '注销账户',
    deletePending: (date) => `账户将于 ${date} 永久删除`,
    deletePendingText: '在此之前，您可以随时撤回。建议先下载全部内容。',
    deleteUndo: '撤回注销',
  },
  en: {
    ...lookLabels.en,
    preferences: 'Preferences',
    albumOrder: 'Album order',
    photoOrder: 'Photo order',
    timezone: 'Time zone',
    timezoneHint: 'For the times of your account. Photos show the local time of where they were taken',
    timezoneAuto: (zone) => `Match browser (${zone})`,
    density: 'Density',
    densityAuto: 'Match device',
    densityComfortable: 'Comfortable',
    densityCompact: 'Compact',

    devices: 'Signed-in devices',
    currentDevice: 'This device',
    lastActive: (time) => `Last active ${time}`,
    signOutDevice: 'Sign out',
    signOutNamed: (device) => `Sign out ${device}`,
    signOutOthers: 'Sign out all other devices',
    showAllDevices: (count) => `Show all ${english.number(count)}`,
    showFewer: 'Show fewer',

    exportTitle: 'Download everything',
    exportText: 'All originals as ZIP files, with your albums and descriptions.',
    exportPrepare: 'Prepare the download',
    exportReady: (count, size, parts) =>
      `${photos(count)}, ${size}, in ${english.plural(parts, { one: '# file', other: '# files' })}`,
    exportPart: (part, parts) => `Part ${english.number(part)} of ${english.number(parts)}`,
    exportPartSize: (count, size) => `${photos(count)}, ${size}`,
    exportDownload: (part) => `Download part ${english.number(part)}`,
    exportEmpty: 'There are no photos to download yet',
    exportUntil: (time) => `The links are valid until ${time}. Download the files one by one.`,

    passwordTitle: 'Change password',
    passwordText: 'Other devices will be signed out.',
    passwordCurrent: 'Current password',
    passwordCurrentRequired: 'Please enter current password',
    passwordCheck: 'Verify',
    passwordChecked: 'Verified. Choose a new password',
    passwordNew: 'New password',
    passwordNewHint: 'At least 6 characters',
    passwordNewRequired: 'Please enter new password',
    passwordSubmit: 'Change password',

    deleteTitle: 'Delete the account',
    deleteText: (days) =>
      `For ${english.plural(days, { one: '# day', other: '# days' })} you can cancel by signing in. After that the account and all photos are deleted permanently.`,
    deleteOpen: 'Delete the account',
    deletePending: (date) => `The account will be deleted permanently on ${date}`,
    deletePendingText: 'You can cancel until then. You may want to download everything first.',
    deleteUndo: 'Keep the account',
  },
};
