import { expect, type Page } from '@playwright/test';
import { createFilledAlbum, photoCell, waterfalls } from './photoFixtures.ts';
import { test } from './test.ts';

const [first, second, third] = waterfalls;
const COUNT = 4;

const heart = (page: Page, title = '') =>
  photoCell(page, title).getByRole('button', { name: `收藏 ${title}` });
const total = (page: Page, count: number) => page.getByText(`${count} 张照片`, { exact: true });
const openFavorites = (page: Page) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '收藏' }).click();

test('photos become favorites by heart, key and selection, are listed, and lose the mark again', {
  tag: '@core',
}, async ({ userPage: page }) => {
  await createFilledAlbum(page, '瀑布', waterfalls.slice(0, COUNT));
  await page.goto('/favorites');
  await expect(page.getByText('还没有收藏，点照片的心形即可加入')).toBeVisible();
  await page.getByRole('link', { name: '查看照片' }).click();

  // By the heart of a tile; undone, and again by the key of the focused tile.
  await photoCell(page, first?.title).hover();
  await heart(page, first?.title).click();
  await expect(page.getByText('已收藏 1 张照片').first()).toBeVisible();
  await expect(heart(page, first?.title)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('已撤销').first()).toBeVisible();
  await expect(heart(page, first?.title)).toHaveAttribute('aria-pressed', 'false');
  await photoCell(page, first?.title).focus();
  await page.keyboard.press('.');
  await expect(heart(page, first?.title)).toHaveAttribute('aria-pressed', 'true');

  // In the viewer, by its key.
  await photoCell(page, second?.title).click();
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  const mark = viewer.getByRole('button', { name: '收藏', exact: true });
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('.');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  // Several at once, by the menu of the selection.
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '管理照片' }).click();
  await photoCell(page, third?.title).click();
  await photoCell(page, first?.title).click();
  await page.getByRole('button', { name: '更多操作' }).click();
  const marked = page.waitForResponse((reply) => reply.url().includes('/api/file/favorite'));
  await page.getByRole('menuitem', { name: '加入收藏' }).click();
  expect((await (await marked).json())[2].count).toBe(1);
  await expect(heart(page, third?.title)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '退出管理' }).click();

  await openFavorites(page);
  await expect(page.getByRole('heading', { name: '收藏', level: 1 })).toBeVisible();
  await expect(total(page, 3)).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(3);
  // The list has its own addresses: a reload in the viewer, and back to the list.
  await photoCell(page, first?.title).click();
  await expect(viewer.getByText('1 / 3')).toBeVisible();
  await expect(page).toHaveURL(/\/favorites\/[^/]+$/);
  await page.reload();
  await expect(viewer.getByText('1 / 3')).toBeVisible();
  // A photo that loses its mark here leaves the list, and the next one is shown.
  await page.keyboard.press('.');
  await expect(viewer.getByText('1 / 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(total(page, 2)).toBeVisible();

  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '管理照片' }).click();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '取消收藏' }).click();
  await expect(page.getByText('还没有收藏，点照片的心形即可加入')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).last().click();
  await expect(total(page, 2)).toBeVisible();
});
