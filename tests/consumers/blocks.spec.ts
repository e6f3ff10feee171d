import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaints } from './complaints.ts';
import { serveConsumer } from './serve.ts';

const address = serveConsumer('blocks', ['locale', 'ui', 'blocks']);

const option = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });

/** A point of an element, `part` of its width from the left. */
async function pointOf(locator: Locator, part = 0.5): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return { x: box.x + box.width * part, y: box.y + box.height / 2 };
}

test('an organizer from the tarball: mouse, keyboard, undo, rename, save', async ({ page }) => {
  const errors = complaints(page);
  await page.goto(address());
  await expect(page.getByRole('listbox', { name: 'Albums to arrange' }).locator(':focus')).toHaveCount(1);

  // By mouse: the right quarter of a card means after it.
  const from = await pointOf(option(page, 'Kyoto'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const to = await pointOf(option(page, 'Nara'), 0.9);
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(page.locator('[data-intention=after]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.getByText('Placed after “Nara”')).toBeAttached();
  await expect(page.getByRole('option').nth(2)).toHaveAccessibleName(/^Kyoto/);

  // By keyboard: pick up, move over another album, merge; undo.
  await page.locator('[role=option][tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Picked up “Osaka”/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/Over “Nara”, a drop makes the set “Nara&Osaka”/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /Nara&Osaka/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(option(page, 'Osaka')).toBeVisible();

  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Name' }).fill('Naniwa');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(option(page, 'Naniwa')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Saved')).toHaveText('["Osaka","Nara","Kyoto","Kobe"]');
  expect(errors).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a long press drags an album onto another one', async ({ page }) => {
    await page.goto(address());
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const [from, to] = [await pointOf(option(page, 'Kyoto')), await pointOf(option(page, 'Osaka'))];
    await send('touchStart', [from]);
    await expect(option(page, 'Kyoto')).toHaveAttribute('data-dragged', '');
    await send('touchMove', [{ x: (from.x + to.x) / 2, y: from.y }]);
    await send('touchMove', [to]);
    await expect(page.locator('[data-intention=into]')).toHaveCount(1);
    await send('touchEnd', []);
    await expect(page.getByRole('option', { name: /Osaka&Kyoto/ })).toBeVisible();
  });
});
