import { expect, type Page, test } from '@playwright/test';
import { complaints } from './complaints.ts';
import { serveConsumer } from './serve.ts';

const address = serveConsumer('lists', ['locale', 'ui', 'photo-grid']);

const tile = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}`) });
const show = (page: Page, name: string) => page.goto(`${address()}?${name}#${name}`);

test('a range that was rejected is shown as failed, and loaded by a retry', async ({ page }) => {
  await show(page, 'failing');
  await expect(tile(page, 'Photo did not load')).toHaveCount(3);
  await page.getByRole('button', { name: 'The server is back' }).click();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(tile(page, 'Porto')).toBeVisible();
  await expect(tile(page, 'Photo did not load')).toHaveCount(0);
});

test('src, width, height and alt are enough, and a wrong item is named', async ({ page }) => {
  const found = complaints(page);
  await show(page, 'plain');
  await expect(tile(page, 'Porto').locator('img[data-ready]')).toBeVisible();
  expect(found).toEqual([]);
  await show(page, 'wrong');
  await expect(tile(page, 'Lisbon')).toBeVisible();
  await expect.poll(() => found.join('\n')).toMatch(/photo 1 has the width undefined/);
  expect(found.join('\n')).toMatch(/photo 2 is null/);
});

test('the same photos stay selected when others are prepended', async ({ page }) => {
  await show(page, 'prepended');
  await tile(page, 'Porto').click();
  await expect(tile(page, 'Porto')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Prepend' }).click();
  await expect(tile(page, 'Sintra')).toBeVisible();
  await expect(page.locator('[aria-selected=true]')).toHaveAccessibleName(/^Porto/);
});

test('tiles are links with one tab stop; a modified click opens a tab', async ({ context, page }) => {
  await show(page, 'links');
  await tile(page, 'Porto').click();
  await expect(page.getByLabel('Opened')).toHaveText('Porto');
  await expect(tile(page, 'Faro').getByRole('link')).toHaveAttribute('href', '?photo=2#links');
  await expect(page.locator('[role=gridcell][tabindex="0"], a:not([tabindex="-1"])')).toHaveCount(1);
  const opened = context.waitForEvent('page');
  await tile(page, 'Faro').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\?photo=2/);
  await expect(page.getByLabel('Opened')).toHaveText('Porto');
});

test('a form keeps an invalid date, and a combo box takes the only match', async ({ page }) => {
  await show(page, 'form');
  await page.getByRole('textbox', { name: 'Taken' }).fill('2026.2.30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Invalid')).toHaveText('reported');
  await expect(page.getByLabel('Submitted')).toHaveText('0');
  await page.getByRole('textbox', { name: 'Taken' }).fill('2031.8.9');
  const colour = page.getByRole('combobox', { name: 'Colour' });
  for (const [text, key] of [
    ['blue', 'Enter'],
    ['gree', 'Tab'],
  ] as const) {
    await colour.fill(text);
    await colour.press(key);
    await expect(colour).toHaveValue(text === 'blue' ? 'Colour blue' : 'Colour green');
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Submitted')).toHaveText('1');
});
