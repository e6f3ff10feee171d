import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { journeyPhotos } from '../fixtures/photos.ts';
import { DATA_DIR } from './settings.ts';

export const PASSWORD = 'correct-horse-密码';

/** The newest code that the outbox holds for an address. */
export function mailedCode(email: string): string {
  const outbox = join(DATA_DIR, 'outbox');
  const mails = readdirSync(outbox).sort().reverse();
  for (const name of mails) {
    const mail = readFileSync(join(outbox, name), 'utf8');
    if (!mail.includes(`To: ${email}`)) continue;
    const [, body = ''] = mail.split(/\r?\n\r?\n/);
    // The body may be quoted-printable or base64; the subject's digits are in it either way.
    const text = /base64/i.test(mail) ? Buffer.from(body, 'base64').toString('utf8') : body;
    const code = /(\d{6})/.exec(text);
    if (code?.[1]) return code[1];
  }
  throw new Error(`No code was mailed to ${email}`);
}

/** Opens an account by the form and the mailed code, and ends on the album list. */
export async function signUp(
  page: Page,
  email: string,
  codeOf: (email: string) => string | Promise<string> = mailedCode,
): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: '没有账户？注册' }).click();
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('设置密码').fill(PASSWORD);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText(`验证码已发送至 ${email}`)).toBeVisible();
  await page.getByLabel('验证码').fill(await codeOf(email));
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /账户菜单/ }).click();
  // The page that says so leaves by itself: it is looked for before it can be there.
  await Promise.all([
    expect(page.getByText('已退出登录')).toBeVisible(),
    page.getByRole('menuitem', { name: '退出登录' }).click(),
  ]);
}

/** Goes to a page that leaves by itself, and looks at it from its first moment on: once all is loaded it may be gone. */
export async function passBy(page: Page, address: string, look: () => Promise<void>): Promise<void> {
  await Promise.all([page.goto(address, { waitUntil: 'commit' }), look()]);
}

export async function createAlbum(page: Page, name: string): Promise<void> {
  await page.goto('/albums');
  await page.getByRole('button', { name: '新建相册' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建相册' });
  await dialog.getByLabel('相册名称').fill(name);
  await dialog.getByRole('button', { name: '新建' }).click();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
}

/** Opens the upload dialog and chooses an album that is there. */
export async function openUpload(page: Page, album: string) {
  await page.getByRole('button', { name: '上传照片' }).first().click();
  const dialog = page.getByRole('dialog', { name: '上传照片' });
  await dialog.getByRole('tab', { name: '已有相册' }).click();
  await dialog.getByRole('combobox', { name: '选择相册' }).click();
  await page.getByRole('option', { name: album }).click();
  return dialog;
}

/** Chooses files as a person does, by the button and the browser's own dialog. */
export async function chooseFiles(page: Page, paths: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择照片' }).click();
  await (await chooser).setFiles(paths);
}

/** Waits for the panel to say that so many photographs have arrived: shown, and told to who does not see it. */
export async function uploaded(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`上传完成，共 ${count} 张`).first()).toBeVisible({ timeout: 180_000 });
}

/** A new album with these files in it, and its list open. */
export async function fillAlbumWith(page: Page, name: string, paths: string[]): Promise<void> {
  await page.getByRole('button', { name: '上传照片' }).first().click();
  await page.getByRole('dialog').getByLabel('相册名称').fill(name);
  await chooseFiles(page, paths);
  await uploaded(page, paths.length);
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await page.getByRole('button', { name: '查看相册' }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

/** A new album with the first `count` photographs of the journey in it, and its list open. */
export async function fillAlbum(page: Page, name: string, count: number): Promise<void> {
  await fillAlbumWith(
    page,
    name,
    journeyPhotos.slice(0, count).map(({ path }) => path),
  );
}
