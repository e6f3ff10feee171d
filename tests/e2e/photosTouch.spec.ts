import { expect, type Locator, type Page } from '@playwright/test';
import { datedPhotos, fillAlbum, photoCell } from './photoFixtures.ts';
import { test } from './test.ts';

/** The first of them share a day, and all together are higher than the screen. */
const photos = datedPhotos.filter(({ taken }) => taken > '2021');
const COUNT = photos.length;

test.use({ viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true });

interface Point {
  x: number;
  y: number;
}

/** A finger on the page, by the browser's own touch events. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    down: (at: Point) => send('touchStart', [at]),
    move: (at: Point) => send('touchMove', [at]),
    up: () => send('touchEnd', []),
  };
}

async function middleOf(cell: Locator): Promise<Point> {
  const box = await cell.boundingBox();
  if (!box) throw new Error('The photo is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const selected = (page: Page) => page.getByRole('gridcell', { selected: true });

test('dragging selects photos, beyond the edge too, and pulling the list down reloads it', async ({
  userPage: page,
}) => {
  await fillAlbum(
    page,
    '手指',
    photos.map(({ path }) => path),
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  const hand = await finger(page);

  // Pulled down from its top: the headings are loaded again.
  const readAnew = page.waitForRequest((request) => request.url().includes('axis=1'));
  await hand.down({ x: 200, y: 200 });
  for (const y of [230, 270, 310, 350]) await hand.move({ x: 200, y });
  await expect(page.getByText('松开刷新')).toBeVisible();
  await hand.up();
  await readAnew;
  await expect(page.getByText('正在刷新')).toHaveCount(0);

  // A long press starts the selection; photos under the finger are selected, and released when it moves back.
  await page.getByRole('button', { name: '更多', exact: true }).tap();
  await page.getByRole('menuitem', { name: '管理照片' }).tap();
  await expect(page.getByRole('button', { name: '退出管理' })).toBeVisible();
  const first = await middleOf(photoCell(page, photos[0]?.title));
  const third = await middleOf(photoCell(page, photos[2]?.title));
  await hand.down(first);
  await expect(selected(page)).toHaveCount(1);
  await hand.move(third);
  await expect(selected(page)).toHaveCount(3);
  await hand.move(first);
  await expect(selected(page)).toHaveCount(1);

  // At the lower edge the list scrolls until all photos are selected.
  await hand.move({ x: 200, y: 400 });
  for (const y of [450, 540, 590]) await hand.move({ x: 380, y });
  await expect(page.getByText(`已选择 ${COUNT} 张照片`).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await hand.up();

  // The actions are within reach of the thumb.
  await page.getByRole('toolbar').getByRole('button', { name: '删除' }).tap();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `删除 ${COUNT} 张照片` })
    .tap();
  await expect(page.getByText('暂无照片，点此上传')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).tap();
  await expect(photoCell(page, photos[0]?.title)).toBeVisible();
});
