import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectUploaded, fillAlbum, photoCell, tabStop } from './photoFixtures.ts';
import { test } from './test.ts';
import { makeDays } from './uploadFiles.ts';

const DAYS = Array.from({ length: 48 }, (_, day) => day);
/** Every second day gets another photo: above, below and next to the visible ones. */
const MORE = DAYS.filter((day) => day % 2 === 0);

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xiangji-lands-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Records in every frame the top of the first photo that is whole in view. Returns its name. */
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
    if (!name) throw new Error('No photo is whole in view');
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

test('keeps the visible photos in place, to the pixel, while photos are uploaded around them', async ({
  userPage: page,
}) => {
  await fillAlbum(page, '落下', await makeDays(folder, DAYS, 'old'));
  await tabStop(page).focus();
  await page.evaluate(() => scrollTo(0, 2_500));
  // Cells of the new position come a frame later, and have no name before they are loaded.
  const isInView = (cells: Element[]) => cells.some((cell) => cell.getBoundingClientRect().top >= 0);
  await expect.poll(() => page.getByRole('gridcell').evaluateAll(isInView)).toBe(true);
  await expect(page.getByRole('gridcell', { name: '正在加载' })).toHaveCount(0);
  const name = await watchFirst(page);
  const day = Number(/^old-(\d+)/.exec(name)?.[1]);

  await page.getByRole('button', { name: '上传照片' }).first().click();
  const dialog = page.getByRole('dialog', { name: '上传照片' });
  const whole = page.waitForResponse(async (reply) => {
    if (!reply.url().includes('axis=1')) return false;
    const [, , data] = (await reply.json()) as [number, string, { info?: { count: number } } | null];
    return data?.info?.count === DAYS.length + MORE.length;
  });
  await dialog.locator('input[aria-label=选择照片]').setInputFiles(await makeDays(folder, MORE, 'more'));
  await expectUploaded(page, MORE.length);
  await whole;
  const next = MORE.findIndex((other) => other >= day);
  await expect(photoCell(page, `more-${String(next).padStart(2, '0')}`)).toBeInViewport();
  const tops = await page.evaluate(() => (window as unknown as { tops: (number | null)[] }).tops);
  // Every position that it had, relative to the first.
  const moved = tops.map((top) => (top === null ? 'gone' : Math.round(top - (tops[0] ?? 0))));
  expect(moved).toEqual(tops.map(() => 0));
});
