import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fillAlbumWith, signUp, uploaded } from './person.ts';
import { makeDays } from './uploadFiles.ts';

const DAYS = Array.from({ length: 48 }, (_, day) => day);
/** Every second day has another photo then: above, below and beside what is looked at. */
const MORE = DAYS.filter((day) => day % 2 === 0);

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xiangji-lands-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Notes in every frame where the first photo that is seen whole is; gives its name. */
const watchFirst = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const find = (name: string) =>
      [...document.querySelectorAll('[role=gridcell]')].find(
        (cell) => cell.getAttribute('aria-label') === name,
      );
    const whole = [...document.querySelectorAll('[role=gridcell]')].find(
      (cell) => cell.getBoundingClientRect().top >= 0,
    );
    const name = whole?.getAttribute('aria-label');
    if (!name) throw new Error('No photo is seen whole');
    const tops: (number | null)[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const top = find(name)?.getBoundingClientRect().top ?? null;
      if (top !== tops.at(-1)) tops.push(top);
      requestAnimationFrame(look);
    };
    look();
    return name;
  });

test('what is looked at stays where it is, to the pixel, while photos land around it', async ({ page }) => {
  await signUp(page, 'lands@example.com');
  await fillAlbumWith(page, '落下', await makeDays(folder, DAYS, 'old'));
  await page.getByRole('gridcell').first().focus();
  await page.evaluate(() => scrollTo(0, 2_500));
  await expect(page.locator('[role=gridcell] img').first()).toBeVisible();
  const name = await watchFirst(page);
  expect(name).toMatch(/^old-/);

  await page.getByRole('button', { name: '上传照片' }).first().click();
  const dialog = page.getByRole('dialog', { name: '上传照片' });
  const whole = page.waitForResponse(async (reply) => {
    if (!reply.url().includes('axis=1')) return false;
    const [, , data] = (await reply.json()) as [number, string, { info?: { count: number } } | null];
    return data?.info?.count === DAYS.length + MORE.length;
  });
  await dialog.locator('input[type=file][accept]').setInputFiles(await makeDays(folder, MORE, 'more'));
  await uploaded(page, MORE.length);
  await whole;
  await expect(page.getByRole('gridcell', { name: /^more-/ }).first()).toBeInViewport();
  const tops = await page.evaluate(() => (window as unknown as { tops: (number | null)[] }).tops);
  // Every place that it ever had, against the first.
  const moved = tops.map((top) => (top === null ? 'gone' : Math.round(top - (tops[0] ?? 0))));
  expect(moved).toEqual(tops.map(() => 0));
});
