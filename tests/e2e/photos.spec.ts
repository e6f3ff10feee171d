import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { journeyPhotos, type Photo } from '../fixtures/photos.ts';
import { withPageAt } from './account.ts';
import {
  expectPhotos,
  expectUploaded,
  fillAlbum,
  photoCell,
  selectFiles,
  tabStop,
  waterfalls,
} from './photoFixtures.ts';
import { test } from './test.ts';

const SIX = waterfalls.slice(0, 6);

/** Uploads photos to a new album and opens it. */
const openAlbum = (page: Page, photos: readonly Photo[]): Promise<void> =>
  fillAlbum(
    page,
    '相册',
    photos.map(({ path }) => path),
  );

/** Leaves the page, which would still fetch what it may need later. Returns its address. */
async function leave(page: Page): Promise<string> {
  const address = page.url();
  await page.goto('about:blank');
  return address;
}

test('a photo has an address: back closes it, forward and reload open it again', async ({
  userPage: page,
}) => {
  await openAlbum(page, SIX);
  const third = photoCell(page, SIX[2]?.title);
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  await third.click();
  await expect(viewer.getByText('3 / 6')).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(third).toBeFocused();
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

test('the page of an album and of its photo contains its first screen', async ({ userPage: page }) => {
  await openAlbum(page, SIX);
  const address = await leave(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api\/(files|folders)|oapi\/config)/.test(pathname)) calls.push(pathname);
  });
  await page.goto(address);
  await expectPhotos(
    page,
    SIX.map(({ title }) => title),
  );
  await photoCell(page, SIX[2]?.title).click();
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  await expect(viewer.getByText('3 / 6')).toBeVisible();
  await page.reload();
  await expect(viewer.getByText('3 / 6')).toBeVisible();
  expect(calls).toEqual([]);
});

test('pictures of the first screen come before the code, which runs when its styles are there', async ({
  userPage: page,
}) => {
  await openAlbum(page, SIX);
  const address = await leave(page);
  const order: string[] = [];
  page.on('request', (request) => {
    const [kind] = /^\/media\/|\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (kind) order.push(kind);
  });
  let hasStyles = false;
  await page.route(/\/assets\/main-.*\.css$/, async (route) => {
    await setTimeout(1_000);
    hasStyles = true;
    await route.continue();
  });
  await page.goto(address);
  await expect(page.getByRole('grid', { name: '照片' })).toBeVisible();
  expect(hasStyles).toBe(true);
  expect(order.indexOf('.js')).toBe(SIX.length);
});

test('no photo moves while its list opens', async ({ userPage: page }) => {
  await openAlbum(page, SIX);
  await page.addInitScript(() => {
    const moved: number[] = [];
    const observer = new PerformanceObserver((list) => {
      moved.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved });
  });
  await page.reload();
  await expect(page.getByRole('grid', { name: '照片' }).locator('img[data-ready]')).toHaveCount(SIX.length);
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
});

test('the first photos are painted without the application', async ({ userPage: page }) => {
  await openAlbum(page, SIX);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  const pictures = page.locator('[data-first-paint] img');
  await expect(pictures).toHaveCount(SIX.length);
  const isLoaded = (images: Element[]) =>
    images.every((image) => (image as HTMLImageElement).naturalWidth > 0);
  await expect.poll(() => pictures.evaluateAll(isLoaded)).toBe(true);
});

test('a photo that is not there says so and leaves its list', async ({ userPage: page }) => {
  await openAlbum(page, SIX.slice(0, 1));
  await withPageAt(page, `/photos/${'f'.repeat(32)}`, () =>
    expect(page.getByText('内容不存在或已被删除', { exact: true })).toBeVisible(),
  );
  await expect(page).toHaveURL(/\/photos$/);
});

test('closing a copied link shows the list where the photo is', async ({ userPage: page }) => {
  await openAlbum(page, journeyPhotos);
  await tabStop(page).focus();
  await page.keyboard.press('Control+End');
  // Photos without a date come last, in an unspecified order.
  const name = (await page.locator('[role=gridcell]:focus').getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByText('24 / 24')).toBeVisible();
  const address = page.url();
  const fresh = await page.context().newPage();
  await fresh.goto(address);
  await expect(fresh.getByText('24 / 24')).toBeVisible();
  await fresh.keyboard.press('Escape');
  await expect(fresh.getByRole('dialog', { name: '照片浏览' })).toBeHidden();
  const last = fresh.getByRole('gridcell', { name, exact: true });
  await expect(last).toBeInViewport();

  // The position is restored: after a reload at once, and on return from another page.
  const top = async () => Math.round((await last.boundingBox())?.y ?? 0);
  const closed = await top();
  await fresh.mouse.move(600, 400);
  await fresh.mouse.wheel(0, -60);
  await expect.poll(top).toBe(closed + 60);
  await fresh.reload();
  await expect.poll(top).toBe(closed + 60);
  // Also when reloaded during a scroll, before the history entry is updated.
  await fresh.evaluate(() => {
    window.scrollBy(0, -40);
    window.location.reload();
  });
  const before = closed + 100;
  await expect.poll(top).toBe(before);
  await fresh.getByRole('link', { name: '相册', exact: true }).first().click();
  await expect(fresh).toHaveURL(/\/albums$/);
  await fresh.goBack();
  await expect.poll(top).toBe(before);

  // Back at the very moment of leaving, before the other page is rendered: the list keeps its position.
  const back = fresh.evaluate(() => {
    const { pushState } = window.history;
    window.history.pushState = (...entry) => {
      pushState.apply(window.history, entry);
      window.history.back();
      // A busy page: the browser is back before anything else could be rendered.
      const until = performance.now() + 100;
      while (performance.now() < until);
    };
    const { scrollTo } = window;
    // The router scrolls once it has restored its own position.
    return new Promise((found) => {
      window.scrollTo = (...to: unknown[]) => {
        scrollTo.apply(window, to as [number, number]);
        requestAnimationFrame(() => requestAnimationFrame(found));
      };
    });
  });
  await fresh.getByRole('link', { name: '相册', exact: true }).first().click();
  await back;
  await expect.poll(top).toBe(before);
});

test('the order is reversed and kept', async ({ userPage: page }) => {
  await openAlbum(page, SIX);
  const titles = SIX.map(({ title }) => title);
  await expectPhotos(page, titles);
  await page.getByRole('button', { name: '排序' }).click();
  const saved = page.waitForResponse(/order$/);
  await page.getByRole('menuitemradio', { name: '时间从晚到早' }).click();
  await saved;
  await expectPhotos(page, titles.toReversed());
  await page.reload();
  await expectPhotos(page, titles.toReversed());
});

test('the info panel shows the facts of the file', async ({ userPage: page }) => {
  await openAlbum(page, SIX.slice(0, 3));
  await photoCell(page, SIX[0]?.title).click();
  await page.getByRole('button', { name: '照片信息' }).click();
  const details = page.getByRole('region', { name: '照片信息' });
  await expect(details.getByText('尺寸')).toBeVisible();
  await expect(details.getByText('文件大小')).toBeVisible();
});

test('an upload waits while the network is cut, shows it, and continues automatically', async ({
  userPage: page,
  context,
}) => {
  await page.getByRole('button', { name: '上传照片' }).first().click();
  await page.getByRole('dialog').getByLabel('相册名称').fill('隧道');
  const line = /\/upload\/photo$|\/uptoken$/;
  await context.route(line, (route) => route.abort('connectionreset'));
  await selectFiles(
    page,
    waterfalls.slice(0, 4).map(({ path }) => path),
  );
  await expect(page.getByText('网络已断开，恢复后自动继续').first()).toBeVisible();
  await context.unroute(line);
  await expectUploaded(page, 4);
});

test('files that cannot be uploaded are listed with their type', async ({ userPage: page }) => {
  await page.getByRole('button', { name: '上传照片' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择照片' }).click();
  const buffer = Buffer.from('text');
  await (await chooser).setFiles([
    { name: 'a.txt', mimeType: 'text/plain', buffer },
    { name: 'b.txt', mimeType: 'text/plain', buffer },
    { name: 'c.psd', mimeType: 'image/vnd.adobe.photoshop', buffer },
  ]);
  await expect(page.getByText('共3个文件(txt、psd)暂时不支持上传', { exact: true })).toBeVisible();
});
