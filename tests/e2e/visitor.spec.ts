import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './apiCalls.ts';
import {
  createFilledAlbum,
  datedPhotos,
  describePhotos,
  descriptionOf,
  photoCell,
  waterfalls,
} from './photoFixtures.ts';
import { test } from './test.ts';

const ALBUM = '阳台';
const COUNT = 5;

/** Presses Tab until a matching element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const MOST = 40;
  for (let step = 0; step < MOST; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
  }
  throw new Error(`Not reached by Tab: ${target}`);
}

/** Announcements of the page. */
const spoken = (page: Page, words: string | RegExp) =>
  page.locator('[aria-live], [role="status"], [role="alert"]').filter({ hasText: words }).first();

test('a visitor without a mouse is let in by the code, walks through the photos, and saves', async ({
  userPage: owner,
  browser,
}) => {
  const photos = waterfalls.slice(0, COUNT);
  const { id: album, photoIds } = await createFilledAlbum(owner, ALBUM, photos);
  await describePhotos(owner, photoIds, photos);
  const made = { name: ALBUM, folder_id: album };
  const { id: sid, code } = await call<{ id: string; code: string }>(owner, 'PUT', '/api/shares', made);
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  const cells = page.getByRole('grid', { name: '照片' }).getByRole('gridcell');
  const first = photoCell(page, descriptionOf(photos[0]));
  const second = photoCell(page, descriptionOf(photos[1]));

  await test.step('the code entry explains itself, announces a wrong code, and accepts the right one', async () => {
    await page.goto(`/s/${sid}`);
    await expect(page.getByRole('heading', { level: 1, name: '请输入提取码' })).toBeVisible();
    const boxes = page.getByRole('textbox', { name: '提取码' });
    await expect(boxes).toBeFocused();
    await page.keyboard.type(code === '2222' ? '3333' : '2222');
    await expect(spoken(page, '分享辑验证失败')).toContainText('已连续错误1次');
    await expect(boxes).toHaveValue('');
    await expect(boxes).toBeFocused();
    await page.keyboard.type(code.toLowerCase());
    const main = page.getByRole('main', { name: ALBUM });
    await expect(main).toBeFocused();
    await expect(main.getByRole('heading', { level: 1, name: ALBUM })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(ALBUM));
  });

  await test.step('the list is one stop, and its photos are walked by arrows', async () => {
    await expect(cells).toHaveCount(COUNT);
    await tabTo(page, cells);
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleName(/，照片，\d+年\d+月\d+日/);
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
  });

  await test.step('a photo opens, announces its position, rotates, and restores the focus', async () => {
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: '照片浏览' });
    await expect(viewer.getByText(`2 / ${COUNT}`)).toBeVisible();
    await expect.poll(() => viewer.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(viewer.getByText(`2 / ${COUNT}`)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(`3 / ${COUNT}`)).toBeVisible();
    await expect(viewer.getByRole('status').filter({ hasText: `第 3 张，共 ${COUNT} 张` })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  });

  await test.step('photos are selected, the number is announced, and saving asks to sign in', async () => {
    await tabTo(page, page.getByRole('link', { name: /返回首页/ }));
    await tabTo(page, page.getByRole('button', { name: '更多', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: '批量操作' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '退出管理' })).toBeFocused();
    await tabTo(page, cells);
    await page.keyboard.press('Space');
    await expect(spoken(page, '已选择 1 张照片')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(spoken(page, '已选择 2 张照片')).toBeAttached();
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(2);
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, page.getByRole('button', { name: '保存照片', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录相集');
    await expect(page.getByRole('button', { name: '返回分享辑' })).toBeFocused();
    await tabTo(page, page.getByLabel('邮箱'));
    await page.goBack();
    await expect(page.getByRole('main', { name: ALBUM })).toBeVisible();
    await expect(cells).toHaveCount(COUNT);
  });
  await context.close();
});

test('a public link opens with its photos in reach of the keys, and keeps its position after a reload', async ({
  userPage: owner,
  browser,
}) => {
  const MANY = 14;
  const photos = datedPhotos.slice(0, MANY);
  const { id: album, photoIds } = await createFilledAlbum(owner, ALBUM, photos);
  await describePhotos(owner, photoIds, photos);
  const made = { name: ALBUM, folder_id: album, type: 'public' };
  const { id: sid } = await call<{ id: string }>(owner, 'PUT', '/api/shares', made);
  const viewport = { width: 390, height: 600 };
  const context = await browser.newContext({ viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  const cells = page.getByRole('grid', { name: '照片' }).getByRole('gridcell');
  const first = photoCell(page, descriptionOf(photos[0]));
  const viewer = page.getByRole('dialog', { name: '照片浏览' });

  await test.step('the page contains its photos, and Tab reaches them', async () => {
    await page.goto(`/s/${sid}`);
    await expect(page.getByRole('heading', { level: 1, name: ALBUM })).toBeVisible();
    await expect(first).toBeVisible();
    await tabTo(page, cells);
    await expect(first).toBeFocused();
  });

  await test.step('a photo restores the focus', async () => {
    await page.keyboard.press('Enter');
    await expect(viewer.getByText(`1 / ${MANY}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();
  });

  const last = photoCell(page, descriptionOf(photos.at(-1)));
  await test.step('the scroll position is kept after a reload and after going back', async () => {
    await page.keyboard.press('Control+End');
    await expect(last).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.history.state?.usr?.anchor !== undefined)).toBe(true);
    await page.reload();
    await expect(last).toBeInViewport();
    await page.goto('/getpass');
    await page.goBack();
    await expect(last).toBeInViewport();
  });

  await test.step('a photo opened by its link has the list behind it', async () => {
    // A new tab shows the list from its top.
    const tab = await context.newPage();
    await tab.goto(`/s/${sid}`);
    const cell = photoCell(tab, descriptionOf(photos[0]));
    const photo = tab.getByRole('dialog', { name: '照片浏览' });
    await cell.press('Enter');
    await expect(photo.getByText(`1 / ${MANY}`)).toBeVisible();
    await tab.reload();
    await expect(photo.getByText(`1 / ${MANY}`)).toBeVisible();
    await tab.keyboard.press('Escape');
    await expect(photo).toBeHidden();
    await expect(cell).toBeVisible();
  });
  await context.close();
});
