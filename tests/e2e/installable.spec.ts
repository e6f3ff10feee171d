import { expect } from '@playwright/test';
import type { Photo } from '../fixtures/photos.ts';
import { waterfalls } from './photoFixtures.ts';
import { shareFiles } from './shareFiles.ts';
import { test } from './test.ts';

const [photo] = waterfalls as [Photo];

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string }[];
  shortcuts: { url: string }[];
}

test('the product can be installed as an application, with icons of the stated sizes', async ({
  userPage: page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data = '{}' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, shortcuts, ...manifest } = JSON.parse(data) as Manifest;
  // Chrome needs these to offer the installation; a headless shell does not judge it.
  expect(manifest).toMatchObject({ name: '相集 Xiangji', start_url: '/', display: 'standalone' });
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  const reply = await page.request.get(url);
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const { url: path } of shortcuts) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('files that are shared before the service worker runs are said to be missing, and can be chosen', async ({
  userPage: page,
}) => {
  await shareFiles(page, photo);
  await expect(page.getByText('没有收到分享的照片')).toBeVisible();
  await expect(page).toHaveURL(/\/share-target$/);
  await page.getByRole('button', { name: '选择照片上传' }).click();
  await expect(page.getByRole('dialog', { name: '上传照片' })).toBeVisible();
});
