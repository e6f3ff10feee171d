import { expect, type Page, test } from '@playwright/test';
import { complaints } from './complaints.ts';
import {
  buildConsumer,
  createTestFolder,
  REACT_PACKAGES,
  removeTestFolder,
  startConsumer,
  type TestFolder,
} from './install.ts';

let testFolder: TestFolder;
test.beforeAll(() => {
  testFolder = createTestFolder(REACT_PACKAGES);
});
test.afterAll(() => removeTestFolder(testFolder));

/** The oldest supported React and the newest, each with the types of its time. */
const REACTS = {
  '18.2.0': ['@types/react@18.3.27', '@types/react-dom@18.3.7'],
  '19.3.1': ['@types/react@19.3.0', '@types/react-dom@19.3.0'],
};

function emptyRefs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { refs } = window as unknown as { refs: Record<string, unknown> };
    return Object.keys(refs).filter((name) => !refs[name]);
  });
}

async function useOverlays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await page.getByRole('textbox', { name: 'Album name' }).fill('Lisbon');
  await page.getByRole('button', { name: 'Greet' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Greeting')).toHaveText('Lisbon');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = await page.getByRole('menu').boundingBox();
  const button = await page.getByText('Open the menu').boundingBox();
  // A trigger whose ref is dropped leaves the menu in the corner of the window.
  expect(menu?.x).toBeGreaterThan((button?.x ?? 0) - 30);
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(page.getByText('Shared', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open the popover' }).click();
  await expect(page.getByText('In the popover')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'With a tooltip' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Explained');
  await page.getByRole('combobox', { name: 'Colour', exact: true }).click();
  await page.getByRole('option', { name: 'Colour green' }).click();
  await expect(page.getByRole('combobox', { name: 'Colour', exact: true })).toHaveText('Colour green');
  const box = page.getByRole('combobox', { name: 'Other colour' });
  await box.fill('blue');
  await box.press('Enter');
  await expect(box).toHaveValue('Colour blue');
  await page.getByRole('textbox', { name: 'Expires' }).fill('2031.8.9');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Calendar' }).click();
  await page
    .getByRole('grid', { name: /August 2031/ })
    .getByText('20', { exact: true })
    .click();
  await expect(page.getByRole('textbox', { name: 'Expires' })).toHaveValue('2031.8.20');
}

async function useBlocks(page: Page): Promise<void> {
  const blocks = page.getByRole('region', { name: 'Blocks' });
  await expect(blocks.getByRole('heading', { name: 'Kyoto maples' })).toBeVisible();
  await expect(blocks.locator('img[fetchpriority="high"]')).toHaveCount(1);
  await blocks.getByRole('textbox', { name: 'Code', exact: true }).fill('K7P2');
  await expect(blocks.getByText('Wrong 2 times in a row')).toBeVisible();
  await expect(blocks.getByText('Chrome 150 · Windows 11')).toHaveCount(3);
  await blocks.getByRole('button', { name: 'Change the date' }).click();
  await expect(page.getByRole('dialog', { name: 'Date' }).getByRole('tab')).toHaveCount(2);
}

/** Only what the READMEs require. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-consumer'",
  "img-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  'worker-src blob:',
  "require-trusted-types-for 'script'",
  'trusted-types xiangji-cropper',
].join('; ');

/** Serves the page with the policy of a strict host. */
async function restrict(page: Page, address: string): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(address) && url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': POLICY };
      await route.fulfill({ response, headers });
    },
  );
}

async function usePhotos(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cut' }).click();
  await expect.poll(async () => Number(await page.getByLabel('Bytes').textContent())).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'To the last photo' }).click();
  await page.getByRole('gridcell', { name: /^Photo 599, / }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('599 / 600');
  // The neighbours of the photo cannot be reached.
  await expect(viewer.locator('[inert]')).not.toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('600 / 600');
  expect(await emptyRefs(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
}

/** One provider switches the texts of ui, cropper, grid and viewer, and their direction. */
async function useOtherLocales(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?locale=zh-CN`);
  await expect(page.getByRole('combobox', { name: 'Colour', exact: true })).toHaveText('请选择');
  await expect(page.getByRole('application', { name: '裁剪区域' })).toBeVisible();
  await expect(page.getByRole('slider', { name: '缩放' })).toBeVisible();
  const grid = page.getByRole('grid', { name: '照片' });
  await grid.getByRole('gridcell').first().click();
  await expect(page.getByRole('dialog', { name: '照片浏览' })).toHaveAttribute('dir', 'ltr');
  await page.goto(`${address}?locale=ar`);
  await page.getByRole('grid', { name: 'Photos' }).getByRole('gridcell').first().click();
  await expect(page.getByRole('dialog', { name: 'Photo viewer' })).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog')).toContainText('2 / 600');
}

for (const [version, types] of Object.entries(REACTS)) {
  test(`with React ${version} refs are filled, and everything works without a complaint, under a strict policy too`, async ({
    page,
  }) => {
    const cwd = buildConsumer('react', testFolder, [`react@${version}`, `react-dom@${version}`, ...types]);
    const { address, stop } = await startConsumer(cwd);
    try {
      const found = complaints(page);
      await page.goto(`${address}#everything`);
      await expect(page.getByLabel('React')).toHaveText(version);
      await expect.poll(() => emptyRefs(page)).toEqual([]);
      await page.goto(`${address}?blocks#blocks`);
      await useBlocks(page);
      await page.goto(`${address}?photos`);
      await useOverlays(page);
      await usePhotos(page);
      await useOtherLocales(page, address);
      await restrict(page, address);
      await page.goto(`${address}#everything`);
      await expect.poll(() => emptyRefs(page)).toEqual([]);
      await page.goto(`${address}?photos`);
      await useOverlays(page);
      await usePhotos(page);
      expect(found).toEqual([]);
    } finally {
      stop();
    }
  });
}
