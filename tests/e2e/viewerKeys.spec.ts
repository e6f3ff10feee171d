import { expect } from '@playwright/test';
import { test } from './packagePage/test.ts';

test('the focus stays in the viewer and never moves to the page behind it', async ({ openPage }) => {
  const page = await openPage();
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  const button = (name: string) => viewer.getByRole('button', { name, exact: true });
  const opener = page.getByRole('button', { name: 'open landscape' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(button('关闭')).toBeVisible();
  await expect(viewer).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 4')).toBeVisible();
  await expect(viewer).toBeFocused();

  // The paging button keeps the focus until there is nothing more to page to.
  await button('上一张').focus();
  await page.keyboard.press('Enter');
  await expect(viewer.getByText('1 / 4')).toBeVisible();
  await expect(button('上一张')).toBeHidden();
  await expect(viewer).toBeFocused();

  await page.keyboard.press('+');
  await button('还原').focus();
  await page.keyboard.press('Enter');
  await expect(button('还原')).toBeDisabled();
  await expect(viewer).toBeFocused();

  // A button on the photo itself, which is unmounted with it.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await button('播放 LIVE 实况照片').focus();
  await page.keyboard.press('PageUp');
  await expect(viewer.getByText('2 / 4')).toBeVisible();
  await expect(viewer).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(button('关闭')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button('下一张')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'open portrait' })).toBeFocused();
});

test('a held key plays no videos, and the photo at its release becomes sharp', async ({ openPage }) => {
  const page = await openPage();
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  await page.getByRole('button', { name: 'open landscape' }).click();
  await expect(viewer.getByRole('button', { name: '关闭' })).toBeVisible();
  await expect(viewer).toBeFocused();
  const movies: string[] = [];
  page.on('request', (request) => request.url().endsWith('.webm') && movies.push(request.url()));
  // In the page, because no driver repeats a key as fast as a keyboard does.
  const hold = (key: string, times: number) =>
    viewer.evaluate(
      async (root, [which, count]) => {
        for (let at = 0; at < count; at += 1) {
          const options = { key: which, repeat: at > 0, bubbles: true, cancelable: true };
          root.dispatchEvent(new KeyboardEvent('keydown', options));
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      [key, times] as const,
    );
  await hold('ArrowRight', 3);
  await expect(viewer.getByText('4 / 4')).toBeVisible();
  await expect(viewer.locator('video[controls]')).toHaveAttribute('src', '/photos/film.mp4');
  // The live photo was passed; when it is shown first, as now, it plays.
  expect(movies).toEqual([]);
  await hold('ArrowLeft', 3);
  await expect(viewer.getByText('1 / 4')).toBeVisible();
  await expect(viewer.locator('video[src]')).toHaveCount(0);
  const sharp = viewer.getByRole('img', { name: 'landscape', exact: true });
  await expect(sharp).toHaveAttribute('src', '/photos/landscape.jpg');
  await expect(sharp).toHaveAttribute('data-ready', '');
});
