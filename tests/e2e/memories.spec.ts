import { expect } from '@playwright/test';
import { createFilledAlbum, waterfalls } from './photoFixtures.ts';
import { test } from './test.ts';

const COUNT = 3;
const [year = '', month = '', day = ''] = (waterfalls[0]?.taken ?? '').split(/\D/);
const yearsLater = (years: number) => new Date(Number(year) + years, Number(month) - 1, Number(day), 12);

test('photos of this day in earlier years play as a slideshow, and are hidden until tomorrow', async ({
  userPage: page,
}) => {
  await createFilledAlbum(page, '瀑布', waterfalls.slice(0, COUNT));
  await page.clock.setFixedTime(yearsLater(5));
  await page.goto('/photos');
  const row = page.getByRole('region', { name: '那年今日' });
  const card = row.getByRole('button', { name: `5 年前 ${COUNT} 张照片` });
  const viewer = page.getByRole('dialog', { name: '照片浏览' });

  await test.step('a card opens its photos, and Back closes them', async () => {
    await card.click();
    await expect(viewer.getByText(`1 / ${COUNT}`)).toBeVisible();
    // It plays: the second photo comes on its own.
    await expect(viewer.getByText(`2 / ${COUNT}`)).toBeVisible();
    await viewer.getByRole('button', { name: '暂停幻灯片' }).click();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(/\/photos$/);
    await expect(card).toBeFocused();
  });

  await test.step('the photo can be opened in the timeline', async () => {
    await page.keyboard.press('Enter');
    await viewer.getByRole('button', { name: '在时间线中查看' }).click();
    await expect(page).toHaveURL(/\/photos\/\w+/);
    await expect(viewer.getByRole('button', { name: '删除', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(/\/photos$/);
  });

  await test.step('hidden for the day, it returns on another one', async () => {
    await row.getByRole('button', { name: '今天不再显示' }).click();
    await expect(row).toBeHidden();
    await page.reload();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expect(row).toBeHidden();
    await page.clock.setFixedTime(yearsLater(6));
    await page.reload();
    await expect(row.getByRole('button', { name: '6 年前' })).toBeVisible();
    await page.clock.setFixedTime(new Date(yearsLater(6).getTime() + 86_400_000));
    await page.reload();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expect(row).toBeHidden();
  });
});
