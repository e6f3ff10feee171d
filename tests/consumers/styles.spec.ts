import { expect, type Locator, test } from '@playwright/test';
import { REACT_PACKAGES } from './install.ts';
import { serveConsumer } from './serve.ts';

const address = serveConsumer('styles', REACT_PACKAGES, 'plain.html');

function styleOf(locator: Locator, property: string): Promise<string> {
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

test('the stylesheets leave every element of the host as it was', async ({ page }) => {
  await page.goto(new URL('plain.html', address()).href);
  const heading = page.getByRole('heading', { name: 'Heading' });
  await expect(heading).toBeVisible();
  expect(await styleOf(heading, 'font-size')).toBe('32px');
  expect(await styleOf(heading, 'font-weight')).toBe('700');
  expect(await styleOf(heading, 'box-sizing')).toBe('content-box');
  expect(await styleOf(page.locator('em'), 'font-style')).toBe('italic');
  expect(await styleOf(page.getByLabel('Icon'), 'width')).toBe('24px');
  expect(await styleOf(page.locator('body'), 'margin')).toBe('8px');
  expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgba(0, 0, 0, 0)');
  // Components need no reset of the page: the button has its height and the page's font.
  const button = page.getByRole('button', { name: 'Own look' });
  expect(await styleOf(button, 'box-sizing')).toBe('border-box');
  expect(await styleOf(button, 'height')).toBe('36px');
  expect(await styleOf(page.getByRole('textbox', { name: 'Name' }), 'box-sizing')).toBe('border-box');
  expect(await styleOf(page.getByRole('button', { name: 'Look of the host' }).locator('svg'), 'width')).toBe(
    '18px',
  );
});

for (const order of ['tailwind-first', 'tailwind-last']) {
  test(`classes of Tailwind win over components, and its reset does not, in ${order}`, async ({ page }) => {
    await page.goto(new URL(`${order}.html`, address()).href);
    const styled = page.getByRole('button', { name: 'Look of the host' });
    await expect(styled).toBeVisible();
    expect(await styleOf(styled, 'padding-left')).toBe('32px');
    expect(await styleOf(styled, 'border-radius')).toBe('0px');
    const plain = page.getByRole('button', { name: 'Own look' });
    expect(await styleOf(plain, 'padding-left')).not.toBe('0px');
    expect(await styleOf(plain, 'border-radius')).toBe('6px');
    const [own, hosts] = [
      await styleOf(plain, 'background-color'),
      await styleOf(styled, 'background-color'),
    ];
    expect(own).not.toBe('rgba(0, 0, 0, 0)');
    expect(hosts).not.toBe(own);
  });
}
