import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { createBrowser } from '../../apps/server/test/browser.ts';
import { BASE_URL, DATA_DIR } from './settings.ts';

export const PASSWORD = 'correct-horse-密码';

const RANDOM_DIGITS = 12;
/** An address that no other test of this run uses. */
export const newEmail = (): string => `user-${randomUUID().slice(-RANDOM_DIGITS)}@example.com`;

/** The part that `pattern` captures in the newest mail of the outbox to an address. Throws where no mail has one. */
function findInMail(email: string, pattern: RegExp): string {
  const outbox = join(DATA_DIR, 'outbox');
  const mails = readdirSync(outbox).sort().reverse();
  for (const name of mails) {
    const mail = readFileSync(join(outbox, name), 'utf8');
    if (!mail.includes(`To: ${email}`)) continue;
    const [, body = ''] = mail.split(/\r?\n\r?\n/);
    const text = /base64/i.test(mail)
      ? Buffer.from(body, 'base64').toString('utf8')
      : body.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    const found = pattern.exec(text)?.[1];
    if (found) return found;
  }
  throw new Error(`No mail to ${email} has ${pattern}`);
}

/** The newest code in the outbox for an address. */
export const mailedCode = (email: string): string => findInMail(email, /(\d{8}|\d{6})/);

/** The address in the newest mail for a new password. */
export const mailedLink = (email: string): string => findInMail(email, /(http\S+\/getpass#\S+)/);

/** Creates an account by the form and the mailed code. The page shows the album list then. */
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

/** Minutes from the browsers' time to UTC. */
const SHANGHAI = -480;

/** Creates an account by API calls, as the form does. The pages of the context are signed in then. */
export async function joinByApi(
  context: BrowserContext,
  email: string,
  headers?: Record<string, string>,
): Promise<void> {
  const { api, jar } = createBrowser(BASE_URL, { ...headers, 'accept-language': 'zh-CN' });
  await api.requestSignUpCode({ email });
  const auth = await api.encrypt({ email, password: PASSWORD, code: mailedCode(email) });
  await api.auth.signUp({ body: { auth, timezone: SHANGHAI } });
  await context.addCookies(Array.from(jar, ([name, value]) => ({ name, value, url: BASE_URL })));
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
  // The confirmation page redirects after a moment, so the check starts before the click.
  await Promise.all([
    expect(page.getByText('已退出登录')).toBeVisible(),
    page.getByRole('menuitem', { name: '退出登录' }).click(),
  ]);
}

/** Opens a page that redirects after a moment, and checks it while it loads: after that it may be gone. */
export async function withPageAt(page: Page, address: string, check: () => Promise<void>): Promise<void> {
  await Promise.all([page.goto(address, { waitUntil: 'commit' }), check()]);
}
