import { expect, type Page, test } from '@playwright/test';
import { complaints } from './complaints.ts';
import {
  buildConsumer,
  createTestFolder,
  PACKAGES,
  removeTestFolder,
  startConsumer,
  type TestFolder,
} from './install.ts';

let testFolder: TestFolder;
test.beforeAll(() => {
  testFolder = createTestFolder(PACKAGES);
});
test.afterAll(() => removeTestFolder(testFolder));

/** The layout shift of the page during hydration (CLS). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    const until = performance.now() + 1_000;
    while (performance.now() < until) await new Promise(requestAnimationFrame);
    return sum;
  });
}

async function placeOfTenth(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-index="9"]').filter({ visible: true }).boundingBox();
  return box ?? { x: Number.NaN, y: Number.NaN };
}

test('a blank Vite application: typed without skipLibCheck, built, and used', async ({ page }) => {
  const { address, stop } = await startConsumer(buildConsumer('vite', testFolder));
  try {
    const messages = complaints(page);
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
    expect(messages).toEqual([]);
  } finally {
    stop();
  }
});

test.describe('a Next.js application', () => {
  let server: Awaited<ReturnType<typeof startConsumer>>;
  test.beforeAll(async () => {
    server = await startConsumer(buildConsumer('next', testFolder));
  });
  test.afterAll(() => server?.stop());

  test('shows the first rows from the server, and hydrates them without a mismatch', async ({
    browser,
    page,
  }) => {
    const { address } = server;
    const html = await (await fetch(address)).text();
    expect(html).toContain('aria-label="Photo 1, ');
    expect(html).toContain('aria-rowcount=');
    const messages = complaints(page);
    await page.goto(address);
    await page.getByRole('gridcell', { name: /^Photo 3, / }).click();
    await expect(page.getByLabel('Opened')).toHaveText('2');
    await page.getByRole('gridcell', { name: /^Photo 3, / }).press('Control+End');
    await expect(page.getByRole('gridcell', { name: /^Photo 1200, / })).toBeFocused();
    expect(messages).toEqual([]);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(address);
      expect(await layoutShift(page), `layout shift at ${size.width} px`).toBeLessThanOrEqual(0.1);
      // New elements never count as shifted: the tiles of the server's reply have to be in the same places.
      const reply = await browser.newPage({ javaScriptEnabled: false, viewport: size });
      await reply.goto(address);
      const [before, after] = await Promise.all([placeOfTenth(reply), placeOfTenth(page)]);
      expect(Math.abs(before.x - after.x), `across at ${size.width} px`).toBeLessThan(size.width / 20);
      expect(Math.abs(before.y - after.y), `down at ${size.width} px`).toBeLessThan(size.height / 20);
      await reply.close();
    }
  });

  test('renders a viewer in the page and a cropper, and hydrates them on a screen of two pixels to a pixel', async ({
    browser,
  }) => {
    const address = `${server.address}photo`;
    const html = await (await fetch(address)).text();
    expect(html).toContain('aria-label="Photo viewer"');
    expect(html).toContain('alt="Lake"');
    const page = await browser.newPage({ deviceScaleFactor: 2 });
    const messages = complaints(page);
    await page.goto(address);
    await expect(page.getByRole('group', { name: 'Photo viewer' }).getByAltText('Lake')).toBeVisible();
    await expect(page.getByRole('application', { name: 'Crop area' })).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Zoom' })).toBeEnabled();
    expect(messages).toEqual([]);
    await page.close();
  });

  test('imports every entry without React in a server component', async ({ page }) => {
    const complaintsSoFar = complaints(page);
    const reply = await page.goto(`${server.address}pure`);
    expect(reply?.status()).toBe(200);
    const answers = await page
      .locator('[data-entry]')
      .evaluateAll((elements) =>
        Object.fromEntries(
          elements.map((element) => [element.getAttribute('data-entry'), element.textContent]),
        ),
      );
    expect(answers).toEqual({
      'api-client': 'function',
      'api-client/contract': '2',
      'api-client/error-codes': '20001',
      'api-client/upload': 'true',
      'cropper/geometry': '200',
      'photo-grid/layout': '10',
      'photo-grid/source': '2',
      'photo-viewer/geometry': '300',
      'ui/format': '2.1 MB, 1970.1.1',
      'ui/theme': '480, function',
      'ui/theme/contract': 'var(--xj-color-accent)',
      ui: '12,345',
    });
    await expect(page.getByRole('button', { name: 'Of the client' })).toBeVisible();
    expect(complaintsSoFar).toEqual([]);
  });
});
