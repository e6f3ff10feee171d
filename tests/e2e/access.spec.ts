import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { journeyPhotos } from '../fixtures/photos.ts';
import { signUp } from './account.ts';
import { expectUploaded, photoCell, selectFiles } from './photoFixtures.ts';
import { test } from './test.ts';

async function expectNoViolations(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, screen).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on any screen', async ({ page, email }) => {
      const photos = journeyPhotos.slice(0, 4);
      const cell = photoCell(page, photos[0]?.title);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: '登录相集' })).toBeVisible();
      await expectNoViolations(page, 'sign-in');
      await signUp(page, email);
      await expect(page.getByText('登录成功').or(page.getByText('注册成功')).first()).toBeVisible();
      await expectNoViolations(page, 'empty albums');
      await page.getByRole('button', { name: '上传照片' }).first().click();
      await expect(page.getByRole('dialog', { name: '上传照片' })).toBeVisible();
      await expectNoViolations(page, 'upload dialog');
      await selectFiles(
        page,
        photos.map(({ path }) => path),
      );
      await expectUploaded(page, photos.length);
      await expectNoViolations(page, 'albums with the upload panel');
      await page.goto('/photos');
      await expect(cell).toBeVisible();
      await expectNoViolations(page, 'timeline');
      await cell.click();
      await page.getByRole('button', { name: '照片信息' }).click();
      await expect(page.getByRole('region', { name: '照片信息' }).getByText('尺寸')).toBeVisible();
      await expectNoViolations(page, 'viewer with details');
    });
  });
}
