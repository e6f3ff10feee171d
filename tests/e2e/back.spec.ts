import { expect, type Locator, type Page } from '@playwright/test';
import { createFilledAlbum, photoCell, waterfalls } from './photoFixtures.ts';
import { test } from './test.ts';

const COUNT = 3;
const PHONE = { width: 390, height: 844 };

/** Back closes the dialog and stays on the page; so do Forward and a reload, which do not open it again. */
async function expectBackCloses(page: Page, open: () => Promise<unknown>, dialog: Locator): Promise<void> {
  const address = page.url();
  await open();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await page.goForward();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  // Closed by its own button, it leaves no entry behind.
  await open();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
}

async function openFromViewer(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: '更多', exact: true }).last().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

for (const size of [undefined, PHONE]) {
  test(`Back closes every dialog ${size ? 'on a phone' : 'on a PC'}`, async ({ userPage: page }) => {
    if (size) await page.setViewportSize(size);
    const { id } = await createFilledAlbum(page, '瀑布', waterfalls.slice(0, COUNT));

    await page.goto('/account/setting');
    await expectBackCloses(
      page,
      () => page.getByRole('button', { name: '修改密码' }).click(),
      page.getByRole('dialog', { name: '修改密码' }),
    );
    await page.goto('/account/vip');
    const buy = page.getByRole('button', { name: /开通/ }).first();
    await expectBackCloses(page, () => buy.click(), page.getByRole('dialog'));
    await page.goto('/account');
    const avatar = async () => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /头像/ }).click();
      await (await chooser).setFiles(waterfalls[0]?.path ?? '');
    };
    await expectBackCloses(page, avatar, page.getByRole('dialog'));

    await page.goto('/albums');
    await page.getByRole('link', { name: /瀑布/ }).click();
    await expect(photoCell(page, waterfalls[0]?.title)).toBeVisible();
    const upload = page.getByRole('button', { name: '上传照片' }).first();
    await expectBackCloses(page, () => upload.click(), page.getByRole('dialog', { name: '上传照片' }));

    await photoCell(page, waterfalls[0]?.title).click();
    const viewer = page.getByRole('dialog', { name: '照片浏览' });
    await expect(viewer.getByText(`1 / ${COUNT}`)).toBeVisible();
    for (const [item, name] of [
      ['更改日期', '更改日期'],
      ['移动到', '移动照片'],
      ['在其他设备上打开', '在其他设备上打开'],
    ] as const) {
      await expectBackCloses(page, () => openFromViewer(page, item), page.getByRole('dialog', { name }));
      await expect(viewer).toBeVisible();
    }
    // The photo is removed from the list with the dialog open; Back goes to the list then, and to the albums after
    // it.
    await viewer.getByRole('button', { name: '删除', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除 1 张照片' }).click();
    await expect(viewer.getByText(`1 / ${COUNT - 1}`)).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/albums/${id}/photos$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/albums$/);
  });
}

test('a dialog that is open during a reload is closed, and Back leaves the page at once', async ({
  userPage: page,
}) => {
  await page.goto('/account/setting');
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '修改密码' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/albums$|\/$/);
});

test('the viewer handles its keys after every dialog, and returns the focus to the menu', async ({
  userPage: page,
}) => {
  const { id } = await createFilledAlbum(page, '瀑布', waterfalls.slice(0, COUNT));
  await page.goto(`/albums/${id}/photos`);
  await photoCell(page, waterfalls[0]?.title).click();
  const viewer = page.getByRole('dialog', { name: '照片浏览' });
  await expect(viewer.getByText(`1 / ${COUNT}`)).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await openFromViewer(page, '更改日期');
    await expect(page.getByRole('dialog', { name: '更改日期' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '更改日期' })).toBeHidden();
    await expect(viewer.getByRole('button', { name: '更多' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(`2 / ${COUNT}`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText(`1 / ${COUNT}`)).toBeVisible();
  }
  // From the panel too, where a button keeps the focus.
  await viewer.getByRole('button', { name: '照片信息' }).click();
  const panel = viewer.getByRole('region', { name: '照片信息' });
  await panel.getByRole('button', { name: '更改日期' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(`2 / ${COUNT}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('a dialog of an album returns the focus to the same album', async ({ userPage: page }) => {
  for (const name of ['京都', '奈良', '大阪']) await createFilledAlbum(page, name, []);
  await page.goto('/albums');
  const menu = page.getByRole('listitem').filter({ hasText: '奈良' }).getByRole('button');
  for (let time = 0; time < 2; time += 1) {
    await menu.click();
    await page.getByRole('menuitem', { name: '在其他设备上打开' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  }
});

test('Back out of the edit of an album saves its name, and asks about an introduction that is too long', async ({
  userPage: page,
}) => {
  await createFilledAlbum(page, '京都', []);
  await page.goto('/albums');
  const open = async () => {
    await page.getByRole('listitem').filter({ hasText: '京都' }).getByRole('button').click();
    await page.getByRole('menuitem', { name: '编辑信息' }).click();
  };
  const layer = page.getByRole('dialog', { name: '编辑相册' });
  await open();
  await layer.getByLabel('简介').fill('长'.repeat(141));
  page.once('dialog', (question) => void question.dismiss());
  await page.goBack();
  await expect(layer).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.goBack();
  await expect(layer).toBeHidden();
  await open();
  await layer.getByLabel('相册名称').fill('京都红叶');
  await page.goBack();
  await expect(layer).toBeHidden();
  await expect(page.getByRole('link', { name: /京都红叶/ })).toBeVisible();
  await expect(page.getByText('已保存').first()).toBeVisible();
});
