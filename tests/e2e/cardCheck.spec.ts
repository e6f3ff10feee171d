import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { createFilledAlbum, expectUploaded, waterfalls } from './photoFixtures.ts';
import { test } from './test.ts';

/** Checks a card from the upload dialog. Returns the dialog of the check. */
async function checkCard(page: Page, card: string): Promise<Locator> {
  await page.getByRole('button', { name: '上传照片' }).first().click();
  await page.getByRole('button', { name: '检查存储卡能否清空' }).click();
  const dialog = page.getByRole('dialog', { name: '检查存储卡' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: '选择存储卡或文件夹' }).click();
  await (await chooser).setFiles(card);
  return dialog;
}

test('a card is erased only after all of its files are in the library', async ({
  userPage: page,
}, testInfo) => {
  const card = testInfo.outputPath('card');
  const folder = join(card, 'DCIM');
  await mkdir(folder, { recursive: true });
  const photos = waterfalls.slice(0, 3);
  for (const { path } of photos) await copyFile(path, join(folder, basename(path)));
  for (const name of ['.DS_Store', 'waterfall.xmp']) await writeFile(join(folder, name), 'side');
  await createFilledAlbum(page, '瀑布', photos.slice(0, 2));
  await page.reload();
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/upload/') && sent.push(request.url()));

  const dialog = await checkCard(page, card);
  await expect(dialog.getByText('3 个文件中有 2 个已逐字节在您的相册库中，1 个缺失')).toBeVisible();
  await expect(dialog.getByText('没有检查 2 个系统文件和附属文件')).toBeVisible();
  const missing = dialog.getByRole('list', { name: '缺失的文件' }).getByRole('listitem');
  await expect(missing).toContainText([basename(photos[2]?.path ?? '')]);
  expect(sent).toEqual([]);

  await dialog.getByRole('button', { name: '上传缺失的 1 个文件' }).click();
  await page.getByRole('dialog', { name: '上传照片' }).getByRole('button', { name: '上传 1 个文件' }).click();
  await expectUploaded(page, 1);
  await page.getByRole('button', { name: '完成', exact: true }).click();
  const again = await checkCard(page, card);
  await expect(again.getByText('这张卡可以清空了')).toBeVisible();
  await expect(again.getByText('3 个文件都已逐字节在您的相册库中')).toBeVisible();
});
