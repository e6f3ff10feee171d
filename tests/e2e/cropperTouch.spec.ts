import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { spread, stroke, test, touch } from './packagePage/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const cropAreaOf = (page: Page) => page.getByRole('application', { name: '裁剪区域' });

/** The rectangle that would be sent: x, y, width, height in source pixels. */
async function rect(page: Page): Promise<number[]> {
  const text = (await page.getByLabel('rect').textContent()) ?? '';
  return text.split(' ').map(Number);
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await cropAreaOf(page).boundingBox();
  if (!box) throw new Error('no crop area');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('fingers drag and pinch, keys move and zoom; never past the edge', async ({ openPage }) => {
  const page = await openPage('cover');
  await expect(cropAreaOf(page)).toBeVisible();
  // 1600 × 1067 under a frame of 3 : 4.
  await expect.poll(() => rect(page)).toEqual([400, 0, 800, 1067]);
  const middle = await middleOf(page);

  await touch(page, stroke(middle, { x: middle.x + 60, y: middle.y }));
  await expect.poll(async () => (await rect(page))[0]).toBeLessThan(260);
  await touch(page, stroke(middle, { x: middle.x + 150, y: middle.y }));
  await touch(page, stroke(middle, { x: middle.x + 150, y: middle.y + 80 }));
  await expect.poll(() => rect(page)).toEqual([0, 0, 800, 1067]);

  await touch(page, spread(middle));
  await expect.poll(async () => (await rect(page))[2]).toBeLessThan(300);
  await expect(page.getByRole('slider', { name: '缩放' })).toHaveAttribute('aria-valuetext', /^[34]\d\d%$/);

  const [, , wide = 0] = await rect(page);
  await cropAreaOf(page).focus();
  await page.keyboard.press('-');
  await expect.poll(async () => (await rect(page))[2]).toBeGreaterThan(wide);
  const [x = 0] = await rect(page);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => (await rect(page))[0]).toBeGreaterThan(x);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in the cropper in ${theme}`, async ({ openPage }) => {
    const page = await openPage(`cover&theme=${theme}`);
    await expect(page.getByRole('slider', { name: '缩放' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}
