import { expect } from '@playwright/test';
import type { Photo } from '../fixtures/photos.ts';
import { PASSWORD } from './account.ts';
import { call } from './apiCalls.ts';
import { createFilledAlbum, waterfalls } from './photoFixtures.ts';
import { test } from './test.ts';

const ALBUM = '秋天';

test('photos are restored to their album or another, and deleted permanently with the password only', {
  tag: '@core',
}, async ({ userPage: page }) => {
  const [first, second] = waterfalls;
  const { photoIds } = await createFilledAlbum(page, ALBUM, waterfalls.slice(0, 4));
  await call(page, 'DELETE', '/api/file', { ids: photoIds });

  await page.getByRole('link', { name: '回收站' }).click();
  const rows = page.getByRole('list', { name: '回收站中的照片' }).getByRole('checkbox');
  const row = (photo?: Photo) => page.getByRole('checkbox', { name: new RegExp(`${photo?.title}`) });
  await expect(rows).toHaveCount(4);
  await expect(page.getByText(/^剩余 (29|30) 天$/)).toHaveCount(4);

  await row(first).check();
  await page.getByRole('button', { name: '恢复到原相册' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '恢复 1 张照片' }).click();
  await expect(page.getByText('已恢复 1 张照片', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(3);
  // The pressed button was unmounted: the focus stays in the page.
  await expect(page.getByRole('main')).toBeFocused();

  await row(second).check();
  await page.getByRole('button', { name: '恢复到其他相册' }).click();
  await page.getByRole('dialog').getByLabel('相册名称').fill('重见天日');
  await page.getByRole('dialog').getByRole('button', { name: '恢复 1 张照片' }).click();
  await expect(page.getByText('已恢复 1 张照片到「重见天日」', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '清空回收站' }).click();
  const dialog = page.getByRole('dialog', { name: '清空回收站，彻底删除全部 2 张照片？' });
  await dialog.getByLabel('登录密码').fill('something-else');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('登录密码错误请重试')).toBeVisible();
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^已彻底删除 2 张照片/)).toBeVisible();
  await expect(page.getByText('空空如也')).toBeVisible();

  await page.reload();
  await expect(page.getByText('空空如也')).toBeVisible();
  await page.goto('/albums');
  for (const name of [ALBUM, '重见天日']) {
    await expect(page.getByRole('link', { name: new RegExp(`^${name} .*1 张照片`) })).toBeVisible();
  }
});
