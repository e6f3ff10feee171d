import { expect, type Page } from '@playwright/test';
import type { Photo } from '../fixtures/photos.ts';
import { PASSWORD } from './account.ts';
import { fillAlbum, photoCell, waterfalls } from './photoFixtures.ts';
import { test } from './test.ts';

const COUNT = 6;

const total = (page: Page, count: number) => page.getByText(`${count} 张照片`, { exact: true });

/** Enters manage mode and selects photos. */
async function select(page: Page, photos: readonly Photo[]): Promise<void> {
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '管理照片' }).click();
  for (const { title } of photos) await photoCell(page, title).click();
  await expect(page.getByText(`已选择 ${photos.length} 张照片`).first()).toBeVisible();
}

async function openMove(page: Page, name: string) {
  await page.getByRole('button', { name: '移动到', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '移动照片' });
  await dialog.getByLabel('相册名称').fill(name);
  return dialog;
}

test('used wrongly, nothing is lost and every failure is reported', async ({
  userPage: page,
  email: address,
  context,
}) => {
  const photos = waterfalls.slice(0, COUNT);
  await fillAlbum(
    page,
    '出发',
    photos.map(({ path }) => path),
  );
  const album = page.url();

  // Back in the middle of a move: the dialog closes, the move is executed, once.
  await select(page, photos.slice(0, 2));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/file/to/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const first = await openMove(page, '途中');
  await first.getByRole('button', { name: '移动 2 张照片' }).dblclick();
  await page.goBack();
  await expect(first).toBeHidden();
  held.resolve();
  await expect(page.getByText('已移动到「途中」').first()).toBeVisible();
  await expect(total(page, COUNT - 2)).toBeVisible();
  await page.unroute('**/api/file/to/**');

  // Two tabs move the same photos: the second one reports it, and nothing is duplicated.
  const other = await context.newPage();
  await other.goto(album);
  await expect(other.getByRole('gridcell')).toHaveCount(COUNT - 2);
  await select(page, photos.slice(2, 4));
  await select(other, photos.slice(2, 4));
  const here = await openMove(page, '一边');
  const there = await openMove(other, '另一边');
  await here.getByRole('button', { name: '移动 2 张照片' }).click();
  await expect(page.getByText('已移动到「一边」').first()).toBeVisible();
  await there.getByRole('button', { name: '移动 2 张照片' }).click();
  await expect(other.getByText(/已移动到「另一边」|内容不存在或已被删除|已有变化/).first()).toBeVisible();
  await other.close();
  await page.reload();
  await expect(total(page, COUNT - 4)).toBeVisible();

  // The network is cut while the list reloads: an error is shown, and one press reloads it. A picture that is still
  // loading would fail, and its tile would offer a retry in place of the selection.
  await expect(page.locator('[role=gridcell] img[data-ready]')).toHaveCount(COUNT - 4);
  await context.setOffline(true);
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '重新加载' }).click();
  await expect(page.getByText(/网络/).first()).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(COUNT - 4);
  await context.setOffline(false);

  // The session ends in manage mode: signing in continues the action.
  await select(page, photos.slice(4));
  const lost = await openMove(page, '之后');
  // After the dialog has its albums: a later read would open the sign-in before the click.
  await context.clearCookies();
  await lost.getByRole('button', { name: '移动 2 张照片' }).click();
  const modal = page.getByRole('dialog', { name: '登录' });
  await modal.getByLabel('密码', { exact: true }).fill(PASSWORD);
  const email = modal.getByLabel('邮箱');
  if (await email.isEditable()) await email.fill(address);
  await modal.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('已移动到「之后」').first()).toBeVisible();

  // All are in the order that the user gave them.
  await page.goto('/photos');
  await expect(total(page, COUNT)).toBeVisible();
});
