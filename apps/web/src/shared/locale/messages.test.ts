import { expect, it } from 'vitest';
import * as en from './messages.en.ts';
import * as zhCN from './messages.zh-CN.ts';
import * as secondaryEn from './secondaryMessages.en.ts';
import * as secondaryZhCN from './secondaryMessages.zh-CN.ts';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Every text under its dotted key. */
function flatten(catalogue: Catalogue, prefix = ''): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}

/**
 * Names of a message's arguments: a `{` at argument depth opens one, inside a plural's branch texts start again.
 */
function argumentsOf(message: string): string[] {
  const found = message.matchAll(/\{\s*(\w+)\s*(?:,|\})/g);
  return [...new Set([...found].map((match) => match[1] ?? ''))].sort();
}

const chinese = new Map(flatten({ ...zhCN, ...secondaryZhCN }));
const english = new Map(flatten({ ...en, ...secondaryEn }));

it('reads the arguments of a plural and of its branches', () => {
  expect(argumentsOf('{count, plural, =0 {No photos} other {# of {total}}}')).toEqual(['count', 'total']);
});

it('has the same texts in both languages, none of them empty', () => {
  expect([...english.keys()].sort()).toEqual([...chinese.keys()].sort());
  const empty = [...chinese, ...english].filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

it('takes the same arguments in both languages', () => {
  for (const [key, text] of chinese) {
    expect([key, argumentsOf(english.get(key) ?? '')]).toEqual([key, argumentsOf(text)]);
  }
});

/** Arguments that are inserted unchanged: words, codes and dates, figures with units, and small numbers. */
const PLAIN = [
  ...[
    'amount',
    'code',
    'date',
    'email',
    'encoding',
    'end',
    'extensions',
    'headline',
    'left',
    'link',
    'month',
    'name',
    'plan',
    'price',
  ],
  ...['reason', 'set', 'size', 'start', 'time', 'zone'],
  ...['day', 'days', 'free', 'hours', 'minutes', 'months', 'percent', 'seconds', 'times'],
];

it('writes every count with the separators of its language', () => {
  const ungrouped = [...chinese, ...english].filter(([, text]) =>
    [...text.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !PLAIN.includes(name)),
  );
  expect(ungrouped).toEqual([]);
});

/** Texts that the specification prescribes, with their section. N stands for a number. */
const TO_THE_LETTER: readonly [section: string, key: string, text: string][] = [
  ['§2 Album list', 'albums.count', '{nodes, number} 个相集、{leaves, number} 个相册'],
  ['§2 Album list', 'albums.empty', '暂无相册，点此新建'],
  ['§2 Photo timeline', 'photos.empty', '暂无照片，点此上传'],
  ['§4 Upload panel', 'upload.leave', '上传还没有完成，您确定离开吗？'],
  ['§5', 'auth.newPasswordShort', '请输入不少于6位的新密码'],
  ['§5', 'albums.nameRequired', '请输入相册名称'],
  ['§5', 'upload.unsupported', '共{count, number}个文件({extensions})暂时不支持上传'],
  ['§7', 'errors.network', '网络链接出错'],
  ['§7', 'auth.signedIn', '登录成功'],
  ['§7', 'auth.signedUp', '注册成功'],
  ['§8 Sign-in', 'auth.notRegistered', '邮箱未注册，请完成注册后继续登录'],
  ['§8 Sign-in', 'auth.wrongTimes', '登录密码已连续输错{times}次'],
  ['§8 Sign-in', 'auth.lockedFor', '账户被暂时锁定，{hours}小时后重试'],
  ['§8 Loading', 'photos.infoFailed', '相册信息加载失败'],
  ['§8 Loading', 'photos.loadFailed', '照片加载失败，点此重新加载'],
  ['§8 Loading', 'albums.loadFailed', '相册列表加载失败，重新加载'],
  ['§2 Recycle bin page', 'recycle.empty', '空空如也'],
  ['§5', 'recycle.passwordRequired', '请输入登录密码'],
  ['§2 Share detail page', 'errors.shareInvalid', '分享辑已失效'],
  ['§5', 'share.defaultName', '新分享辑'],
  ['§8 Edits and covers', 'albumEdit.updateFailed', '更新失败'],
  ['§8 Edits and covers', 'albumEdit.coverUpdated', '封面更新成功'],
  ['§8 Edits and covers', 'albumEdit.coverFailed', '封面更新失败'],
  ['§8 Edits and covers', 'albumEdit.coverUploadFailed', '封面上传出错，请重试'],
  ['§8 Edits and covers', 'albumEdit.coverSystemFailed', '系统出错，请重新选择封面'],
  ['§8 Edits and covers', 'albumEdit.coverSet', '封面设置成功'],
  ['§8 Success toasts', 'organiser.saved', '相册批量保存成功'],
  ['§8 Success toasts', 'albums.arranged', '自定义排序成功'],
  ['§8 Success toasts', 'albums.albumRemoved', '相册删除成功'],
  ['§8 Success toasts', 'albums.setRemoved', '相集删除成功'],
  ['§2 My shares page', 'shell.shares', '分享辑'],
  ['§2 My shares page', 'shares.empty', '暂无分享辑'],
  ['§2 Share detail page', 'publicShare.empty', '暂无分享的照片'],
  ['§5', 'publicShare.cancelText', '照片取消分享后，分享辑内将无法再看到此照片。'],
  ['§8 Success toasts', 'publicShare.saved', '照片保存成功'],
  ['§8 Success toasts', 'publicShare.cancelled', '照片已取消分享'],
  ['§8 Success toasts', 'share.ended', '分享辑删除成功'],
  ['§8 Success toasts', 'share.copied', '分享链接复制成功'],
  ['§8 Success toasts', 'share.copyFailed', '分享链接复制失败'],
  ['§2 Activity page', 'activity.ended', '活动已失效'],
  ['§8 Recovery', 'recovery.done', '密码重置成功，请重新登录'],
  ['§8 Loading', 'account.loadFailed', '加载出错，点此重试'],
  ['§8 Payment', 'vip.payQrFailed', '二维码刷新失败，请重试'],
  ['§8 Payment', 'vip.payRecreated', '已重新创建交易，其他问题请联系在线客服处理'],
  ['§8 Activity', 'activity.refused', '很抱歉，您不符合本次活动规则'],
];

it.each(TO_THE_LETTER)('has the text of spec %s at %s', (_section, key, text) => {
  expect(chinese.get(key)).toBe(text);
});

/** Texts that the specification prescribes in English, with their section. */
const ENGLISH_TO_THE_LETTER: readonly [section: string, key: string, text: string][] = [
  ['§2 Not-found page', 'notFound.title', 'Page access error'],
  ['§5', 'auth.emailInvalid', 'Please enter a correct email'],
  ['§5', 'auth.newPasswordRequired', 'Please enter new password'],
  ['§8 Account', 'auth.signOutFailed', 'Sign out failed, please retry'],
  ['§8 Account', 'auth.signedOut', 'Signed out successfully'],
  ['§8 Loading', 'albums.refreshFailed', 'Album list refresh failed, please retry later'],
  ['§7 Other', 'activity.claimed', 'VIP claimed successfully'],
  ['§8 Password change', 'account.passwordDone', 'Password changed successfully'],
  ['§8 Payment', 'vip.payMissing', 'Payment not received, contact online support for more help'],
  ['§8 Account', 'account.avatarUploadFailed', 'Avatar upload error, please retry'],
  ['§8 Account', 'account.avatarFileFailed', 'File selection error, please retry'],
  ['§8 Account', 'account.avatarSystemFailed', 'System error, please choose avatar again'],
  ['§8 Account', 'account.avatarDone', 'Avatar uploaded successfully'],
  ['§8 Account', 'account.nicknameFailed', 'Nickname change failed'],
  ['§8 Account', 'account.introFailed', 'Intro change failed'],
];

it.each(ENGLISH_TO_THE_LETTER)('has the English text of spec %s at %s', (_section, key, text) => {
  expect(english.get(key)).toBe(text);
});
