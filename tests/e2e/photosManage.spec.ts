import { expect, type Locator, type Page } from '@playwright/test';
import { datedPhotos, fillAlbum, photoCell } from './photoFixtures.ts';
import { test } from './test.ts';

/** Each of another day, so that the date distinguishes photos with the same title. */
const photos = datedPhotos.filter(
  ({ taken }, index) => taken.slice(0, 10) !== datedPhotos[index - 1]?.taken.slice(0, 10),
);
const COUNT = 6;
const TITLE = '岚山';

// High enough for all days to be rendered.
test.use({ viewport: { width: 1280, height: 2400 } });

const dayOf = (index: number): string => {
  const [year, month, day] = photos[index]?.taken.slice(0, 10).split(':').map(Number) ?? [];
  return `${year}年${month}月${day}日`;
};

/** The list of a new album with some photographs in it. */
async function openAlbum(page: Page): Promise<void> {
  await fillAlbum(
    page,
    '旧相册',
    photos.slice(0, COUNT).map(({ path }) => path),
  );
}

/** Enters manage mode and selects from one photo to another with Shift. */
async function select(page: Page, first: Locator, last: Locator, count: number): Promise<void> {
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '管理照片' }).click();
  await expect(page.getByRole('button', { name: '退出管理' })).toBeFocused();
  await expect(page.getByRole('button', { name: '删除', exact: true })).toBeDisabled();
  await first.click();
  await last.click({ modifiers: ['Shift'] });
  await expect(page.getByText(`已选择 ${count} 张照片`).first()).toBeVisible();
}

const total = (page: Page, count: number) => page.getByText(`${count} 张照片`, { exact: true });

test('photos are selected by Shift, deleted, restored by undo, moved to a new album, and stay there', {
  tag: '@core',
}, async ({ userPage: page }) => {
  await openAlbum(page);
  const cell = (index: number) => photoCell(page, photos[index]?.title);
  const first = photoCell(page, TITLE, dayOf(0));
  const second = photoCell(page, TITLE, dayOf(1));

  await select(page, cell(1), cell(3), 3);
  await page.getByRole('button', { name: '删除', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '删除 3 张照片？' });
  await expect(question).toContainText('删除的照片会移入回收站，之后仍可恢复到原来的相册。');
  await question.getByRole('button', { name: '删除 3 张照片' }).dblclick();
  await expect(total(page, COUNT - 3)).toBeVisible();
  await expect(page.getByRole('button', { name: '退出管理' })).toHaveCount(0);
  await expect(page.getByRole('gridcell')).toHaveCount(COUNT - 3);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(total(page, COUNT)).toBeVisible();

  await select(page, cell(0), cell(1), 2);
  await page.getByRole('button', { name: '编辑描述' }).click();
  await page.getByRole('dialog', { name: '编辑描述' }).getByLabel('描述').fill(TITLE);
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(photoCell(page, TITLE)).toHaveCount(2);

  // Both a day later, and undone; and both as one archive. They stay selected until then.
  const selected = page.getByRole('gridcell', { selected: true });
  await expect(selected).toHaveCount(2);
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '更改日期' }).click();
  const date = page.getByRole('dialog', { name: '更改日期' });
  await date.getByRole('tab', { name: '转化' }).click();
  await date.getByLabel('天').fill('1');
  await date.getByRole('button', { name: '更改 2 张照片' }).click();
  await expect(page.getByText('已更改 2 张照片的日期').first()).toBeVisible();
  await expect(first).toHaveCount(0);
  for (const cell of await selected.all()) await expect(cell).toHaveAccessibleName(new RegExp(`^${TITLE}，`));
  await expect(selected).toHaveCount(2);
  await page.getByRole('button', { name: '撤销' }).last().click();
  await expect(page.getByText('已撤销').first()).toBeVisible();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(selected).toHaveCount(2);
  await page.getByRole('button', { name: '更多操作' }).click();
  const archive = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '下载原图' }).click();
  expect((await archive).suggestedFilename()).toBe('照片.zip');
  await page.getByRole('button', { name: '退出管理' }).click();
  // The focus returns to the page.
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);

  await select(page, first, second, 2);
  await page.getByRole('button', { name: '移动到', exact: true }).click();
  const move = page.getByRole('dialog', { name: '移动照片' });
  await move.getByLabel('相册名称').fill('新家');
  await move.getByRole('button', { name: '移动 2 张照片' }).click();
  await expect(page.getByText('已移动到「新家」').first()).toBeVisible();
  await expect(total(page, COUNT - 2)).toBeVisible();

  await page.reload();
  await expect(total(page, COUNT - 2)).toBeVisible();
  await page.goto('/albums');
  await page.getByRole('link', { name: /新家/ }).click();
  await expect(photoCell(page, TITLE)).toHaveCount(2);

  // One photo's menu, by keyboard: it becomes the cover.
  await first.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '设为封面' }).click();
  const cover = page.getByRole('alertdialog', { name: '设为相册封面？' });
  await expect(cover).toContainText('当前的封面会被替换。');
  await cover.getByRole('button', { name: '设为封面' }).click();
  await expect(page.getByText('封面设置成功').first()).toBeVisible();

  // In the viewer: rotated permanently, and the next photo replaces a deleted one.
  await first.click();
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  await expect(viewer.getByText('1 / 2')).toBeVisible();
  const turned = page.waitForResponse((reply) => reply.url().includes('/api/file/rotate'));
  await viewer.getByRole('button', { name: '顺时针旋转' }).click();
  const [code, , [photo]] = await (await turned).json();
  expect([code, photo.rotate]).toEqual([0, 90]);
  await viewer.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除 1 张照片' }).click();
  await expect(viewer.getByText('1 / 1')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(photo.id));
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(viewer.getByText(/ \/ 2$/)).toBeVisible();
});
