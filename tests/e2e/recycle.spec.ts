import { expect, type Page, test } from '@playwright/test';
import { PASSWORD, signUp } from './person.ts';
import { albumOf } from './sharesStage.ts';

const ALBUM = '秋天';

/** Puts every photo of the account into the bin by the product's own call. */
async function deleteAll(page: Page): Promise<void> {
  const code = await page.evaluate(async () => {
    const [, , config] = await (await fetch('/oapi/config')).json();
    const headers = { 'content-type': 'application/json', 'x-csrf-token': config.csrf_token };
    const [, , { axis }] = await (await fetch('/api/files?order=1&axis=1')).json();
    const total = axis.at(-1).total;
    const selection = { order: 1, total, ranges: [[0, total]] };
    const reply = await fetch('/api/file', {
      method: 'DELETE',
      headers,
      body: JSON.stringify({ selection }),
    });
    const [answer] = await reply.json();
    return answer;
  });
  expect(code).toBe(0);
}

test('photos come back where they were or elsewhere, and go for good with the password alone', async ({
  page,
}) => {
  await signUp(page, 'recycle@example.com');
  await albumOf(page, ALBUM, 4);
  await deleteAll(page);

  await page.getByRole('link', { name: '回收站' }).click();
  const rows = page.getByRole('list', { name: '回收站中的照片' }).getByRole('checkbox');
  await expect(rows).toHaveCount(4);
  await expect(page.getByText(/^剩余 (29|30) 天$/)).toHaveCount(4);

  await rows.first().check();
  await page.getByRole('button', { name: '恢复到原相册' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '恢复 1 张照片' }).click();
  await expect(page.getByText('已恢复 1 张照片', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(3);
  // The button that did it is gone: the keys go on in the page.
  await expect(page.getByRole('main')).toBeFocused();

  await rows.first().check();
  await page.getByRole('button', { name: '恢复到其他相册' }).click();
  await page.getByRole('dialog').getByLabel('相册名称').fill('重见天日');
  await page.getByRole('dialog').getByRole('button', { name: '恢复 1 张照片' }).click();
  await expect(page.getByText('已恢复 1 张照片到「重见天日」', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '清空回收站' }).click();
  const dialog = page.getByRole('dialog', { name: '清空回收站，彻底删除全部 2 张照片？' });
  await dialog.getByLabel('登录密码').fill('something-else');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('登录密码错误，请重试')).toBeVisible();
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^已彻底删除 2 张照片/)).toBeVisible();
  await expect(page.getByText('空空如也')).toBeVisible();

  await page.reload();
  await expect(page.getByText('空空如也')).toBeVisible();
  await page.goto('/albums');
  for (const name of [ALBUM, '重见天日']) {
    await expect(page.getByRole('link', { name: new RegExp(`^${name} .*1 张照片`) })).toBeVisible();
  }
});
