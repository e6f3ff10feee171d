import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { fixturePath } from '../fixtures/photos.ts';
import { createUploads } from './photoFixtures.ts';
import { test } from './test.ts';

const HANGZHOU = { lat: 30.2431, lng: 120.1504 };
const LENS = 'XF16-55mmF2.8 R LM WR';
/** Months as `Date` counts them. */
const JULY = 6;
const AUGUST = 7;

/** `YYYY:MM:DD 10:00:00` as a camera writes it. */
const writtenDate = (date: Date) =>
  `${date.getFullYear()}:${String(date.getMonth() + 1).padStart(2, '0')}:${String(date.getDate()).padStart(2, '0')} 10:00:00`;

/** A day of the latest summer that is over. */
function dayOfLastSummer(): Date {
  const today = new Date();
  const year = today.getMonth() > AUGUST ? today.getFullYear() : today.getFullYear() - 1;
  return new Date(year, JULY, 1);
}

const expectPhotos = (page: Page, count: number) =>
  expect(page.getByRole('grid').getByRole('gridcell')).toHaveCount(count);

/** Photos of Hangzhou in last summer and four years before it, and a photograph with a smaller copy. */
async function uploadLibrary(page: Page): Promise<void> {
  const { add } = await createUploads(page, 'Travels');
  const summer = dayOfLastSummer();
  const earlier = new Date(summer.getFullYear() - 4, summer.getMonth(), summer.getDate());
  const lake = { place: HANGZHOU, camera: 'X-T5', lens: LENS };
  await add('lake.jpg', Buffer.from(await makeJpeg({ seed: 1, ...lake, taken: writtenDate(summer) })));
  await add(
    'bridge.jpg',
    Buffer.from(await makeJpeg({ seed: 2, place: HANGZHOU, taken: writtenDate(earlier) })),
  );
  // Written again, it has no place.
  const tokyo = await sharp(readFileSync(fixturePath('tokyo.jpg')))
    .jpeg()
    .toBuffer();
  await add('tokyo.jpg', tokyo);
  await add('copy.jpg', await sharp(tokyo).resize(600).jpeg({ quality: 70 }).toBuffer());
}

test('photos are found in English: by place, last summer and lens, on the map, on this day, and as similar', async ({
  userPage,
  browser,
}) => {
  await uploadLibrary(userPage);
  const storageState = await userPage.context().storageState();
  const context = await browser.newContext({ locale: 'en-US', storageState });
  const page = await context.newPage();
  const box = page.getByRole('combobox', { name: 'Search photos' });
  const viewer = page.getByRole('dialog', { name: 'Photo viewer' });

  await test.step('a town by its English name, a season in words, and a lens', async () => {
    await page.goto('/photos');
    await expect(page.getByRole('heading', { name: 'Photos', level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await box.fill('hangzhou last summer');
    await box.press('Enter');
    await expectPhotos(page, 1);
    await box.fill('hangz');
    await page.getByRole('option', { name: /^Hangzhou · Zhejiang · China 2 photos$/ }).click();
    await expect(page.getByRole('button', { name: 'Remove the filter “Hangzhou”' })).toBeVisible();
    await expectPhotos(page, 2);
    await page.getByRole('button', { name: 'Lens', exact: true }).click();
    await page.getByRole('menuitemradio', { name: LENS }).click();
    await expectPhotos(page, 1);
    await page.getByRole('gridcell').first().click();
    await viewer.getByRole('button', { name: 'Photo details' }).click();
    const facts = viewer.getByRole('region', { name: 'Photo details' });
    await expect(facts.getByText('Hangzhou · Zhejiang · China')).toBeVisible();
    await facts.getByRole('button', { name: /^Show all/ }).click();
    await expect(facts.getByText(LENS)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('the map and its list of places', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Map' }).click();
    const strip = page.getByRole('region', { name: 'Photos in sight' });
    const list = page.getByRole('button', { name: 'List of places' });
    await expect(list).toBeEnabled();
    await page.getByRole('button', { name: 'Show the whole map' }).press('Enter');
    await expect(list).toBeEnabled();
    await list.press('Enter');
    const places = page.getByRole('dialog', { name: 'List of places' });
    await places.getByRole('button', { name: /^2 photos, 30\.24° N, 120\.15° E/ }).press('Enter');
    await expect(strip.getByRole('gridcell')).toHaveCount(2);
  });

  await test.step('this day in earlier years', async () => {
    const summer = dayOfLastSummer();
    await page.clock.setFixedTime(
      new Date(summer.getFullYear() + 1, summer.getMonth(), summer.getDate(), 12),
    );
    await page.goto('/photos');
    const row = page.getByRole('region', { name: 'On this day' });
    await expect(row.getByRole('button', { name: '1 year ago 1 photo' })).toBeVisible();
    await row.getByRole('button', { name: '5 years ago 1 photo' }).click();
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: 'Hide for today' }).click();
    await expect(row).toBeHidden();
  });

  await test.step('similar photos', async () => {
    await page.goto('/similar');
    const group = page.getByRole('region', { name: '2 similar photos' });
    await expect(group.getByRole('checkbox', { name: 'Keep “tokyo”' })).toBeChecked();
    await group.getByRole('button', { name: /^Move 1 to the recycle bin/ }).click();
    await expect(page.getByText('No similar photos', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(group.getByRole('checkbox')).toHaveCount(2);
  });
  await context.close();
});
