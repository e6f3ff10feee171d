import { expect, test } from '@playwright/test';

const docsOf = (id: string, globals = '') =>
  `/iframe.html?viewMode=docs&id=${id}${globals && `&globals=${globals}`}`;

for (const [words, title] of [
  ['弹窗', 'Dialog'],
  ['dialog', 'Dialog'],
  ['相册', 'AlbumCard'],
  ['album', 'AlbumCard'],
  ['禁用', 'Disabled'],
] as const)
  test(`the sidebar finds ${title} by ${words}`, async ({ page }) => {
    await page.goto('/index.html');
    await page.locator('input[type=search]').fill(words);
    await expect(page.getByRole('option').filter({ hasText: title }).first()).toBeVisible();
  });

test('a page of documents has one live story and shows another on demand', async ({ page }) => {
  await page.goto(docsOf('primitives-button--docs'));
  const stories = page.locator('.sb-story');
  const show = page.getByRole('button', { name: '显示 Show' });
  await expect(show.first()).toBeVisible();
  await expect(stories).toHaveCount(1);
  await show.first().click();
  await expect(stories).toHaveCount(2);
  await page.getByRole('button', { name: '收起 Hide' }).click();
  await expect(stories).toHaveCount(1);
});

test('a page names the status of a component and follows direction and density', async ({ page }) => {
  await page.goto(docsOf('primitives-button--docs', 'direction:rtl;density:comfortable'));
  await expect(page.getByText('稳定 Stable')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'comfortable');
  await expect(
    page.locator('.sb-story').first().locator('xpath=ancestor-or-self::*[@dir][1]'),
  ).toHaveAttribute('dir', 'rtl');
});

test('the changelog lists the next release of every package', async ({ page }) => {
  await page.goto(docsOf('changelog--docs'));
  for (const name of ['ui', 'photo-grid', 'photo-viewer', 'cropper', 'blocks', 'api-client'])
    await expect(
      page.getByRole('heading', { name: new RegExp(`@xiangji/${name}\\b`) }).first(),
    ).toBeVisible();
});
