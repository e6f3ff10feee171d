import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { fixturePath } from '../fixtures/photos.ts';
import { newEmail, signUp } from './account.ts';
import { createUploads } from './photoFixtures.ts';
import { test } from './test.ts';

const PHOTO = readFileSync(fixturePath('tokyo.jpg'));
const OTHER = readFileSync(fixturePath('kathmandu.jpg'));

/** The same photograph in fewer pixels and bytes. */
async function smallerCopy(): Promise<Buffer> {
  const photograph = sharp(PHOTO);
  const { width } = await photograph.metadata();
  return photograph
    .resize(Math.round(width / 2))
    .jpeg({ quality: 70 })
    .toBuffer();
}

test('a recompressed copy is reviewed: deleted, restored by undo and dismissed, and others see nothing of it', async ({
  userPage: page,
  browser,
}) => {
  const copy = await smallerCopy();
  const { add } = await createUploads(page, '东京');
  await add('tokyo.jpg', PHOTO);
  await add('copy.jpg', copy);
  await add('kathmandu.jpg', OTHER);

  const group = page.getByRole('region', { name: '2 张相似照片' });
  const empty = page.getByText('没有相似的照片', { exact: true });
  const remove = group.getByRole('button', { name: /^将 1 张移入回收站/ });

  await test.step('the overview leads to the only group', async () => {
    await page.goto('/account/overview');
    const card = page.getByRole('region', { name: '相似照片' });
    await expect(card.getByText(/^发现 1 组相似照片/)).toBeVisible();
    await card.getByRole('link', { name: '查看并清理' }).click();
    await expect(page).toHaveURL(/\/similar$/);
    await expect(page.getByRole('heading', { name: '相似照片', level: 1 })).toBeVisible();
    await expect(group.getByRole('checkbox')).toHaveCount(2);
    await expect(group.getByRole('checkbox', { name: '保留「tokyo」' })).toBeChecked();
    await expect(group.getByRole('checkbox', { name: '保留「copy」' })).not.toBeChecked();
    await expect(page.getByText('kathmandu')).toHaveCount(0);
  });

  await test.step('a photo opens in the viewer, and Back closes it', async () => {
    const viewer = page.getByRole('dialog', { name: '照片浏览' });
    await group.getByRole('button', { name: '查看「copy」' }).click();
    await expect(viewer.getByText('2 / 2')).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(group.getByRole('button', { name: '查看「copy」' })).toBeFocused();
  });

  await test.step('the suggested photo is deleted, and the deletion undone', async () => {
    await remove.click();
    await expect(empty).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(group.getByRole('checkbox')).toHaveCount(2);
  });

  await test.step('dismissed, the group stays away after a reload', async () => {
    await group.getByRole('button', { name: '不相似' }).click();
    await expect(empty).toBeVisible();
    await page.reload();
    await expect(empty).toBeVisible();
    await page.getByRole('link', { name: '返回统计' }).click();
    await expect(page.getByText('没有发现相似的照片。')).toBeVisible();
  });

  await test.step('another account with the same photo sees nothing', async () => {
    const stranger = await browser.newPage({ locale: 'zh-CN' });
    await signUp(stranger, newEmail());
    await (await createUploads(stranger, '东京')).add('tokyo.jpg', PHOTO);
    await stranger.goto('/similar');
    await expect(stranger.getByText('没有相似的照片', { exact: true })).toBeVisible();
    await stranger.close();
  });
});
