import { expect, type Page, test } from '@playwright/test';
import { journeyPhotos } from '../fixtures/photos.ts';
import { chooseFiles, signUp } from './person.ts';

/** A new album with some photos in it, and its list open. */
async function fillAlbum(page: Page, email: string, count: number): Promise<void> {
  const photos = await journeyPhotos();
  await signUp(page, email);
  await page.getByRole('button', { name: '上传照片' }).first().click();
  await page.getByRole('dialog').getByLabel('相册名称').fill('相册');
  await chooseFiles(
    page,
    photos.slice(0, count).map(({ path }) => path),
  );
  await expect(page.getByText(`上传完成，共 ${count} 张`)).toBeVisible({ timeout: 180_000 });
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await page.getByRole('button', { name: '查看相册' }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

test('a photo has an address: back closes it, forward and reload open it again', async ({ page }) => {
  await fillAlbum(page, 'address@example.com', 6);
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  await page.getByRole('gridcell').nth(2).click();
  await expect(viewer.getByText('3 / 6')).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('gridcell').nth(2)).toBeFocused();
  await page.goForward();
  await expect(viewer.getByText('3 / 6')).toBeVisible();
  await page.reload();
  await expect(viewer.getByText('3 / 6')).toBeVisible();
  await page.goto('/albums');
  await page.goto(address);
  await expect(viewer.getByText('3 / 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/photos$/);
});

test('a photo that is not there says so and leaves its list', async ({ page }) => {
  await fillAlbum(page, 'gone@example.com', 1);
  await page.goto(`/photos/${'f'.repeat(32)}`);
  await expect(page.getByText('内容不存在或已被删除', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/photos$/);
});

test('closing a copied link shows the list where the photo is', async ({ page }) => {
  await fillAlbum(page, 'link@example.com', 24);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Control+End');
  await page.getByRole('gridcell').last().click();
  await expect(page.getByText('24 / 24')).toBeVisible();
  const address = page.url();
  const fresh = await page.context().newPage();
  await fresh.goto(address);
  await expect(fresh.getByText('24 / 24')).toBeVisible();
  await fresh.keyboard.press('Escape');
  await expect(fresh.getByRole('gridcell').last()).toBeInViewport();
});

test('the order turns the list around and stays', async ({ page }) => {
  await fillAlbum(page, 'order@example.com', 6);
  const first = page.getByRole('gridcell').first();
  await expect(first).not.toHaveAccessibleName('正在加载');
  const oldest = await first.getAttribute('aria-label');
  await page.getByRole('button', { name: '排序' }).click();
  await page.getByRole('menuitemradio', { name: '时间从晚到早' }).click();
  await expect(first).not.toHaveAccessibleName(new RegExp(`正在加载|^${oldest}$`));
  const newest = await first.getAttribute('aria-label');
  await page.reload();
  await expect(first).toHaveAccessibleName(newest ?? '');
  await first.focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('gridcell').last()).toHaveAccessibleName(oldest ?? '');
});

test('details tell what the file knows', async ({ page }) => {
  await fillAlbum(page, 'details@example.com', 3);
  await page.getByRole('gridcell').first().click();
  await page.getByRole('button', { name: '照片信息' }).click();
  const details = page.getByRole('region', { name: '照片信息' });
  await expect(details.getByText('尺寸')).toBeVisible();
  await expect(details.getByText('文件大小')).toBeVisible();
});

test('an upload through a cut line fails, says so, and is mended by one press', async ({ page, context }) => {
  const photos = await journeyPhotos();
  await signUp(page, 'cut@example.com');
  await page.getByRole('button', { name: '上传照片' }).first().click();
  await page.getByRole('dialog').getByLabel('相册名称').fill('隧道');
  await context.route('**/upload/photo', (route) => route.abort('connectionreset'));
  await chooseFiles(
    page,
    photos.slice(0, 4).map(({ path }) => path),
  );
  await expect(page.getByText('4 张照片上传失败，点此重试')).toBeVisible();
  await context.unroute('**/upload/photo');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('上传完成，共 4 张')).toBeVisible({ timeout: 180_000 });
});

test('what cannot be uploaded is told, with its kind', async ({ page }) => {
  await signUp(page, 'unsupported@example.com');
  await page.getByRole('button', { name: '上传照片' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择照片' }).click();
  const buffer = Buffer.from('text');
  await (await chooser).setFiles([
    { name: 'a.txt', mimeType: 'text/plain', buffer },
    { name: 'b.txt', mimeType: 'text/plain', buffer },
    { name: 'c.avif', mimeType: 'image/avif', buffer },
  ]);
  await expect(page.getByText('共3个文件(txt、avif)暂时不支持上传', { exact: true })).toBeVisible();
});
