import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { call } from './apiCalls.ts';
import { expectUploaded, selectFiles, waterfalls } from './photoFixtures.ts';
import { test } from './test.ts';

async function startUpload(page: Page, album: string, paths: readonly string[]): Promise<void> {
  await page.goto('/albums');
  await page.getByRole('button', { name: '上传照片' }).first().click();
  await page.getByRole('dialog').getByLabel('相册名称').fill(album);
  await selectFiles(page, paths);
}

async function albumNames(page: Page): Promise<string[]> {
  const { list } = await call<{ list: { name: string }[] }>(page, 'GET', '/api/folders');
  return list.map(({ name }) => name);
}

test('an album of refused files alone is removed, and nothing offers a retry', async ({
  userPage: page,
}, testInfo) => {
  const broken = testInfo.outputPath('broken.jpg');
  await mkdir(dirname(broken), { recursive: true });
  await writeFile(broken, 'not a photo');
  await startUpload(page, '拒绝', [broken]);
  const panel = page.getByRole('region', { name: '上传', exact: true });
  await expect(panel.getByText('1 张照片不能上传').first()).toBeVisible();
  await expect(panel.getByText('共 1 张，1 张没有成功')).toBeVisible();
  await expect(panel.getByRole('button', { name: /重试/ })).toHaveCount(0);
  await expect.poll(() => albumNames(page)).toEqual([]);
  await panel.getByRole('button', { name: '继续上传其他照片' }).click();
  await expect(page.getByRole('dialog').getByLabel('相册名称')).toBeVisible();
});

test('the next upload counts from the start, keeps the album and opens it', async ({ userPage: page }) => {
  const [first = '', second = '', third = ''] = waterfalls.map(({ path }) => path);
  await startUpload(page, '接着传', [first, second]);
  await expectUploaded(page, 2);
  await page.getByRole('button', { name: '继续上传其他照片' }).click();
  const dialog = page.getByRole('dialog', { name: '上传照片' });
  await expect(dialog.getByRole('combobox', { name: '选择相册' })).toHaveText(/接着传/);
  await selectFiles(page, [third]);
  await expectUploaded(page, 1);
  expect(await albumNames(page)).toEqual(['接着传']);
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await page.getByRole('button', { name: '查看相册' }).click();
  await expect(page.getByRole('heading', { name: '接着传', level: 1 })).toBeVisible();
  await expect(page.getByText('3 张照片', { exact: true })).toBeVisible();
});

test('a running upload is closed after a question, and leaves no empty album', async ({ userPage: page }) => {
  await page.route('**/upload/**', () => new Promise(() => undefined));
  const paths = waterfalls.slice(0, 3).map(({ path }) => path);
  await startUpload(page, '停下', paths);
  const panel = page.getByRole('region', { name: '上传', exact: true });
  // The button of a cancelled file is gone: its focus moves to the next file.
  const cancel = panel.getByRole('listitem').getByRole('button');
  await expect(cancel).toHaveCount(3);
  await cancel.first().click();
  await expect(cancel).toHaveCount(2);
  await expect(cancel.first()).toBeFocused();
  await panel.getByRole('button', { name: '关闭上传面板' }).click();
  const question = page.getByRole('alertdialog', { name: '停止上传？' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: '关闭上传面板' }).click();
  await question.getByRole('button', { name: '停止上传' }).click();
  await expect(panel).toHaveCount(0);
  await expect.poll(() => albumNames(page)).toEqual([]);
});
