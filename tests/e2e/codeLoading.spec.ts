import { expect, type Page, test } from '@playwright/test';
import { newEmail, signUp } from './account.ts';

/** Code that cannot be loaded until the returned function is called. */
async function withhold(page: Page, name: RegExp): Promise<() => Promise<void>> {
  await page.route(name, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(name);
}

test('a page whose code cannot be loaded leaves the shell intact, and opens when the connection returns', async ({
  page,
}) => {
  const restore = await withhold(page, /\/assets\/SharesPage/);
  await signUp(page, newEmail());
  await page.getByRole('link', { name: '分享辑' }).first().click();
  await expect(page.getByText('加载出错')).toBeVisible();
  await page.getByRole('link', { name: '相册', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '分享辑' }).first().click();
  await expect(page.getByText('加载出错')).toBeVisible();
  await restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: '分享辑', level: 1 })).toBeVisible();
  // Its stylesheet comes too, and those of the pages that are prefetched.
  const haveStyles = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(
        ({ sheet }) => sheet,
      ),
    );
  await expect.poll(haveStyles).toBe(true);
});

test('a dialog whose code cannot be loaded reports it and opens on request', async ({ page }) => {
  const restore = await withhold(page, /\/assets\/UploadLayer/);
  await signUp(page, newEmail());
  await page.getByRole('button', { name: '上传照片' }).first().click();
  await expect(page.getByText('加载出错').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('dialog', { name: '上传照片' })).toBeVisible();
});
