import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { makeTakeout, type TakeoutContent } from '../../packages/api-client/src/takeout/makeTakeout.ts';
import { call } from './apiCalls.ts';
import { test } from './uploadSite.ts';

const TRIP = 'Takeout/Google 相册/Trip/';
const YEAR = 'Takeout/Google 相册/2017 年的照片/';
const TIME = Date.UTC(2017, 2, 4, 5, 6, 7) / 1_000;

async function photo(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: seed * 50, g: 99, b: 200 - seed * 30 };
  const image = sharp({ create: { width: 120, height: 90, channels: 3, background } });
  return Uint8Array.from(await image.jpeg().toBuffer());
}

const side = (title: string, more: object = {}) => ({
  title,
  photoTakenTime: { timestamp: String(TIME) },
  geoData: { latitude: 48.85, longitude: 2.35 },
  ...more,
});

/** Writes the two archives of a Takeout; side files are in the other archive. */
async function writeArchives(folder: string): Promise<string[]> {
  const [first, second, third] = await Promise.all([1, 2, 3].map(photo));
  const archives: Record<string, TakeoutContent | undefined>[] = [
    {
      [`${TRIP}IMG_1.jpg`]: first,
      [`${TRIP}IMG_1(1).jpg`]: second,
      [`${YEAR}IMG_1.jpg`]: first,
      [`${YEAR}IMG_9.jpg`]: third,
      'Takeout/archive_browser.html': new Uint8Array(9),
    },
    {
      [`${TRIP}元数据.json`]: { title: '京都之旅' },
      [`${TRIP}IMG_1.jpg.supplemental-metadata.json`]: side('IMG_1.jpg', {
        description: '红叶',
        favorited: true,
      }),
      [`${TRIP}IMG_1.jpg.suppl(1).json`]: side('IMG_1.jpg', { description: '寺' }),
    },
  ];
  const packed = (path: string) => path.includes('(1)');
  return Promise.all(
    archives.map(async (files, index) => {
      const archive = await makeTakeout(files as Record<string, TakeoutContent>, { packed });
      const path = join(folder, `takeout-00${index + 1}.zip`);
      await writeFile(path, new Uint8Array(await archive.arrayBuffer()));
      return path;
    }),
  );
}

async function chooseTakeout(page: Page, paths: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: '上传照片' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '从 Google 相册搬家' }).click();
  await (await chooser).setFiles(paths);
}

interface Listed {
  list: { name: string; time: number; favorite: boolean; gps: object | null; pname: string }[];
}

test('moves in from the archives of a Takeout, twice without a copy', async ({ uploadPage: page, site }) => {
  const paths = await writeArchives(site.folder);
  await chooseTakeout(page, paths);
  await expect(page.getByText('1 个相册，3 张照片，1 张没有日期')).toBeVisible();
  await page.getByRole('button', { name: '开始搬家' }).click();
  const report = page.getByRole('dialog', { name: '搬家完成' });
  await expect(report).toContainText('3 张已保存');
  const download = page.waitForEvent('download');
  await report.getByRole('link', { name: '下载明细（CSV）' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain(`"${TRIP}IMG_1.jpg","京都之旅","已保存",""`);
  expect(csv).toContain(`"${YEAR}IMG_1.jpg","","已在相册中，未重复上传",""`);
  await report.getByRole('button', { name: '完成' }).click();

  const { list } = await call<Listed>(page, 'GET', '/api/files?count=10');
  const known = { time: TIME + 3_600, gps: { lat: 48.85, lng: 2.35 }, pname: '京都之旅' };
  expect(list).toHaveLength(3);
  expect(list).toContainEqual(expect.objectContaining({ name: '红叶', favorite: true, ...known }));
  expect(list).toContainEqual(expect.objectContaining({ name: '寺', favorite: false, ...known }));
  expect(list).toContainEqual(expect.objectContaining({ name: 'IMG_9', pname: 'Google 相册', gps: null }));

  await chooseTakeout(page, paths);
  await page.getByRole('button', { name: '开始搬家' }).click();
  await expect(report).toContainText('3 张相册里已有');
});

test('names the archive that is damaged, and asks again', async ({ uploadPage: page, site }) => {
  const path = join(site.folder, 'takeout-003.zip');
  await writeFile(path, 'not an archive');
  await chooseTakeout(page, [path]);
  await expect(page.getByRole('alert')).toContainText('「takeout-003.zip」已损坏');
  await expect(page.getByRole('button', { name: '从 Google 相册搬家' })).toBeVisible();
});
