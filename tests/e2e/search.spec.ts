import { expect, type Page } from '@playwright/test';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { call } from './apiCalls.ts';
import { createFilledAlbum, createUploads, photoCell, waterfalls } from './photoFixtures.ts';
import { test } from './test.ts';

const COUNT = 5;
const [first, second] = waterfalls;

const boxOf = (page: Page) => page.getByRole('combobox', { name: '搜索照片' });
const total = (page: Page, count: number) => page.getByText(`${count} 张照片`, { exact: true });
const viewerOf = (page: Page) => page.getByRole('dialog', { name: '照片浏览' });

/** Searches a text and expects so many photos. */
async function expectFound(page: Page, text: string, count: number): Promise<void> {
  await boxOf(page).fill(text);
  await boxOf(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text)}`));
  await expect(total(page, count)).toBeVisible();
}

/** An album by the West Lake, whose second photo has a description and whose first one is a favorite. */
async function createLake(page: Page) {
  const lake = await createFilledAlbum(page, '西湖', waterfalls.slice(0, COUNT));
  const [favorite = '', described = ''] = lake.photoIds;
  await call(page, 'PUT', '/api/file/name', { ids: [described], name: '断桥残雪' });
  await call(page, 'PUT', '/api/file/favorite', { ids: [favorite], favorite: true });
  return lake;
}

test('a suggestion and chips find photos; Back, reload and a shared address show the same', {
  tag: '@core',
}, async ({ userPage: page }) => {
  await createLake(page);
  await page.goto('/albums');
  await expect(page.getByRole('link', { name: '西湖' })).toBeVisible();

  await test.step('the key / opens the box, and a suggestion in pinyin filters by its album', async () => {
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.type('xh');
    await expect(page.getByRole('option', { name: `西湖 ${COUNT} 张` })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(total(page, COUNT)).toBeVisible();
    await expect(page.getByRole('button', { name: '取消筛选「西湖」' })).toBeVisible();
    await expect(boxOf(page)).toHaveValue('');
  });

  await test.step('chips combine', async () => {
    await page.getByRole('group', { name: '筛选' }).getByRole('button', { name: '收藏' }).click();
    await expect(total(page, 1)).toBeVisible();
    await page.getByRole('button', { name: '类型', exact: true }).click();
    await page.getByRole('menuitemradio', { name: '视频' }).click();
    await expect(page.getByText('没有找到符合的照片')).toBeVisible();
    await page.goBack();
    await expect(total(page, 1)).toBeVisible();
    await page.goBack();
    await expect(total(page, COUNT)).toBeVisible();
  });

  await test.step('a result opens in the viewer, which has an address of its own, and Back returns to it', async () => {
    await photoCell(page, first?.title).click();
    await expect(viewerOf(page).getByText(`${COUNT} / ${COUNT}`)).toBeVisible();
    await expect(page).toHaveURL(/\/search\/\w+\?album=/);
    await page.goBack();
    await expect(viewerOf(page)).toBeHidden();
    await expect(photoCell(page, first?.title)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(viewerOf(page)).toBeVisible();
    await page.reload();
    await expect(viewerOf(page).getByText(`${COUNT} / ${COUNT}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewerOf(page)).toBeHidden();
    await expect(total(page, COUNT)).toBeVisible();
    await expect(page.getByRole('button', { name: '取消筛选「西湖」' })).toBeVisible();
  });

  await test.step('another window shows the search of a shared address', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(total(other, COUNT)).toBeVisible();
    await expect(other.getByRole('button', { name: '取消筛选「西湖」' })).toBeVisible();
    await other.close();
  });
});

test('words find photos by a part of a Chinese text, pinyin and a file name, and are remembered', async ({
  userPage: page,
}) => {
  await createLake(page);
  await page.goto('/search');
  await expect(boxOf(page)).toBeFocused();
  await expectFound(page, '残雪', 1);
  await expect(page.getByRole('gridcell', { name: /^断桥残雪/ })).toBeVisible();
  await expectFound(page, 'duanqiao', 1);
  await expectFound(page, '西湖', COUNT);
  await expectFound(page, first?.title ?? '', 1);
  await boxOf(page).fill('没有这样的照片');
  await boxOf(page).press('Enter');
  await expect(page.getByText('没有找到符合的照片')).toBeVisible();

  await boxOf(page).fill('西湖');
  await expect(page.getByRole('option', { name: '西湖' })).toBeVisible();
  // The list stays open, and shows the recent searches.
  await page.getByRole('button', { name: '清空' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.getByRole('option', { name: '残雪' }).click();
  await expect(total(page, 1)).toBeVisible();
  await expect(boxOf(page)).toHaveValue('残雪');
  await boxOf(page).fill('');
  await page.getByRole('option', { name: '清除搜索记录' }).click();
  await boxOf(page).click();
  await expect(page.getByRole('option', { name: '西湖' })).toHaveCount(1);
});

test('a place is suggested in pinyin, becomes a chip, and is named in the facts of its photos', async ({
  userPage: page,
}) => {
  const places = { hangzhou: { lat: 30.2431, lng: 120.1504 }, kyoto: { lat: 35.0116, lng: 135.7681 } };
  const uploads = await createUploads(page, '旅行');
  for (const [seed, [name, place]] of Object.entries(places).entries())
    await uploads.add(`${name}.jpg`, Buffer.from(await makeJpeg({ seed, place })));
  await page.goto('/search');
  await boxOf(page).fill('hangz');
  await page.getByRole('option', { name: '杭州 · 浙江省 · 中国 1 张' }).click();
  const chip = page.getByRole('button', { name: '取消筛选「杭州」' });
  await expect(chip).toBeVisible();
  await expect(total(page, 1)).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
  await page.getByRole('gridcell').first().click();
  await viewerOf(page).getByRole('button', { name: '照片信息' }).click();
  await expect(viewerOf(page).getByText('杭州 · 浙江省 · 中国')).toBeVisible();
});

test('results are selected, and leave the list when they are deleted', async ({ userPage: page }) => {
  await createLake(page);
  await page.goto(`/search?q=${encodeURIComponent('西湖')}`);
  await expect(total(page, COUNT)).toBeVisible();
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '管理照片' }).click();
  await page.getByRole('gridcell', { name: /^断桥残雪/ }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(total(page, COUNT - 1)).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(total(page, COUNT)).toBeVisible();
  await expect(photoCell(page, second?.title)).toHaveCount(0);
});
