import { expect, type Page } from '@playwright/test';
import { journeyPhotos } from '../fixtures/photos.ts';
import { PASSWORD, withPageAt } from './account.ts';
import {
  card,
  expectAlbums,
  fromCard,
  fromMenu,
  pickUp,
  seedAlbums,
  waitUntilClicksCount,
} from './albumFixtures.ts';
import { call } from './apiCalls.ts';
import { expectUploaded, fillAlbum, selectFiles } from './photoFixtures.ts';
import { test } from './test.ts';

async function makeSet(page: Page, name: string, albums: readonly string[]): Promise<void> {
  await fromMenu(page, '新建相集');
  const dialog = page.getByRole('dialog', { name: '新建相集' });
  await dialog.getByLabel('相集名称').fill(name);
  for (const album of albums) await dialog.getByRole('checkbox', { name: album }).check();
  await dialog.getByRole('button', { name: '新建' }).click();
  await expect(card(page, name)).toBeVisible();
}

test('every dialog of the album list works, and its result is saved', async ({ userPage: page }) => {
  await seedAlbums(page, ['甲', '乙', '丙', '丁']);
  await makeSet(page, '夏天', ['甲', '乙']);

  // The browser's back button closes a dialog, not the page.
  await fromCard(page, '丙', '重命名');
  await expect(page.getByRole('dialog', { name: '重命名' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fromCard(page, '丙', '重命名');
  await page.getByLabel('相册名称').fill('丙丙');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(card(page, '丙丙')).toBeVisible();

  await fromCard(page, '丁', '移动到');
  await page.getByRole('radio', { name: /夏天/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移动', exact: true }).click();
  await expect(page.getByText('已移入「夏天」', { exact: true })).toBeVisible();
  await expect(card(page, '丁')).toHaveCount(0);
  await card(page, '夏天').click();
  for (const name of ['甲', '乙', '丁']) await expect(card(page, name)).toBeVisible();
  await fromCard(page, '丁', '移动到');
  await page.getByRole('tab', { name: '移出相集' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移动', exact: true }).click();
  // While it is open, everything under it is hidden, and the way back is its own.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, '丁')).toHaveCount(0);
  await page.goBack();
  await expect(card(page, '夏天')).toBeVisible();
  await page.reload();
  await expect(card(page, '丁')).toBeVisible();

  await fromCard(page, '夏天', '删除');
  await expect(page.getByText('只移除分组，里面的 2 个相册会保留在相册列表中。')).toBeVisible();
  await page.getByRole('button', { name: '删除相集' }).click();
  await expect(card(page, '甲')).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: '相集删除成功' })
    .getByRole('button', { name: '撤销' })
    .click();
  await expect(card(page, '夏天')).toBeVisible();
  await fromCard(page, '丁', '删除');
  await page.getByRole('button', { name: '删除相册' }).click();
  await expect(page.getByText('相册删除成功', { exact: true })).toBeVisible();
  // The card that opened the dialog was deleted: its neighbour has the focus.
  const cards = page.getByRole('list', { name: '相册列表' }).getByRole('link');
  await expect(cards.and(page.locator(':focus'))).toHaveCount(1);
  await page.reload();
  await expect(card(page, '夏天')).toBeVisible();
  await expect(card(page, '丁')).toHaveCount(0);

  await fromMenu(page, '调整顺序');
  await page.getByRole('button', { name: '「夏天」置顶' }).click();
  await page.getByRole('button', { name: '保存顺序' }).click();
  await expect(page.getByText('自定义排序成功', { exact: true })).toBeVisible();
  await page.reload();
  await expectAlbums(page, ['夏天', '丙丙']);

  // The same by mouse, and by keyboard.
  const save = async (names: string[]) => {
    await page.getByRole('button', { name: '保存顺序' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expectAlbums(page, names);
  };
  await fromMenu(page, '调整顺序');
  const [from, to] = ['丙丙', '夏天'].map((name) => page.getByRole('button', { name: `拖动「${name}」` }));
  await from?.hover();
  await page.mouse.down();
  await to?.hover();
  await expect(page.getByText('「丙丙」现在是第 1 个，共 2 个')).toBeAttached();
  await page.mouse.up();
  await waitUntilClicksCount(page);
  await save(['丙丙', '夏天']);
  await fromMenu(page, '调整顺序');
  await from?.focus();
  await pickUp(page);
  await expect(page.getByText('已拿起「丙丙」，第 1 个，共 2 个')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('「丙丙」现在是第 2 个，共 2 个')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('已放下「丙丙」，第 2 个，共 2 个')).toBeAttached();
  await save(['夏天', '丙丙']);
});

test('an album gets a cover, dates and an introduction; a lost session continues where it was', async ({
  userPage: page,
  email,
}) => {
  const photo = journeyPhotos.find(({ name }) => /\.jpe?g$/i.test(name));
  await fillAlbum(page, '旅行', [photo?.path ?? '']);
  await page.goto('/albums');

  await fromCard(page, '旅行', '编辑信息');
  const layer = page.getByRole('dialog', { name: '编辑相册' });
  await layer.getByLabel('日期').fill('-220.3.1~2024.2.30');
  await page.keyboard.press('Enter');
  await expect(layer.getByLabel('日期')).toHaveValue('-220.3.1');
  await layer.getByLabel('简介').fill('走了很远的路');
  await page.keyboard.press('Control+Enter');
  await layer.getByLabel('选择图片').setInputFiles(photo?.path ?? '');
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await expect(page.getByText('封面更新成功').first()).toBeVisible();

  // The session has ended: the sign-in covers the page, and the pending action continues after it.
  await page.context().clearCookies();
  await layer.getByLabel('相册名称').fill('远行');
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: '登录已失效，请重新登录' });
  await expect(modal.getByLabel('邮箱')).toHaveValue(email);
  await modal.getByLabel('密码', { exact: true }).fill(PASSWORD);
  // Not by 已保存, which was shown for the introduction before; the first try after the sign-in has an old token.
  const renamed = page.waitForResponse(
    async (response) => response.url().endsWith('/info') && (await response.json())[0] === 0,
  );
  await modal.getByRole('button', { name: '登录', exact: true }).click();
  await expect(modal).toHaveCount(0);
  await renamed;
  await page.reload();
  await expect(card(page, '远行').locator('img')).toHaveAttribute('src', /cover/);
  await expect(card(page, '远行')).toContainText('-220.3.1');
  const uploaded = await card(page, '远行').locator('img').getAttribute('src');
  await fromCard(page, '远行', '编辑信息');
  await expect(page.getByLabel('简介')).toHaveValue('走了很远的路');

  // A photo of the album replaces the uploaded picture, cropped as it was shown.
  await layer.getByRole('button', { name: '从相册中选择' }).click();
  await layer.getByRole('list', { name: '相册里的照片' }).getByRole('button').first().click();
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await expect(page.getByText('封面设置成功').first()).toBeVisible();
  await page.reload();
  const cover = card(page, '远行').locator('img');
  await expect(cover).not.toHaveAttribute('src', uploaded ?? '');
  await expect(cover).toHaveAttribute('src', /cover/);
  const shape = () => cover.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
  await expect.poll(shape).toBeCloseTo(270 / 360, 2);
});

test('going back restores the scroll position; moved addresses redirect', async ({ userPage: page }) => {
  await seedAlbums(
    page,
    Array.from({ length: 12 }, (_, index) => `第${index + 10}本`),
  );
  const last = page.getByRole('list', { name: '相册列表' }).getByRole('link').last();
  await last.click();
  await expect(page.getByText('暂无照片，点此上传')).toBeVisible();
  await page.goBack();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await withPageAt(page, '/redirect?type=share&id=1', async () => {
    await expect(page).toHaveTitle(/正在跳转/);
    await page.getByRole('link', { name: '立即打开' }).click();
  });
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
  await withPageAt(page, '/nowhere', () => expect(page.getByText('页面访问出错')).toBeVisible());
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('网络已断开，恢复后会自动继续')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('网络已断开，恢复后会自动继续')).toHaveCount(0);
});

test('the page of a set leads to the albums when deletion leaves it one album', async ({
  userPage: page,
}) => {
  const create = (body: object) => call<{ id: string }>(page, 'POST', '/api/folders/0', body);
  const albums = [await create({ name: '京都' }), await create({ name: '奈良' })];
  const set = await create({ name: '关西', type: 2, list: albums.map(({ id }) => id) });
  await page.goto(`/albums/${set.id}`);
  await page.getByRole('link', { name: /京都/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /删除/ }).click();
  await expect(page).toHaveURL(/\/albums$/);
  await expect(page.getByRole('link', { name: /奈良/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /关西/ })).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('link', { name: /关西/ })).toBeVisible();
});

test('an upload from the page of a set creates its album inside the set', async ({ userPage: page }) => {
  const create = (body: object) => call<{ id: string }>(page, 'POST', '/api/folders/0', body);
  const albums = [await create({ name: '京都' }), await create({ name: '奈良' })];
  const set = await create({ name: '关西', type: 2, list: albums.map(({ id }) => id) });
  await page.goto(`/albums/${set.id}`);
  await page.getByRole('button', { name: '上传照片' }).click();
  await page.getByRole('dialog').getByLabel('相册名称').fill('大阪');
  await selectFiles(page, [journeyPhotos[0]?.path ?? '']);
  await expectUploaded(page, 1);
  await expect(page.getByRole('link', { name: /大阪/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '关西', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /大阪/ })).toBeVisible();
});
