import { expect, it } from 'vitest';
import { en } from './messages.en.ts';
import { zhCN } from './messages.zh-CN.ts';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Every text under its dotted key. */
function flatten(catalogue: Catalogue, prefix = ''): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}

/** Names of a message's arguments: a `{` at argument depth opens one, inside a plural's branch texts begin anew. */
function argumentsOf(message: string): string[] {
  const found = message.matchAll(/\{\s*(\w+)\s*(?:,|\})/g);
  return [...new Set([...found].map((match) => match[1] ?? ''))].sort();
}

const chinese = new Map(flatten(zhCN));
const english = new Map(flatten(en));

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

/** Texts that the specification gives, with the section that does. N stands where it has a number. */
const TO_THE_LETTER: readonly [section: string, key: string, text: string][] = [
  ['§2 Album list', 'albums.count', '{nodes} 个相集、{leaves} 个相册'],
  ['§2 Album list', 'albums.empty', '暂无相册，点此新建'],
  ['§2 Photo timeline', 'photos.empty', '暂无照片，点此上传'],
  ['§4 Upload panel', 'upload.leave', '上传还没有完成，您确定离开吗？'],
  ['§5', 'auth.newPasswordShort', '请输入不少于6位的新密码'],
  ['§5', 'albums.nameRequired', '请输入相册名称'],
  ['§5', 'upload.nameRequired', '请输入相册名称'],
  ['§5', 'upload.newName', '新相册 - {date}'],
  ['§5', 'upload.albumRequired', '请选择一个相册'],
  ['§5', 'upload.unsupported', '共{count}个文件({extensions})暂时不支持上传'],
  ['§7', 'errors.network', '网络链接出错'],
  ['§7', 'auth.signedIn', '登录成功'],
  ['§7', 'auth.signedUp', '注册成功'],
  ['§8 Sign-in', 'auth.notRegistered', '邮箱未注册，请完成注册后继续登录'],
  ['§8 Sign-in', 'auth.wrongTimes', '登录密码已连续输错{times}次'],
  ['§8 Sign-in', 'auth.lockedFor', '账户被暂时锁定，{hours}小时后重试'],
  ['§8 Loading', 'photos.infoFailed', '相册信息加载失败'],
  ['§8 Loading', 'photos.loadFailed', '照片加载失败，点此重新加载'],
  ['§8 Loading', 'albums.loadFailed', '相册列表加载失败，重新加载'],
  ['§2 Share detail page', 'errors.shareInvalid', '分享辑已失效'],
];

it.each(TO_THE_LETTER)('says what spec %s gives at %s', (_section, key, text) => {
  expect(chinese.get(key)).toBe(text);
});

/** Texts that the specification gives in English, with the section that does. */
const ENGLISH_TO_THE_LETTER: readonly [section: string, key: string, text: string][] = [
  ['§2 Not-found page', 'notFound.title', 'Page access error'],
  ['§5', 'auth.emailRequired', 'Please enter email'],
  ['§5', 'auth.emailInvalid', 'Please enter a correct email'],
  ['§5', 'auth.passwordRequired', 'Please enter password'],
  ['§5', 'auth.newPasswordRequired', 'Please enter new password'],
  ['§5', 'auth.codeRequired', 'Please enter verification code'],
  ['§8 Account', 'auth.signOutFailed', 'Sign out failed, please retry'],
  ['§8 Account', 'auth.signedOut', 'Signed out successfully'],
];

it.each(ENGLISH_TO_THE_LETTER)('says in English what spec %s gives at %s', (_section, key, text) => {
  expect(english.get(key)).toBe(text);
});
