import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PASSWORD, signIn, signOut } from './account.ts';
import { createAlbum } from './albumFixtures.ts';
import { test } from './test.ts';

test('every list of choices opens without a violation of the content security policy', async ({
  userPage: page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto('/account/setting');
  const lists = page.getByRole('combobox');
  await expect(lists.first()).toBeVisible();
  for (const list of await lists.all()) {
    await list.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
  }
  expect(refused).toEqual([]);
});

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function passwordStep(page: Page, label: string, password: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('the account by keyboard: profile, sessions and appearance', async ({
  userPage: page,
  email,
  browser,
}) => {
  await page.getByRole('button', { name: /账户菜单/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '我的账户' }).press('Enter');
  await expect(page.getByRole('heading', { name: '基本资料' })).toBeVisible();

  // Esc cancels an edit, Enter saves it.
  const nickname = page.getByLabel('昵称');
  await expect(nickname).toHaveValue(/^相集用户 \w{4}$/);
  const given = await nickname.inputValue();
  await nickname.fill('不要这个');
  await nickname.press('Escape');
  await expect(nickname).toHaveValue(given);
  await nickname.fill('林间');
  await nickname.press('Enter');
  await expect(page.getByRole('button', { name: /账户菜单/ })).toContainText('林间');

  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#285' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('头像', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: '使用此头像' }).click();
  await expect(toast(page, '头像上传成功')).toBeVisible();
  await expect(page.locator('img[src*="/media/images/"]').first()).toBeVisible();

  // Another device, which the password change signs out.
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, email);
  await page.goto('/account/setting');
  await expect(page.getByText('当前设备')).toBeVisible();
  await expect(page.getByRole('button', { name: /^让 .+ 退出登录$/ })).toBeVisible();
  await page.getByRole('button', { name: '修改密码' }).press('Enter');
  await passwordStep(page, '当前登录密码', 'not-my-password');
  await expect(page.getByText('登录密码错误请重试')).toBeVisible();
  await passwordStep(page, '当前登录密码', PASSWORD);
  await passwordStep(page, '新密码', '12345');
  await expect(page.getByText('请输入不少于6位的新密码')).toBeVisible();
  await passwordStep(page, '新密码', 'a-new-secret');
  await expect(toast(page, '密码修改成功')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: '登录相集' })).toBeVisible();

  // Zone and language apply at once, and are still set after signing out.
  const time = page.getByText(/^最近活动/).first();
  const before = await time.textContent();
  const security = page.getByRole('region', { name: '账户安全' });
  const clock = security.getByText(/^\d\d:\d\d$/).last();
  const oldest = await clock.textContent();
  await page.getByRole('combobox', { name: '时区' }).click();
  await page.getByRole('option', { name: 'GMT-11', exact: true }).click();
  await expect(time).not.toHaveText(before ?? '');
  await expect(clock).not.toHaveText(oldest ?? '');
  const moved = await clock.textContent();
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/Settings/);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Photos' })).toBeVisible();
  await expect(page.getByText(/^Last active \w{3} \d/).first()).toBeVisible();
  await page.goto('/account/nothing');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  // A browser that was Chinese until now uses the account's language.
  await elsewhere.goto('/');
  await elsewhere.getByLabel('邮箱').fill(email);
  await elsewhere.getByLabel('密码', { exact: true }).fill('a-new-secret');
  await elsewhere.getByRole('button', { name: '登录', exact: true }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Albums', level: 1 })).toBeVisible();
  await elsewhere.goto('/account/setting');
  await expect(elsewhere.getByRole('combobox', { name: 'Time zone' })).toContainText('GMT-11');
  // The first sign-in is shown in the same time zone.
  const there = elsewhere.getByRole('region', { name: 'Security' }).getByText(/^\d\d:\d\d$/);
  await expect(there.last()).toHaveText(moved ?? '');
  await elsewhere.close();
});

/** Each category by its name, with its content. */
const CATEGORIES = {
  'zh-CN': [
    ['基本资料', '基本资料'],
    ['VIP 会员', '会员说明'],
    ['统计', '空间'],
    ['设置', '偏好'],
    ['账单', '计费规则'],
    ['邀请好友', '邀请记录'],
  ],
  en: [
    ['Profile', 'Profile'],
    ['VIP', 'About membership'],
    ['Overview', 'Space'],
    ['Settings', 'Preferences'],
    ['Bills', 'How storage is billed'],
    ['Invitations', 'Who joined'],
  ],
} as const;

/** From the focused category through all of them, by Tab and Enter alone. */
async function walkCategories(page: Page, language: keyof typeof CATEGORIES): Promise<void> {
  const nav = page.getByRole('navigation', { name: /^(账户分类|Account categories)$/ });
  const [first] = CATEGORIES[language];
  await nav.getByRole('link', { name: first[0], exact: true }).focus();
  for (const [name, heading] of CATEGORIES[language]) {
    const link = nav.getByRole('link', { name, exact: true });
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
  }
}

test('all six categories by keys alone, in both languages', async ({ userPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/account');
  await walkCategories(page, 'zh-CN');
  // The last of them is open, and its first field has the focus: it copies the code.
  await expect(page.getByLabel('邀请码')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, '邀请码复制成功')).toBeVisible();
  const code = await page.getByLabel('邀请码').inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  // The four tabs of the membership, and the history that scrolls.
  await page.goto('/account/vip');
  await page.getByRole('tab', { name: '记录' }).press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: '规则' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: '客服' })).toBeVisible();

  // A zone and the language by keyboard; everything after that is in that language.
  await page.goto('/account/setting');
  await page.getByRole('combobox', { name: '时区' }).press('Enter');
  await expect(page.getByRole('option', { name: 'GMT+8', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'GMT+7', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: '时区' })).toHaveText('GMT+7');
  await page.getByRole('radio', { name: '简体中文' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
  await walkCategories(page, 'en');
  await expect(page.getByLabel('Invitation code')).toBeFocused();
});

test('everything is downloaded, and an account is deleted and restored', async ({
  userPage: page,
  email,
}) => {
  await createAlbum(page, '带走');
  await page.goto('/account/setting');
  const prepare = async (password: string) => {
    await page.getByRole('button', { name: '准备下载' }).click();
    const question = page.getByRole('dialog');
    await question.getByLabel('登录密码', { exact: true }).fill(password);
    await question.getByRole('button', { name: '准备下载' }).click();
  };
  await prepare('wrong-password');
  await expect(page.getByText('登录密码错误请重试')).toBeVisible();
  await page.keyboard.press('Escape');
  await prepare(PASSWORD);
  await expect(page.getByText('还没有照片可以下载')).toBeVisible();
  await page.goto('/albums');
  await page.getByRole('link', { name: /带走/ }).click();
  await expect(page.getByRole('heading', { name: '带走', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '上传照片' }).first().click();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#925' } })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择照片' }).click();
  await (await chooser).setFiles({ name: '一张.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(page.getByRole('paragraph').filter({ hasText: '上传完成，共 1 张' })).toBeVisible();
  await page.goto('/account/setting');
  await prepare(PASSWORD);
  await expect(page.getByText(/共 1 张照片/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载第 1 部分' }).click();
  const zip = readFileSync(await (await download).path());
  // Stored, not compressed: the archive contains the photo's bytes unchanged.
  expect(zip.includes(bytes)).toBe(true);
  expect(zip.includes(Buffer.from('带走/一张.jpg'))).toBe(true);

  await page.getByRole('button', { name: '注销账户' }).click();
  const dialog = page.getByRole('dialog', { name: '注销账户' });
  await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '注销账户和全部照片' }).click();
  await expect(page.getByText(/^账户将于 .+ 永久删除$/)).toBeVisible();
  await signOut(page);
  await signIn(page, email);
  await page.goto('/account/setting');
  await page.getByRole('button', { name: '撤回注销' }).click();
  await expect(page.getByRole('button', { name: '注销账户' })).toBeVisible();
});
