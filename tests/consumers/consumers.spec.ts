import { expect, type Page, test } from '@playwright/test';
import { buildConsumer, packAll, REACT_PACKAGES, startConsumer, throwAway } from './install.ts';

let packed: ReturnType<typeof packAll>;
test.beforeAll(() => {
  packed = packAll(REACT_PACKAGES);
});
test.afterAll(() => throwAway(packed));

/** What a page says when something is wrong with how it was put together. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  return found;
}

test('a blank Vite application: typed without skipLibCheck, built, and used', async ({ page }) => {
  const { address, stop } = await startConsumer(buildConsumer('vite', packed));
  try {
    const said = complaints(page);
    await page.goto(address);
    await expect(page.getByRole('gridcell', { name: /^Photo 1, / })).toBeVisible();
    await expect(page.getByLabel('Pure layout')).toHaveText('10');
    const box = await page.getByRole('gridcell', { name: /^Photo 1, / }).boundingBox();
    expect(box?.height).toBeGreaterThan(150);
    await page.getByRole('slider', { name: 'Timeline' }).press('End');
    await expect(page.getByRole('gridcell', { name: /^Photo 4901, / })).toBeVisible();
    await page.getByRole('gridcell', { name: /^Photo 4901, / }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog')).toContainText('4,902 / 5,000');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+Home');
    await page.getByRole('button', { name: 'Crop' }).click();
    await expect(page.getByRole('application', { name: 'Crop area' })).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await expect(page.getByRole('application', { name: 'Area alone' }).locator('img')).toBeVisible();
    expect(said).toEqual([]);
  } finally {
    stop();
  }
});

test('a Next.js application: the first rows come from the server, and come alive without a mismatch', async ({
  page,
}) => {
  const { address, stop } = await startConsumer(buildConsumer('next', packed));
  try {
    const html = await (await fetch(address)).text();
    expect(html).toContain('aria-label="Photo 1, ');
    expect(html).toContain('aria-rowcount=');
    const said = complaints(page);
    await page.goto(address);
    await page.getByRole('gridcell', { name: /^Photo 3, / }).click();
    await expect(page.getByLabel('Opened')).toHaveText('2');
    await page.getByRole('gridcell', { name: /^Photo 3, / }).press('Control+End');
    await expect(page.getByRole('gridcell', { name: /^Photo 1200, / })).toBeFocused();
    expect(said).toEqual([]);
  } finally {
    stop();
  }
});
