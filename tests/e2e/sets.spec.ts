import { expect } from '@playwright/test';
import { call } from './apiCalls.ts';
import { test } from './test.ts';

test('the address of the photos of a set leads to the set, and Back does not return to it', async ({
  userPage: page,
}) => {
  const create = (body: object) => call<{ id: string }>(page, 'POST', '/api/folders/0', body);
  const albums = [await create({ name: '京都' }), await create({ name: '奈良' })];
  const set = await create({ name: '关西', type: 2, list: albums.map(({ id }) => id) });
  const isSet = async () => {
    await expect(page).toHaveURL(new RegExp(`/albums/${set.id}$`));
    await expect(page.getByRole('heading', { name: '关西', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /奈良/ })).toBeVisible();
  };
  await page.goto('/shares');
  await page.goto(`/albums/${set.id}/photos`);
  await isSet();
  await page.goBack();
  await expect(page).toHaveURL(/\/shares$/);
  // It counts down, then continues.
  await page.goto(`/redirect?type=album&id=${set.id}`, { waitUntil: 'commit' });
  await isSet();
});
