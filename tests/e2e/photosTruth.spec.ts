import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type PhotoCase, photoSets } from '../fixtures/photos.ts';
import { fillAlbum, photoCell } from './photoFixtures.ts';
import { test } from './test.ts';

/** A photo with a date. */
type DatedPhoto = PhotoCase & { datetime_original: string };

/** Bytes: larger photographs prove nothing more and take longer. */
const LARGEST = 150_000;
/** As many as the panel is checked for in every run. */
const WANTED = 16;
const isDated = (photo: PhotoCase): photo is DatedPhoto => /^[12]/.test(photo.datetime_original ?? '');

/** Small photos with a date, oldest first: the order of a new album. */
function datedPhotos(cases: readonly PhotoCase[]): DatedPhoto[] {
  return cases
    .filter((photo) => photo.expected === 'accept' && photo.strict && photo.dims_strict)
    .filter((photo) => photo.expected_type === 1 && photo.bytes < LARGEST)
    .filter(isDated)
    .slice(0, WANTED)
    .sort((a, b) => a.datetime_original.localeCompare(b.datetime_original));
}

/** The title of a file in the list, for a regular expression. */
const titleOf = (file = ''): string => file.replace(/\.\w+$/, '').replace(/[^\w-]/g, '.');

function dayOf({ datetime_original: time }: DatedPhoto): string {
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

// High enough for every heading to fit.
test.use({ viewport: { width: 1280, height: 4000 } });

for (const { name, folder, cases } of photoSets) {
  test(`shows the date, zone, location, keywords and camera of each file in ${name}`, async ({
    userPage: page,
  }) => {
    const photos = datedPhotos(cases);
    await fillAlbum(
      page,
      '真相',
      photos.map(({ file }) => join(folder, file)),
    );
    for (const day of new Set(photos.map(dayOf)))
      await expect(page.getByRole('rowheader', { name: new RegExp(`^${day} `) })).toBeVisible();

    await photoCell(page, titleOf(photos[0]?.file)).click();
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
}
