import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { fillAlbumWith, signUp } from './person.ts';

interface Truth {
  file: string;
  width: number;
  height: number;
  /** `2024:04:14 08:34:30`, the photo's own clock. */
  datetime_original: string;
  offset: string | null;
  lat: number | null;
  lon: number | null;
  camera: string | null;
  keywords: string[];
}

const folder =
  process.env.XIANGJI_PHOTOS ?? fileURLToPath(new URL('../../../shared/photos', import.meta.url));
const manifest = join(folder, 'manifest.json');
/** Zones with quarter hours and across the date line, places, keywords, HEIC and WebP: small files, to be quick. */
const WANTED = [
  'UTC-20240413-203430-Auckland.jpg',
  'UTC-20240413-203531-Kathmandu.jpg',
  'UTC-20240413-203720-Tokyo.jpg',
  'UTC-20240413-203830-NewYork.jpg',
  'cn-keywords-utf8-beijing.jpg',
  'Issue_437_(dotnet).heic',
  'Issue_473_(Java).webp',
  'FujiFilm_FinePixS1Pro_(4).jpg',
];

function truths(): Truth[] {
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as { files: Truth[] };
  return files
    .filter(({ file }) => WANTED.includes(file))
    .sort((a, b) => a.datetime_original.localeCompare(b.datetime_original));
}

function dayOf({ datetime_original: time }: Truth): string {
  const [year, month, day] = time.slice(0, 10).split(':').map(Number);
  return `${year}年${month}月${day}日`;
}

function zoneOf(offset: string): string {
  const [hours = '', minutes = ''] = offset.slice(1).split(':');
  return `GMT${offset[0]}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

function placeOf(lat: number, lon: number): string {
  const part = (value: number, letters: string) =>
    `${Number(Math.abs(value).toFixed(5))}°${letters[value < 0 ? 1 : 0]}`;
  return `${part(lat, 'NS')} ${part(lon, 'EW')}`;
}

// High enough for every heading to stand in it.
test.use({ viewport: { width: 1280, height: 4000 } });

test('headings, times, zones, places, keywords and cameras are those of the files', async ({ page }) => {
  test.skip(!existsSync(manifest), 'no real photographs lie beside the project');
  const photos = truths();
  await signUp(page, 'truth@example.com');
  await fillAlbumWith(
    page,
    '真相',
    photos.map(({ file }) => join(folder, file)),
  );
  for (const day of new Set(photos.map(dayOf)))
    await expect(page.getByRole('rowheader', { name: new RegExp(`^${day} `) })).toBeVisible();

  await page.getByRole('gridcell').first().click();
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  await viewer.getByRole('button', { name: '照片信息' }).click();
  const panel = viewer.getByRole('region', { name: '照片信息' });
  for (const [index, photo] of photos.entries()) {
    await expect(viewer.getByText(`${index + 1} / ${photos.length}`)).toBeVisible();
    const clock = photo.datetime_original.slice(11, 16);
    const zone = photo.offset ? ` ${zoneOf(photo.offset)}` : '';
    await expect(panel).toContainText(`${dayOf(photo)} ${clock}${zone}`);
    await expect(panel).toContainText(`${photo.width}×${photo.height}`);
    if (photo.lat !== null && photo.lon !== null)
      await expect(panel).toContainText(placeOf(photo.lat, photo.lon));
    for (const keyword of photo.keywords)
      await expect(panel.getByRole('link', { name: keyword })).toBeVisible();
    const all = panel.getByRole('button', { name: /^展开全部/ });
    if (await all.isVisible()) await all.click();
    if (photo.camera) await expect(panel).toContainText(photo.camera);
    if (index + 1 < photos.length) await viewer.getByRole('button', { name: '下一张' }).click();
  }
});
