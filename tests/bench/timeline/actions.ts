import type { Page } from '@playwright/test';

/** Where the scrubber is pressed, as shares of its length. */
const PRESSES = [0.15, 0.35, 0.55, 0.75, 0.92];
/** Position of the last selected photo, as a share of the list. */
const SELECTED_SHARE = 0.45;
/** The page is idle when it has sent no request for so long, ms. */
const IDLE = 1_000;
/** Moving tens of thousands of photos may take so long, ms. */
const PATIENCE = 120_000;

/** One action, from the press of a key or button to its visible result. `requests` were sent on the way. */
export interface Action {
  what: string;
  milliseconds: number;
  requests: number;
  lists: number;
}

/** Every visible photo shows its picture. */
const allShown = (page: Page) =>
  page.waitForFunction(() => {
    const seen = [...document.querySelectorAll('[role=gridcell]')].filter((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    return seen.length > 0 && seen.every((cell) => cell.querySelector('img[data-ready]'));
  });

/**
 * Opening, jumping, selecting and moving in a long timeline, one after the other, by mouse; the last one undoes the
 * move.
 */
export async function measureActions(page: Page, address: string): Promise<Action[]> {
  const actions: Action[] = [];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const time = async (what: string, action: () => Promise<unknown>): Promise<void> => {
    await page.waitForTimeout(IDLE);
    asked.length = 0;
    const started = performance.now();
    await action();
    const milliseconds = performance.now() - started;
    const lists = asked.filter((path) => path === '/api/files').length;
    actions.push({ what, milliseconds, requests: asked.length, lists });
  };
  await time('address → first picture', async () => {
    await page.goto(new URL('/photos', address).href);
    await page.locator('[role=gridcell] img[data-ready]').first().waitFor();
  });
  for (const share of PRESSES) {
    await time(`scrubber pressed at ${Math.round(share * 100)} % → every picture in sight`, async () => {
      await pressScrubber(page, share);
      await allShown(page);
    });
  }
  const selected = await choose(page, time);
  await move(page, selected, time);
  return actions;
}

type Time = (what: string, action: () => Promise<unknown>) => Promise<void>;

async function pressScrubber(page: Page, share: number): Promise<void> {
  const box = await page.getByRole('slider').boundingBox();
  if (!box) throw new Error('There is no scrubber');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * share);
}

/** Selects from the first photo on, by Shift, across groups that were never loaded; returns how many. */
async function choose(page: Page, time: Time): Promise<number> {
  await pressScrubber(page, 0);
  await allShown(page);
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '管理照片' }).click();
  await page.getByRole('gridcell').first().click();
  await page.getByText('已选择 1 张照片').first().waitFor();
  await pressScrubber(page, SELECTED_SHARE);
  await allShown(page);
  let text = '';
  await time('Shift and a press → their number in the title', async () => {
    const middle = { x: 700, y: 450 };
    await page.keyboard.down('Shift');
    await page.mouse.click(middle.x, middle.y);
    await page.keyboard.up('Shift');
    const message = page.getByText(/^已选择 [\d,]{4,} 张照片$/).first();
    text = (await message.textContent()) ?? '';
  });
  return Number(text.replaceAll(/\D/g, ''));
}

async function move(page: Page, selected: number, time: Time): Promise<void> {
  const count = selected.toLocaleString('zh-CN');
  const name = `搬家 ${Date.now() % 100_000}`;
  await page.getByRole('button', { name: '移动到', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '移动照片' });
  await dialog.getByLabel('相册名称').fill(name);
  await time(`${count} photos moved to a new album → message`, async () => {
    await dialog.getByRole('button', { name: /^移动 [\d,]+ 张照片$/ }).click();
    await page.getByText(`已移动到「${name}」`).first().waitFor({ timeout: PATIENCE });
  });
  await time('undone → message', async () => {
    await page.getByRole('button', { name: '撤销' }).last().click();
    await page.getByText('已撤销').first().waitFor({ timeout: PATIENCE });
  });
}
