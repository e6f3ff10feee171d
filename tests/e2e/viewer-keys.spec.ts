import { expect } from '@playwright/test';
import { test } from './stage/openStage.ts';

test('the focus stands on what is pressed next, and never on the page behind', async ({ stage }) => {
  const page = await stage();
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  const whole = viewer.locator('[data-viewer-root]');
  const button = (name: string) => viewer.getByRole('button', { name, exact: true });
  const opener = page.getByRole('button', { name: 'open landscape' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(button('关闭')).toBeVisible();
  await expect(whole).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 4')).toBeVisible();
  await expect(whole).toBeFocused();

  // The button that pages keeps it until there is nothing more to page to.
  await button('上一张').focus();
  await page.keyboard.press('Enter');
  await expect(viewer.getByText('1 / 4')).toBeVisible();
  await expect(button('上一张')).toBeHidden();
  await expect(whole).toBeFocused();

  await page.keyboard.press('+');
  await button('还原').focus();
  await page.keyboard.press('Enter');
  await expect(button('还原')).toBeDisabled();
  await expect(whole).toBeFocused();

  // A button on the photo itself, which is left with it.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await button('播放 LIVE 实况照片').focus();
  await page.keyboard.press('PageUp');
  await expect(viewer.getByText('2 / 4')).toBeVisible();
  await expect(whole).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(button('关闭')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button('下一张')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'open portrait' })).toBeFocused();
});

test('a held key passes photos as their tiles show them, without a movie, and gets sharp where it is let go', async ({
  stage,
}) => {
  const page = await stage();
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  await page.getByRole('button', { name: 'open landscape' }).click();
  await expect(viewer.getByRole('button', { name: '关闭' })).toBeVisible();
  await expect(viewer.locator('[data-viewer-root]')).toBeFocused();
  // As a keyboard repeats it: from one `keydown` to the next without a `keyup`.
  const hold = async (key: string, times: number) => {
    for (let at = 0; at < times; at += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await hold('ArrowRight', 3);
  await expect(viewer.getByText('4 / 4')).toBeVisible();
  await expect(viewer.locator('video[controls]')).toHaveAttribute('src', '/photos/film.mp4');
  await hold('ArrowLeft', 3);
  await expect(viewer.getByText('1 / 4')).toBeVisible();
  await expect(viewer.locator('video[src]')).toHaveCount(0);
  const sharp = viewer.getByRole('img', { name: 'landscape', exact: true });
  await expect(sharp).toHaveAttribute('src', '/photos/landscape.jpg');
  await expect(sharp).toHaveAttribute('data-ready', '');
});
