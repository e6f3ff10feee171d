import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type Photo, journeyPhotos as photos } from '../fixtures/photos.ts';
import { signOut, signUp } from './account.ts';
import { createAlbum } from './albumFixtures.ts';
import { expectUploaded, openUpload, selectFiles, tabStop } from './photoFixtures.ts';
import { test } from './test.ts';

/** Drops files on an element as the operating system would: with their bytes in the event. */
async function dropFiles(page: Page, target: string, photos: Photo[]): Promise<void> {
  const files = photos.map(({ path, name }) => ({ name, base64: readFileSync(path).toString('base64') }));
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer();
    for (const { name, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const type = /\.(jpe?g)$/i.test(name) ? 'image/jpeg' : '';
      data.items.add(new File([bytes], name, { type }));
    }
    return data;
  }, files);
  await page.getByText(target).dispatchEvent('drop', { dataTransfer: transfer });
}

test('from an empty account to photographs on a timeline, and out again', { tag: '@core' }, async ({
  page,
  email,
}) => {
  const byButton = photos.slice(0, 16);
  const byDrop = photos.slice(16);
  const sha256 = new Map(photos.map((photo) => [photo.name, photo.sha256]));

  await signUp(page, email);
  await expect(page.getByText('暂无相册，点此新建')).toBeVisible();
  await createAlbum(page, '第一次旅行');

  await openUpload(page, '第一次旅行');
  await selectFiles(
    page,
    byButton.map(({ path }) => path),
  );
  await expectUploaded(page, byButton.length);

  await openUpload(page, '第一次旅行');
  await dropFiles(page, '将照片或文件夹拖到此处', byDrop);
  await expectUploaded(page, photos.length);
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await expect(page.getByText(`${photos.length} 张照片上传成功`, { exact: true })).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: '照片' }).click();
  await expect(page.getByRole('heading', { name: '照片', level: 1 })).toBeVisible();
  await tabStop(page).focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByText(`${photos.length} 张照片`, { exact: true })).toBeVisible();

  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  await expect(viewer.getByText(`${photos.length} / ${photos.length}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(`${photos.length - 1} / ${photos.length}`)).toBeVisible();
  await viewer.getByRole('button', { name: '放大' }).click();
  await expect(viewer.getByRole('button', { name: '还原' })).toBeEnabled();

  for (let round = 0; round < 3; round += 1) {
    const downloading = page.waitForEvent('download');
    await viewer.getByRole('button', { name: '下载原图' }).click();
    const download = await downloading;
    const bytes = await readFile(await download.path());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256.get(download.suggestedFilename()));
    await viewer.getByRole('button', { name: '上一张' }).click();
  }
  const picture = await viewer.getByRole('img').first().getAttribute('src');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  await signOut(page);
  await page.goto('/photos');
  await expect(page.getByRole('heading', { name: '登录相集' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  const [code] = (await (await page.request.get('/api/files')).json()) as [number];
  expect(code).toBe(20001);
  expect((await page.request.get(picture ?? '')).status()).toBe(404);
});
