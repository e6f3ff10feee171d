import { expect } from '@playwright/test';
import { journeyPhotos } from '../fixtures/photos.ts';
import { signIn, signOut } from './account.ts';
import { call } from './apiCalls.ts';
import { fillAlbum, selectFiles } from './photoFixtures.ts';
import { test } from './test.ts';

test('shows no picture from the cache after the session was ended on another device', async ({
  userPage: page,
  email,
  browser,
}) => {
  await fillAlbum(page, '海边', [journeyPhotos[0]?.path ?? '']);
  const address = await page.locator('[role=gridcell] img').first().getAttribute('src');
  const statusOf = () => page.evaluate(async (path) => (await fetch(path)).status, address ?? '');
  expect(await statusOf()).toBe(200);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, email);
  const { list } = await call<{ list: { id: string; current: boolean }[] }>(
    other,
    'GET',
    '/api/account/sessions',
  );
  const here = list.find(({ current }) => !current)?.id;
  await call(other, 'DELETE', `/api/account/sessions/${here}`);
  expect(await statusOf()).toBe(404);
  await elsewhere.close();
});

test('asks before it discards unfinished uploads, and leaves no file in the browser', async ({
  userPage: page,
}) => {
  // The bytes never arrive.
  await page.route('**/upload/**', () => undefined);
  await page.getByRole('button', { name: '上传照片' }).first().click();
  await page.getByRole('dialog').getByLabel('相册名称').fill('海边');
  await selectFiles(
    page,
    journeyPhotos.slice(0, 2).map(({ path }) => path),
  );
  const stores = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(stores).toContain('xiangji-upload');
  const hasEntries = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open('xiangji-upload');
          request.onsuccess = () => {
            const count = request.result.transaction('contents').objectStore('contents').count();
            count.onsuccess = () => {
              request.result.close();
              resolve(count.result);
            };
          };
        }),
    );
  await expect.poll(hasEntries).toBe(2);
  await page.keyboard.press('Escape');

  const question = page.waitForEvent('dialog');
  const pressed = page
    .getByRole('button', { name: /账户菜单/ })
    .click()
    .then(() => page.getByRole('menuitem', { name: '退出登录' }).click());
  const dialog = await question;
  expect(dialog.message()).toContain('还有文件没有上传完');
  await dialog.dismiss();
  await pressed;
  await expect.poll(hasEntries).toBe(2);

  page.once('dialog', (second) => void second.accept());
  await signOut(page);
  await expect.poll(stores).not.toContain('xiangji-upload');
});
