import { expect, type Page, test } from '@playwright/test';
import { journeyPhotos } from '../fixtures/photos.ts';
import { chooseFiles, fillAlbum, passBy, signUp, uploaded } from './person.ts';

/** Somebody new, looking at an album of theirs. */
async function openAlbum(page: Page, email: string, count: number): Promise<void> {
  await signUp(page, email);
  await fillAlbum(page, '相册', count);
}

test('a photo has an address: back closes it, forward and reload open it again', async ({ page }) => {
  await openAlbum(page, 'address@example.com', 6);
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
  await openAlbum(page, 'gone@example.com', 1);
  await passBy(page, `/photos/${'f'.repeat(32)}`, () =>
    expect(page.getByText('内容不存在或已被删除', { exact: true })).toBeVisible(),
  );
  await expect(page).toHaveURL(/\/photos$/);
});

test('closing a copied link shows the list where the photo is', async ({ page }) => {
  await openAlbum(page, 'link@example.com', 24);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Control+End');
  await page.getByRole('gridcell').last().click();
  await expect(page.getByText('24 / 24')).toBeVisible();
  const address = page.url();
  const fresh = await page.context().newPage();
  await fresh.goto(address);
  await expect(fresh.getByText('24 / 24')).toBeVisible();
  await fresh.keyboard.press('Escape');
  await expect(fresh.getByRole('dialog', { name: '照片浏览' })).toBeHidden();
  const last = fresh.getByRole('gridcell').last();
  await expect(last).toBeInViewport();

  // The place is kept: it stands after a reload at once, and after the way back from elsewhere.
  const top = async () => Math.round((await last.boundingBox())?.y ?? 0);
  const closed = await top();
  await fresh.mouse.move(600, 400);
  await fresh.mouse.wheel(0, -60);
  await expect.poll(top).toBe(closed + 60);
  await fresh.reload();
  await expect.poll(top).toBe(closed + 60);
  // Read anew in the very moment of a move, too, which the history entry is told of too late.
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

  // Back again in the very moment of leaving, before the other page is drawn: the list stands where it stood.
  const back = fresh.evaluate(() => {
    const { pushState } = window.history;
    window.history.pushState = (...entry) => {
      pushState.apply(window.history, entry);
      window.history.back();
      // A busy page: the browser is back before anything else could be drawn.
      const until = performance.now() + 100;
      while (performance.now() < until);
    };
    const { scrollTo } = window;
    // The router scrolls once it has found its way back.
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

test('the order turns the list around and stays', async ({ page }) => {
  await openAlbum(page, 'order@example.com', 6);
  const first = page.getByRole('gridcell').first();
  await expect(first).not.toHaveAccessibleName('正在加载');
  const oldest = await first.getAttribute('aria-label');
  await page.getByRole('button', { name: '排序' }).click();
  const kept = page.waitForResponse(/order$/);
  await page.getByRole('menuitemradio', { name: '时间从晚到早' }).click();
  await kept;
  await expect(first).not.toHaveAccessibleName(new RegExp(`正在加载|^${oldest}$`));
  const newest = await first.getAttribute('aria-label');
  await page.reload();
  await expect(first).toHaveAccessibleName(newest ?? '');
  await first.focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('gridcell').last()).toHaveAccessibleName(oldest ?? '');
});

test('details tell what the file knows', async ({ page }) => {
  await openAlbum(page, 'details@example.com', 3);
  await page.getByRole('gridcell').first().click();
  await page.getByRole('button', { name: '照片信息' }).click();
  const details = page.getByRole('region', { name: '照片信息' });
  await expect(details.getByText('尺寸')).toBeVisible();
  await expect(details.getByText('文件大小')).toBeVisible();
});

test('an upload through a cut line waits, says so, and goes on by itself', async ({ page, context }) => {
  await signUp(page, 'cut@example.com');
  await page.getByRole('button', { name: '上传照片' }).first().click();
  await page.getByRole('dialog').getByLabel('相册名称').fill('隧道');
  const line = /\/upload\/photo$|\/uptoken$/;
  await context.route(line, (route) => route.abort('connectionreset'));
  await chooseFiles(
    page,
    journeyPhotos.slice(0, 4).map(({ path }) => path),
  );
  await expect(page.getByText('网络已断开，恢复后自动继续').first()).toBeVisible();
  await context.unroute(line);
  await uploaded(page, 4);
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
