import { expect } from '@playwright/test';
import { test } from './test.ts';

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
  // What Chrome needs to offer the installation; a headless shell does not judge it.
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
