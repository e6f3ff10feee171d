import { expect, type Page } from '@playwright/test';
import type { Photo } from '../fixtures/photos.ts';
import { signOut } from './account.ts';
import { createFilledAlbum, expectUploaded, photoCell, waterfalls } from './photoFixtures.ts';
import { shareFiles } from './shareFiles.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const photos = waterfalls.slice(0, 3);
const [photo] = waterfalls as [Photo];
const EIGHT_DAYS_MS = 8 * 86_400_000;
const OF_ACCOUNT = ['xiangji-pages', 'xiangji-replies', 'xiangji-thumbnails'];

/** Paths in the browser's caches, by cache. */
const keptPaths = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const paths = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await paths(name)])));
  });

/** Paths of an account's copies. A cache that was deleted may be there again, empty: reading it creates it. */
const keptOfAccount = async (page: Page): Promise<string[]> => {
  const paths = await keptPaths(page);
  return OF_ACCOUNT.flatMap((name) => paths[name] ?? []);
};

/** Waits until the service worker answers the page's requests, and the start pages are kept. */
async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(async () => (await keptPaths(page))['xiangji-pages']).toContain('/photos');
}

test('the timeline opens without a network, with its thumbnails, until the account signs out', {
  tag: '@core',
}, async ({ userPage, context }) => {
  await createFilledAlbum(userPage, '瀑布', photos);
  await userPage.goto('/photos');
  await expect(photoCell(userPage, photos[0]?.title)).toBeVisible();
  const startPage = () => userPage.evaluate(async () => (await caches.match('/'))?.text());
  await expect.poll(startPage).toContain('瀑布');
  const thumbnails = async () => (await keptPaths(userPage))['xiangji-thumbnails']?.length;
  await expect.poll(thumbnails).toBe(photos.length);
  // One that is looked at is not kept in full size.
  await photoCell(userPage, photos[0]?.title).click();
  await expect(userPage.getByRole('dialog', { name: '照片浏览' })).toBeVisible();
  await userPage.close();

  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto('/photos');
  await expect(page.getByRole('heading', { name: '照片', level: 1 })).toBeVisible();
  await expect(page.getByText('网络已断开，恢复后会自动继续')).toBeVisible();
  for (const { title } of photos) {
    const picture = photoCell(page, title).locator('img').last();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  }
  // A page that was never opened shows the start page's content.
  await page.goto('/albums');
  await expect(page.getByRole('link', { name: /瀑布/ }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('网络已断开，恢复后会自动继续')).toBeHidden();

  const kept = Object.values(await keptPaths(page)).flat();
  const pictures = kept.filter((path) => path.startsWith('/media/'));
  expect(pictures.length).toBeGreaterThanOrEqual(photos.length);
  for (const path of pictures) expect(path).toMatch(/\/(240|480)\.webp$|^\/media\/covers\//);
  await signOut(page);
  await expect.poll(() => keptOfAccount(page)).toEqual([]);
});

test('files that another application shares are uploaded', async ({ userPage: page }) => {
  await expectKept(page);
  await shareFiles(page, photo);
  const dialog = page.getByRole('dialog', { name: '上传照片' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  // Nothing is uploaded unseen.
  await expect(dialog.getByRole('img', { name: photo.name })).toBeVisible();
  await dialog.getByLabel('相册名称').fill('分享来的');
  await page.getByRole('button', { name: '上传 1 个文件' }).click();
  await expectUploaded(page, 1);
  // They come once.
  await page.reload();
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('files that a page of another site sends are not taken, and those that were shared stay', async ({
  userPage: page,
}) => {
  await expectKept(page);
  const ownOrigin = new URL(page.url()).origin;
  // With a referrer, and as a page that hides where it is: then only the server can tell.
  for (const policy of ['unsafe-url', 'no-referrer']) {
    // Shared before, and not yet taken: this address is of the product, and no page of it.
    await page.goto('/icons/icon-192.png');
    await page.evaluate(async () => {
      const shared = await caches.open('xiangji-shared-files');
      const headers = { 'x-file-name': 'own.jpg', 'content-type': 'image/jpeg' };
      await shared.put('/share-target/own/0', new Response('own', { headers }));
    });
    await page.route('http://foreign.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'referrer-policy': policy },
        body: '<title>foreign</title>',
      }),
    );
    await page.goto('http://foreign.test/');
    await shareFiles(page, photo, ownOrigin);
    await expect(page.getByText('没有收到分享的照片').first()).toBeVisible();
    await expect(page).toHaveURL(/\/share-target$/);
    // This page, as each of the product, shows in the upload what was really shared, and nothing else.
    const waiting = page.getByRole('list', { name: '等待上传的文件' });
    await expect(waiting.getByRole('img', { name: 'own.jpg' })).toBeVisible();
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    expect((await keptPaths(page))['xiangji-offered-files'] ?? []).toEqual([]);
    await page.unroute('http://foreign.test/');
  }
});

test('copies are deleted when the session was ended on another device, and not shown after a week', async ({
  userPage: page,
}) => {
  await expectKept(page);
  // A copy of eight days ago.
  await page.evaluate(async (age) => {
    const pages = await caches.open('xiangji-pages');
    const made = new Date(Date.now() - age).toUTCString();
    for (const path of ['/', '/photos']) {
      const body = await (await pages.match(path))?.text();
      await pages.put(
        path,
        new Response(body ?? '', { headers: { 'content-type': 'text/html', date: made } }),
      );
    }
  }, EIGHT_DAYS_MS);
  await page.context().setOffline(true);
  for (const path of ['/photos', '/albums']) await expect(page.goto(path)).rejects.toThrow();
  await page.context().setOffline(false);

  await page.goto('/');
  await expectKept(page);
  await expect.poll(() => keptOfAccount(page)).toContain('/photos');
  // The session ends without this page.
  await page.context().clearCookies();
  await page.evaluate(() => fetch('/api/folders'));
  await expect.poll(() => keptOfAccount(page)).toEqual([]);
});

test('a new version is offered, and replaces the page on request', async ({ userPage: page }) => {
  await expectKept(page);
  // Another script of the same scope is what a browser finds after a release.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'));
  await expect(page.getByText('新版本已准备好')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '立即更新' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('?next');
});
