// `pnpm bench find`: how long users wait when they look for a photo: search, favorites, map and similar photos. Needs
// `pnpm demo --photos 100000` served by `npm start`, or at BENCH_ADDRESS.
import type { Page } from '@playwright/test';
import { DEMO_ADDRESS, signIn } from './browser/demo.ts';
import { launch } from './browser/page.ts';
import { markdown, median, report } from './report.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
/** The page is idle when it has sent no request for so long, ms. */
const IDLE = 1_000;

type Steps = Record<string, { before?: () => Promise<unknown>; act: () => Promise<unknown> }>;

const address = (path: string) => new URL(path, DEMO_ADDRESS).href;
const firstPicture = (page: Page) => page.locator('[role=gridcell] img[data-ready]').first().waitFor();

/** Each step begins with the press of a key or button, and ends with its visible result. */
function stepsOf(page: Page): Steps {
  const box = page.getByRole('combobox', { name: '搜索照片' });
  const chip = (name: string) => page.getByRole('group', { name: '筛选' }).getByRole('button', { name });
  const total = page.getByText(/^[\d,]+ 张照片/).first();
  const search = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === text);
    await firstPicture(page);
  };
  const open = (path: string) => () => page.goto(address(path));
  const suggestion = page.getByRole('option', { name: /^杭州 · 浙江省/ });
  const clusters = page.getByRole('application').getByRole('button', { name: /张照片/ });
  return {
    'pinyin of a town typed → its suggestion': {
      before: open('/search'),
      act: async () => {
        await box.fill('hangzhou');
        await suggestion.waitFor();
      },
    },
    'suggestion pressed → first picture': {
      act: async () => {
        await suggestion.click();
        await firstPicture(page);
      },
    },
    '… → number of all its photos': { act: () => total.waitFor() },
    'a lens chosen → first picture': {
      act: async () => {
        await chip('镜头').click();
        await page.getByRole('menuitemradio').nth(1).click();
        await page.waitForURL((url) => url.searchParams.has('lens'));
        await firstPicture(page);
      },
    },
    'a camera, of a fifth of all photos, searched → first picture': {
      before: open('/search'),
      act: () => search('fujifilm'),
    },
    'a place and a year searched → first picture': { act: () => search('京都 2025') },
    'favorites opened → first picture': {
      before: open('/albums'),
      act: async () => {
        await page.getByRole('link', { name: '收藏' }).first().click();
        await firstPicture(page);
      },
    },
    'map opened → places and first picture of the strip': {
      act: async () => {
        await page.getByRole('link', { name: '地图' }).first().click();
        await clusters.first().waitFor();
        await firstPicture(page);
      },
    },
    'a place pressed → closer places': {
      act: async () => {
        const before = page.url();
        await clusters.first().click();
        await page.waitForURL((url) => url.href !== before);
        await clusters.first().waitFor();
        await firstPicture(page);
      },
    },
    'similar photos opened → first group': {
      before: open('/account/overview'),
      act: async () => {
        await page.getByRole('link', { name: '查看并清理' }).click();
        await page
          .getByRole('region', { name: /张相似照片$/ })
          .first()
          .waitFor();
      },
    },
  };
}

const browser = await launch();
const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
await signIn(page);
const times = new Map<string, number[]>();
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, { before, act }] of Object.entries(stepsOf(page))) {
    await before?.();
    // The next step of a pair is measured from the end of the first one.
    if (!name.startsWith('…')) await page.waitForTimeout(IDLE);
    const start = performance.now();
    await act();
    times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
  }
await browser.close();
const figures = Array.from(times, ([step, all]) => ({ step, median: median(all), most: Math.max(...all) }));
const rows = figures.map(({ step, ...ms }) => [step, ms.median.toFixed(0), ms.most.toFixed(0)]);
report('find', figures, markdown(['step', 'median, ms', 'most'], rows));
