import { expect } from '@playwright/test';
import { test } from './test.ts';

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
  shortcuts: { url: string }[];
}

test('the product can be installed as an application, with icons of the stated sizes', async ({
  userPage: page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The only one is the test's own window, which is private.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const reply = await page.request.get('/manifest.webmanifest');
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const { icons, shortcuts } = (await reply.json()) as Manifest;
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const { url } of shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(url);
  }
});
