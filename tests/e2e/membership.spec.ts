import { type Browser, expect, type Page } from '@playwright/test';
import { billFor } from './billFixtures.ts';
import { test } from './test.ts';

/** The day on which the membership ends, as shown on the page; empty where there is none. */
async function until(page: Page): Promise<string> {
  await page.goto('/account/vip');
  const words = page.getByText(/^(有效期至 .+|尚未开通)$/);
  await expect(words).toBeVisible();
  return (await words.textContent()) ?? '';
}

async function openPayment(page: Page, goods?: string): Promise<string> {
  await page.goto('/account/vip');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(开通会员|续费)$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('link', { name: '在此设备上付款' });
  await expect(link).toBeVisible();
  const first = (await link.getAttribute('href')) ?? '';
  if (!goods) return first;
  await dialog.getByRole('radio', { name: new RegExp(`^${goods}`) }).check();
  // Other goods are another trade: its code has another address.
  await expect(link).not.toHaveAttribute('href', first);
  return (await link.getAttribute('href')) ?? '';
}

/** Pays as a phone that has scanned the code: another browser, without a session. */
async function pay(browser: Browser, code: string): Promise<void> {
  const phone = await browser.newPage({ locale: 'zh-CN' });
  await phone.goto(code);
  await phone.getByRole('button', { name: '确认付款' }).click();
  await expect(phone.getByText('付款已完成，请回到原页面。')).toBeVisible();
  await phone.close();
}

const grants = async (page: Page) => {
  await page.goto('/account/vip');
  const list = page.getByRole('tabpanel', { name: '记录' }).getByRole('listitem');
  await expect(page.getByRole('tabpanel', { name: '记录' })).not.toHaveText('');
  return list;
};

test('membership is bought by scanning; each payment counts once, however and whenever it arrives', {
  tag: '@core',
}, async ({ userPage: page, browser }) => {
  expect(await until(page)).toBe('尚未开通');

  // By scanning, while the dialog waits: it shows the success and closes automatically.
  await pay(browser, await openPayment(page));
  await expect(page.getByText('付款成功')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const year = await until(page);
  expect(year).toMatch(/^有效期至/);
  await expect(await grants(page)).toHaveCount(1);

  // Asked too early, by the button.
  const month = await openPayment(page, '1 个月');
  await page.getByRole('button', { name: '已完成付款' }).click();
  await expect(page.getByText('未收到付款，如需帮助请联系在线客服', { exact: true })).toBeVisible();

  // The dialog is closed before the payment, and the confirmation is sent twice.
  const phone = await page.context().newPage();
  await phone.goto(month);
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await phone.getByRole('button', { name: '确认付款' }).click();
  await expect(phone.getByText('付款已完成，请回到原页面。')).toBeVisible();
  await phone.request.post(month, { form: {} });
  const more = await until(page);
  expect(more).not.toBe(year);
  await expect(await grants(page)).toHaveCount(2);

  // An older trade is paid after other goods were selected: the money is not lost, and counts once.
  const older = await openPayment(page, '1 个月');
  await phone.goto(older);
  await openPayment(page, '6 个月');
  await phone.getByRole('button', { name: '确认付款' }).click();
  await expect(phone.getByText('付款已完成，请回到原页面。')).toBeVisible();
  await phone.close();
  await expect(await grants(page)).toHaveCount(3);
  expect(await until(page)).not.toBe(more);

  // Bills show the same as the list that opens them, by keyboard.
  await page.goto('/account/bill');
  const orders = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(orders).toHaveCount(3);
  const oldest = orders.filter({ hasText: '12 个月' });
  await expect(oldest).toContainText('¥96.00');
  await oldest.getByRole('link').press('Enter');
  for (const fact of ['¥120.00', '¥24.00', '¥96.00', '12 个月']) {
    await expect(page.getByRole('definition').getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText('已付款')).toBeVisible();
  await expect(page.getByRole('link', { name: '返回列表' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(oldest.getByRole('link')).toBeFocused();
  await expect(orders).toHaveCount(3);
});

test('a bill of storage is found in the list and paid from there; list, detail and history agree', async ({
  userPage: page,
  email,
  browser,
}) => {
  await billFor(email, 60);
  await page.goto('/account/bill');
  const bill = page.getByRole('main').getByRole('link', { name: /相集空间账单/ });
  await expect(bill).toContainText('¥12.00');
  await expect(bill).toContainText('待付款');
  await bill.press('Enter');
  await page.getByRole('button', { name: '检查付款状态' }).click();
  await expect(page.getByText('未收到付款，如需帮助请联系在线客服', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: '立即付款' }).click();
  const dialog = page.getByRole('dialog', { name: '支付账单' });
  // There is nothing to select: the bill is paid.
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expect(dialog.getByText('¥12.00')).toBeVisible();
  const code = (await dialog.getByRole('link', { name: '在此设备上付款' }).getAttribute('href')) ?? '';
  await dialog.getByRole('button', { name: '关闭' }).press('Enter');
  await expect(dialog).toBeHidden();
  // The dialog is closed when the payment arrives: it is found by polling.
  await pay(browser, code);
  await page.getByRole('button', { name: '检查付款状态' }).click();
  await expect(page.getByText('付款已完成', { exact: true })).toBeVisible();
  await expect(page.getByText('已付款', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '立即付款' })).toHaveCount(0);
  const paid = page.getByRole('definition').filter({ hasText: '¥12.00' });
  await expect(paid).toHaveCount(2);
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(bill).toContainText('已付款');
  await expect(bill).toContainText('¥12.00');
  await page.goto('/account/overview');
  await expect(page.getByRole('table').getByRole('cell', { name: '已付', exact: true })).toHaveCount(1);
  // Paying a bill grants no membership.
  expect(await until(page)).toBe('尚未开通');
});
