import { expect, type Page } from '@playwright/test';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { createUploads } from './photoFixtures.ts';
import { test } from './test.ts';

const LAKE = { lat: 30.24, lng: 120.15 };
const PHOTOS = [
  { name: '断桥.jpg', place: LAKE },
  { name: '钱塘江.jpg', place: { lat: 30.17, lng: 120.1 } },
  { name: '奥克兰.jpg', place: { lat: -36.85, lng: 174.76 } },
  { name: '无位置.jpg', place: undefined },
];

const map = (page: Page) => page.getByRole('application', { name: '照片地图' });
const strip = (page: Page) => page.getByRole('region', { name: '地图范围内的照片' });
const inStrip = (page: Page) => strip(page).getByRole('gridcell');
const place = (page: Page, name: RegExp) => map(page).getByRole('button', { name });
const viewer = (page: Page) => page.getByRole('dialog', { name: '照片浏览' });

async function openMap(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '地图' }).click();
  await expect(page.getByRole('heading', { name: '地图', level: 1 })).toBeVisible();
}

test('the map shows where photos were taken, lists those in sight, and opens them', { tag: '@core' }, async ({
  userPage: page,
}) => {
  await openMap(page);
  await expect(page.getByText('还没有带位置的照片')).toBeVisible();
  const uploads = await createUploads(page, '旅行');
  for (const [seed, { name, place: taken }] of PHOTOS.entries()) {
    const bytes = await makeJpeg({ seed, place: taken, taken: `2024:05:0${seed + 1} 10:00:00` });
    await uploads.add(name, Buffer.from(bytes));
  }
  await page.reload();
  await expect(inStrip(page)).toHaveCount(3);

  // A press on two photos shows them closer, until each has a place of its own.
  await place(page, /^2 张照片/).click();
  await expect(inStrip(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/map\?at=30\.2/);
  await expect(async () => {
    const both = place(page, /^2 张照片/);
    if (await both.isVisible()) await both.click({ timeout: 1_000 });
    await expect(place(page, /^1 张照片/)).toHaveCount(2, { timeout: 1_000 });
  }).toPass();

  // A photo opens in the viewer; its address and the way back keep the view.
  const view = new URL(page.url()).search;
  await place(page, /^1 张照片，北纬 30\.24/).click();
  await expect(viewer(page).getByText('2 / 2')).toBeVisible();
  await expect(page).toHaveURL(/\/map\/[^/?]+\?at=/);
  await page.reload();
  await expect(viewer(page).getByText('2 / 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  expect(new URL(page.url()).search).toBe(view);
  await expect(place(page, /^1 张照片/)).toHaveCount(2);
  await inStrip(page).first().click();
  await expect(viewer(page).getByText('1 / 2')).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${view.replaceAll('.', '\\.').replace('?', '\\?')}$`));

  // By keys: the whole world, and a place of the list.
  await page.getByRole('button', { name: '看全图' }).press('Enter');
  await expect(inStrip(page)).toHaveCount(3);
  await page.getByRole('button', { name: '地点列表' }).press('Enter');
  await page
    .getByRole('dialog', { name: '地点列表' })
    .getByRole('button', { name: /南纬 36\.85/ })
    .press('Enter');
  await expect(viewer(page).getByText('1 / 3')).toBeVisible();
});

test('photos of a part of the map are selected and deleted, and leave the map', async ({
  userPage: page,
}) => {
  const uploads = await createUploads(page, '旅行');
  for (const seed of [1, 2]) {
    await uploads.add(`${seed}.jpg`, Buffer.from(await makeJpeg({ seed, place: LAKE })));
  }
  await openMap(page);
  await expect(inStrip(page)).toHaveCount(2);
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '管理照片' }).click();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '删除' }).first().click();
  await page.getByRole('button', { name: '删除 2 张照片' }).click();
  await expect(page.getByText('还没有带位置的照片')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).last().click();
  await expect(inStrip(page)).toHaveCount(2);
  await expect(place(page, /^2 张照片/)).toBeVisible();
});
