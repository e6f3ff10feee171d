import { expect } from '@playwright/test';
import { mailedCode, mailedLink, newEmail, PASSWORD, signIn, signOut, withPageAt } from './account.ts';
import { test } from './test.ts';

/** A code that is not the one that was mailed. */
const wrongCode = (code: string) => (code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`);

test('an unknown email leads to signing up: its code is sent, with the typed email', async ({
  page,
  email,
}) => {
  await page.goto('/photos');
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('邮箱未注册，请完成注册后继续登录')).toBeVisible();
  await expect(page.getByText(`验证码已发送至 ${email}`)).toBeVisible();
  await page.getByRole('button', { name: '更换邮箱' }).click();
  await expect(page.getByLabel('邮箱')).toHaveValue(email);
});

test('empty fields show their errors', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入邮箱')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await expect(page.getByLabel('邮箱')).toBeFocused();
  await page.getByLabel('邮箱').fill('not an address');
  await expect(page.getByText('请输入正确的邮箱')).toBeVisible();
});

test('wrong passwords are counted on the field, and lock at the fifth', async ({ userPage: page, email }) => {
  await signOut(page);
  await page.goto('/');
  await page.getByLabel('邮箱').fill(email);
  const attempt = async () => {
    await page.getByLabel('密码', { exact: true }).fill('wrong-password');
    await page.getByRole('button', { name: '登录', exact: true }).click();
  };
  await attempt();
  await expect(page.getByText('登录密码错误请重试')).toBeVisible();
  for (let times = 2; times <= 4; times += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/signin'));
    await attempt();
    await answered;
  }
  await expect(page.getByText('登录密码已连续输错4次')).toBeVisible();
  await attempt();
  await expect(page.getByText('账户被暂时锁定，1小时后重试')).toBeVisible();
});

test('a wrong code clears its boxes and may be typed again', async ({ page, email }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '没有账户？注册' }).click();
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('设置密码').fill(PASSWORD);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('验证码').fill('000000');
  await expect(page.getByText('验证码错误')).toBeVisible();
  await expect(page.getByLabel('验证码')).toHaveValue('');
  await expect(page.getByRole('button', { name: /后可重新发送/ })).toBeDisabled();
  await page.getByRole('button', { name: '更换邮箱' }).click();
  await expect(page.getByLabel('邮箱')).toHaveValue(email);
});

test('other tabs follow a sign-in and a sign-out', async ({ userPage: page, email, context }) => {
  const other = await context.newPage();
  await other.goto('/albums');
  await expect(other.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
  await page.bringToFront();
  await signOut(page);
  await expect(other.getByRole('heading', { name: '登录相集' })).toBeVisible();
  await signIn(other, email);
  await page.goto('/photos');
  await expect(page.getByRole('heading', { name: '照片', level: 1 })).toBeVisible();
  // A session that ends without a message to other tabs: the sign-in opens over the page, which continues after it.
  await context.clearCookies();
  await page.getByRole('navigation').getByRole('link', { name: '相册' }).click();
  const modal = page.getByRole('dialog', { name: '登录已失效，请重新登录' });
  await modal.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await modal.getByRole('button', { name: '登录', exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
});

test('a forgotten password is recovered by mail, and the invitation of a link is filled in', async ({
  userPage: page,
  email,
}) => {
  await signOut(page);
  await page.goto('/');
  await page.getByLabel('邮箱').fill(email);
  await page.getByRole('link', { name: '忘记密码？' }).click();
  // The sign-in has an email field of its own.
  await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible();
  await expect(page.getByLabel('邮箱')).toHaveValue(email);
  await page.getByLabel('邮箱').fill(newEmail());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('邮箱未注册')).toBeVisible();
  await page.getByLabel('邮箱').fill(email);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(`验证码已发送至 ${email}`)).toBeVisible();
  await page.getByLabel('新密码').fill('another-secret');
  await page.getByLabel('验证码').fill(wrongCode(mailedCode(email)));
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('验证码错误')).toBeVisible();
  await page.getByLabel('验证码').fill(mailedCode(email));
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('密码重置成功，请重新登录', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '登录相集' })).toBeVisible();
  await expect(page.getByLabel('邮箱')).toHaveValue(email);
  await page.getByLabel('密码', { exact: true }).fill('another-secret');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
  await signOut(page);
  await page.goto('/i/LM2026');
  await expect(page.getByLabel('邀请码（选填）')).toHaveValue('LM2026');
});

test('the link of the mail sets a new password once, without the code', { tag: '@core' }, async ({
  userPage: page,
  email,
}) => {
  await signOut(page);
  await page.goto('/getpass');
  await page.getByLabel('邮箱').fill(email);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(`验证码已发送至 ${email}`)).toBeVisible();
  const setByLink = async (password: string) => {
    await page.goto('/');
    await page.goto(mailedLink(email));
    await page.getByLabel('新密码').fill(password);
    await page.getByRole('button', { name: '重置密码' }).click();
  };
  await setByLink('linked-secret');
  await expect(page.getByText('密码重置成功，请重新登录', { exact: true })).toBeVisible();
  await expect(page.getByLabel('邮箱')).toHaveValue(email);
  await page.getByLabel('密码', { exact: true }).fill('linked-secret');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
  await signOut(page);
  await setByLink('linked-again');
  await expect(page.getByText('链接无效、已过期或已使用，请重新获取邮件')).toBeVisible();
});

test('an unknown path counts down and goes home', async ({ userPage: page }) => {
  await withPageAt(page, '/no/such/place', () => expect(page.getByText('页面访问出错')).toBeVisible());
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
});

test('the language and the looks can be changed, and stay', async ({ userPage: page }) => {
  await page.getByRole('button', { name: /账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '语言' }).hover();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Albums', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).hover();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Albums', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
