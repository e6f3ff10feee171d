import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { press, release, spread, stroke, tapTwice, test, touch } from './packagePage/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const MIDDLE = { x: 195, y: 422 };

const viewer = (page: Page) => page.getByRole('dialog', { name: '照片浏览' });
const photo = (page: Page, name: string) => viewer(page).getByRole('img', { name, exact: true });

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `open ${name}` }).tap();
  await expect(viewer(page).getByRole('button', { name: '关闭' })).toBeVisible();
  await settled(page, name);
}

/** The photo does not move: the tile that it expanded from is behind it. */
async function settled(page: Page, name: string): Promise<void> {
  await expect(photo(page, name)).toBeVisible();
  await expect.poll(() => viewer(page).evaluate((it) => it.getAnimations({ subtree: true }).length)).toBe(0);
}

/** How much wider than the screen the photo is shown. */
const zoom = (page: Page, name: string) =>
  photo(page, name).evaluate((image) => image.getBoundingClientRect().width / innerWidth);

test('fingers zoom by pinch and double tap, turn pages and close', { tag: '@core' }, async ({ openPage }) => {
  const page = await openPage();
  await open(page, 'landscape');
  expect(await zoom(page, 'landscape')).toBeCloseTo(1, 1);

  await touch(page, spread(MIDDLE));
  await settled(page, 'landscape');
  await expect.poll(() => zoom(page, 'landscape')).toBeGreaterThan(2);
  await tapTwice(page, MIDDLE);
  await expect.poll(() => zoom(page, 'landscape')).toBeCloseTo(1, 1);
  await tapTwice(page, MIDDLE);
  await expect.poll(() => zoom(page, 'landscape')).toBeCloseTo(2, 1);
  await tapTwice(page, MIDDLE);
  await expect.poll(() => zoom(page, 'landscape')).toBeCloseTo(1, 1);

  await touch(page, stroke({ x: 340, y: 600 }, { x: 60, y: 600 }));
  await expect(viewer(page).getByText('2 / 4')).toBeVisible();
  await settled(page, 'portrait');
  await touch(page, stroke({ x: 60, y: 600 }, { x: 340, y: 600 }));
  await expect(viewer(page).getByText('1 / 4')).toBeVisible();
  await settled(page, 'landscape');

  // A short drag down lets it fall back; a long one closes.
  await touch(page, stroke(MIDDLE, { x: 195, y: 470 }));
  await settled(page, 'landscape');
  await touch(page, stroke(MIDDLE, { x: 195, y: 722 }));
  await expect(viewer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'open landscape' })).toBeFocused();
});

test('a double tap counts once where the page is busy as it is made', async ({ openPage }) => {
  const page = await openPage();
  await open(page, 'landscape');
  // The browser's own double click comes long after the second tap then.
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      const end = performance.now() + 400;
      while (performance.now() < end);
    });
    document.addEventListener('dblclick', ({ detail }) => {
      document.body.dataset.doubleClick = String(detail);
    });
  });
  await tapTwice(page, MIDDLE);
  await expect(page.locator('body')).toHaveAttribute('data-double-click', '2');
  await expect.poll(() => zoom(page, 'landscape')).toBeCloseTo(2, 1);
});

test('a long press plays a live photo', async ({ openPage }) => {
  const page = await openPage();
  const endings = await page.evaluateHandle(() => {
    const seen: Event[] = [];
    document.addEventListener('ended', (event) => seen.push(event), { capture: true });
    return seen;
  });
  await open(page, 'live');
  const movie = viewer(page).locator('[data-viewer-frame] video');
  // Once on opening; it has ended before the touch.
  await expect.poll(() => endings.evaluate(({ length }) => length)).toBe(1);
  await expect(movie).not.toHaveAttribute('data-playing', '');
  const session = await page.context().newCDPSession(page);
  await press(session, [[MIDDLE]]);
  await expect.poll(() => endings.evaluate(({ length }) => length)).toBe(2);
  await release(session);
});

test('a swipe over a video turns the page, and its controls stay its own', async ({ openPage }) => {
  const page = await openPage();
  await page.getByRole('button', { name: 'open film' }).tap();
  const film = viewer(page).getByLabel('film');
  await expect(viewer(page).getByRole('button', { name: '上一张' })).toBeVisible();
  await expect.poll(() => viewer(page).evaluate((it) => it.getAnimations({ subtree: true }).length)).toBe(0);
  const box = await film.boundingBox();
  if (!box) throw new Error('no video');
  const foot = box.y + box.height - 20;
  await touch(page, stroke({ x: 60, y: foot }, { x: 340, y: foot }));
  await expect(viewer(page).getByText('4 / 4')).toBeVisible();
  await touch(page, stroke({ x: 60, y: box.y + 60 }, { x: 340, y: box.y + 60 }));
  await expect(viewer(page).getByText('3 / 4')).toBeVisible();
  await settled(page, 'live');
});

test('a finger swipes to a page whose sharp picture is fetched but not decoded', async ({ openPage }) => {
  const page = await openPage('still');
  await page.getByRole('button', { name: 'open still 0' }).tap();
  await settled(page, 'still 0');
  // The next photo is sharp already; nothing that loads from now on is decoded.
  await expect(viewer(page).locator('[inert] img[data-ready]:not([src*="small"])').first()).toBeAttached();
  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
  });
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('2 / 5')).toBeVisible();
  const tile = viewer(page).locator('[inert] img[src*="small"]').last();
  await expect(tile).toHaveAttribute('data-under', '');
  await expect(tile).toHaveCSS('visibility', 'hidden');
  const session = await page.context().newCDPSession(page);
  await press(session, stroke({ x: 340, y: 600 }, { x: 290, y: 600 }));
  await expect(tile).toHaveCSS('visibility', 'visible');
  await release(session);
  await expect(tile).toHaveCSS('visibility', 'hidden');
});

test('growing out of its tile it is never blank, and nothing on the page shifts', async ({ openPage }) => {
  const page = await openPage();
  const tile = page.getByRole('button', { name: 'open landscape' });
  await expect
    .poll(() => tile.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(320);
  const frames = await tile.evaluate(async (button) => {
    let shifts = 0;
    const observer = new PerformanceObserver((list) => {
      shifts += list.getEntries().length;
    });
    observer.observe({ type: 'layout-shift', buffered: false });
    const seen: { pictures: number; width: number; left: number }[] = [];
    (button as HTMLElement).click();
    let after = 0;
    while (after < 20) {
      await new Promise(requestAnimationFrame);
      const frame = document.querySelector<HTMLElement>('[data-viewer-frame]');
      const images = [...(frame?.querySelectorAll('img') ?? [])];
      const pictures = images.filter(
        (image) => image.complete && image.naturalWidth > 0 && getComputedStyle(image).opacity === '1',
      ).length;
      const box = frame?.getBoundingClientRect();
      seen.push({ pictures, width: box?.width ?? 0, left: box?.left ?? 0 });
      // Twenty frames more, once it has expanded and the sharp picture has replaced the small one.
      const grown = frame?.getAnimations().length === 0 && pictures > 1;
      if (grown || after > 0) after += 1;
    }
    observer.disconnect();
    return { seen, shifts };
  });
  expect(frames.shifts).toBe(0);
  expect(frames.seen.filter(({ pictures }) => pictures === 0)).toEqual([]);
  const widths = frames.seen.map(({ width }) => width);
  expect(widths[0]).toBeLessThan(200);
  expect(widths.at(-1)).toBeCloseTo(390, 0);
  // It only ever grows: no jump back, no second size when the sharp picture loads.
  expect(widths.every((width, at) => at === 0 || width >= (widths[at - 1] ?? 0) - 0.5)).toBe(true);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in ${theme}`, async ({ openPage }) => {
    const page = await openPage(`theme=${theme}`);
    await open(page, 'live');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}
