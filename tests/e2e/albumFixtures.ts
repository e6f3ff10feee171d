import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './apiCalls.ts';

/** Creates empty albums by one call. */
export async function seedAlbums(page: Page, names: readonly string[]): Promise<void> {
  const create = Object.fromEntries(
    names.map((name, index) => [`new-${index}`, { name, type: 1, numero: index }]),
  );
  await call(page, 'PUT', '/api/folder', { create });
  await page.goto('/albums');
  await expect(page.getByRole('list', { name: '相册列表' }).getByRole('link')).toHaveCount(names.length);
}

/** Selects an entry of the list's menu. */
export async function fromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Selects an entry of a card's menu, opened by a right click. */
export async function fromCard(page: Page, album: string, entry: string): Promise<void> {
  await card(page, album).click({ button: 'right' });
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** The link of an album or set in the list. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('list', { name: '相册列表' }).getByRole('link', { name: new RegExp(`^${name} `) });
}

/** An album or set in manage mode. */
export function option(page: Page, name: string): Locator {
  return page.getByRole('option', { name: new RegExp(`^(相集 ?)?${name} `) });
}

/** Enters manage mode. An album has the focus then. */
export async function enterManageMode(page: Page): Promise<void> {
  await fromMenu(page, '管理相册');
  await expect(page.getByRole('listbox').locator(':focus')).toHaveCount(1);
}

/** Focuses the list of manage mode, as the Tab key does. */
export async function focusList(page: Page): Promise<void> {
  await page.getByRole('listbox').locator('[role=option][tabindex="0"]').focus();
}

/** Saves manage mode and reloads, so that the page shows what the server has. */
export async function saveAndReload(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('相册批量保存成功', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.reload();
}

/** The names in the list, first to last. */
export async function expectAlbums(page: Page, names: readonly string[]): Promise<void> {
  const links = page.getByRole('list', { name: '相册列表' }).getByRole('link');
  await expect(links).toHaveCount(names.length);
  await expect(links).toContainText([...names]);
}

async function middleOf(element: Locator, part = 0.5): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box');
  return { x: box.x + box.width * part, y: box.y + box.height / 2 };
}

/** Drags with the mouse. Takes the picture `shot` before the release. */
export async function dragByMouse(
  page: Page,
  from: Locator,
  to: Locator,
  options: { part?: number; shot?: string } = {},
) {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const end = await middleOf(to, options.part);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await expect(from).toHaveAttribute('data-dragged', '');
  await expect(page.locator('[data-intention], [data-over]')).toHaveCount(1);
  if (options.shot) await page.screenshot({ path: options.shot });
  await page.mouse.up();
  await waitUntilClicksCount(page);
}

/** dnd-kit swallows clicks until a timer of 50 ms after a drop, so that the drop is not a click too. */
export async function waitUntilClicksCount(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
}

/** Drags with one finger, by the browser's own touch events. */
export async function dragByFinger(page: Page, from: Locator, to: Locator, shot?: string): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const start = await middleOf(from);
  await send('touchStart', [start]);
  await expect(from).toHaveAttribute('data-dragged', '');
  const end = await middleOf(to);
  for (const part of [0.3, 0.7, 1]) {
    await send('touchMove', [
      { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
    ]);
  }
  await expect(page.locator('[data-intention], [data-over]')).toHaveCount(1);
  if (shot) await page.screenshot({ path: shot });
  await send('touchEnd', []);
  await waitUntilClicksCount(page);
}

/** Picks up the album or the row with the focus. dnd-kit listens to keys after a timer of 0 ms. */
export async function pickUp(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Moves to an album of manage mode by arrow keys alone. */
export async function walkTo(page: Page, name: string): Promise<void> {
  // During a drag, the name of the album under it changes to the name of the set that a drop would make.
  const goal = await option(page, name).elementHandle();
  await page.keyboard.press('Home');
  for (let step = 0; !(await goal?.evaluate((album) => album === document.activeElement)); step += 1) {
    if (step > 20) throw new Error(`The keys do not reach ${name}`);
    await page.keyboard.press('ArrowRight');
  }
}

/** Creates an album by the list's own dialog. */
export async function createAlbum(page: Page, name: string): Promise<void> {
  await page.goto('/albums');
  await page.getByRole('button', { name: '新建相册' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建相册' });
  await dialog.getByLabel('相册名称').fill(name);
  await dialog.getByRole('button', { name: '新建' }).click();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
}
