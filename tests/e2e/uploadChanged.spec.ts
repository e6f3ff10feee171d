import { appendFile, copyFile, mkdir, rm, utimes } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createAlbum } from './albumFixtures.ts';
import { expectUploaded, openUpload, selectFiles, waterfalls } from './photoFixtures.ts';
import { test } from './test.ts';

/** Holds the calls that come before the first file is sent. Returns a function that lets them continue. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/uploads/check', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a file that is changed or deleted while it waits says so, and is chosen again', async ({
  userPage: page,
}, testInfo) => {
  await mkdir(testInfo.outputPath(), { recursive: true });
  const [whole = '', changed = '', deleted = ''] = waterfalls.map(({ path }) =>
    testInfo.outputPath(basename(path)),
  );
  for (const [index, path] of [whole, changed, deleted].entries()) {
    await copyFile(waterfalls[index]?.path ?? '', path);
    await utimes(path, 1_600_000_000, 1_600_000_000);
  }
  await createAlbum(page, '读卡器');
  const release = await holdUploads(page);
  await openUpload(page, '读卡器');
  const asked = page.waitForRequest('**/api/uploads/check');
  await selectFiles(page, [whole, changed, deleted]);
  await asked;
  await appendFile(changed, ' ');
  await rm(deleted);
  release();

  const panel = page.getByRole('region', { name: '上传', exact: true });
  await expect(panel.getByText('文件已更改或移走，请重新选择')).toHaveCount(2);
  await expect(panel.getByText('共 3 张，2 张没有成功')).toBeVisible();
  await expect(panel.getByText('网络已断开')).toHaveCount(0);

  const choose = async (wanted: string, path: string) => {
    const chooser = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: `重新选择 ${basename(wanted)}` }).click();
    await (await chooser).setFiles(path);
  };
  await choose(changed, whole);
  await expect(panel.getByText('文件名不同，请选择同一个文件')).toBeVisible();
  await choose(changed, changed);
  await expect(panel.getByText('共 3 张，1 张没有成功')).toBeVisible();
  await copyFile(waterfalls[2]?.path ?? '', deleted);
  await choose(deleted, deleted);
  await expectUploaded(page, 3);
});
