import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { check, dropBaseline, hasBaseline, isBaseline, type Look, storyOf } from './baseline.ts';
import { readBoxes } from './boxes.ts';
import { factsOf, openDevice, openPreview, photograph, type StoryFacts, show } from './preview.ts';
import { drawingDifference } from './probe.ts';
import { BASELINE_DIR, DEVICES, type Device, MAX_HEIGHT, PAD, THEMES } from './settings.ts';
import { type IndexedStory, storiesByTitle } from './storybook.ts';

interface Shared {
  devices: Record<Device, BrowserContext>;
  drawsAlike: boolean;
}

const update = () => ['all', 'changed'].includes(base.info().config.updateSnapshots);

type Pages = Record<Device, Page>;

async function openPages(devices: Record<Device, BrowserContext>): Promise<Pages> {
  const [phone, pc] = await Promise.all([openPreview(devices.phone), openPreview(devices.pc)]);
  return { phone, pc };
}
const closePages = ({ phone, pc }: Pages) => Promise.all([phone.close(), pc.close()]);

const test = base.extend<object, Shared & { pages: Pages }>({
  drawsAlike: [
    async ({ browser }, use, { config }) => {
      const difference = await drawingDifference(
        browser,
        ['all', 'changed'].includes(config.updateSnapshots),
      );
      if (difference !== undefined) console.log(difference);
      await use(difference === undefined);
    },
    { scope: 'worker' },
  ],
  devices: [
    async ({ browser }, use) => {
      const devices = { phone: await openDevice(browser, 'phone'), pc: await openDevice(browser, 'pc') };
      await use(devices);
      await Promise.all(Object.values(devices).map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({ devices }, use) => {
      const pages = await openPages(devices);
      await use(pages);
      await closePages(pages);
    },
    { scope: 'worker' },
  ],
});

interface Shown {
  pages: Pages;
  facts: StoryFacts;
  locale: 'zh-CN' | 'en';
  hasty: boolean;
  drawsAlike: boolean;
}

/** A story on one device: its boxes in the first theme, and its pictures (PNG) in each. */
async function takes(device: Device, story: IndexedStory, shown: Shown) {
  const { facts, locale, hasty, drawsAlike } = shown;
  const { clockRuns } = facts;
  const page = shown.pages[device];
  if (device === 'pc') await page.setViewportSize(facts.pinned === 'pad' ? PAD : DEVICES.pc.viewport);
  const pictures: Buffer[] = [];
  let boxes: string[] = [];
  for (const theme of drawsAlike ? THEMES : THEMES.slice(0, 1)) {
    await page.emulateMedia({ forcedColors: facts.forcedColors ? 'active' : null });
    await show(page, { storyId: story.id, theme, restart: theme === THEMES[0], locale, clockRuns });
    const picture = await photograph(page, facts, hasty);
    if (theme === THEMES[0]) boxes = await page.evaluate(readBoxes, MAX_HEIGHT);
    if (drawsAlike) pictures.push(picture);
  }
  return { boxes, pictures };
}

/** A story that shows nothing for so long (ms) fails; the others of its title are still compared. */
const PATIENCE = 60_000;

async function inTime<T>(look: Promise<T>): Promise<T> {
  const given = new AbortController();
  const late = setTimeout(PATIENCE, undefined, { signal: given.signal }).then(() => {
    throw new Error(`There was no picture within ${PATIENCE / 1_000} s`);
  });
  try {
    return await Promise.race([look, late]);
  } finally {
    given.abort();
  }
}

/** The sheet has light and dark phones side by side, then light over dark on the PC. */
async function lookAt(story: IndexedStory, shown: Shown): Promise<Look> {
  const { pinned } = shown.facts;
  const on = (device: Device) =>
    pinned === undefined || (pinned === 'phone') === (device === 'phone')
      ? takes(device, story, shown)
      : Promise.resolve({ boxes: [], pictures: [] });
  const [phone, pc] = await inTime(Promise.all([on('phone'), on('pc')]));
  return {
    boxes: { phone: phone.boxes, pc: pc.boxes },
    columns: shown.drawsAlike ? [...phone.pictures.map((picture) => [picture]), pc.pictures] : undefined,
  };
}

/** A story under the name of its sheet: the English one has a suffix. */
function sheetOf(story: IndexedStory, { locale }: Pick<Shown, 'locale'>): IndexedStory {
  return locale === 'en' ? { ...story, id: `${story.id}.en` } : story;
}

/**
 * The first comparison is fast, in pages that have shown other stories: a story that passes it is unchanged.
 */
async function isSame(story: IndexedStory, shown: Omit<Shown, 'hasty'>): Promise<boolean> {
  if (!hasBaseline(sheetOf(story, shown).id)) return false;
  const look = await lookAt(story, { ...shown, hasty: true }).catch(() => undefined);
  return look !== undefined && isBaseline(sheetOf(story, shown), look);
}

/**
 * The second comparison is slow, in fresh pages: state left by one story never affects its result. The worker continues
 * with these pages, because what a story left in the others may change every later story.
 */
async function judged(
  story: IndexedStory,
  devices: Record<Device, BrowserContext>,
  shown: Omit<Shown, 'hasty'>,
) {
  await closePages(shown.pages);
  Object.assign(shown.pages, await openPages(devices));
  try {
    return await check(sheetOf(story, shown), await lookAt(story, { ...shown, hasty: false }), update());
  } catch (error) {
    return (error as Error).message;
  }
}

/** By language: those tagged `visual`, and the dozen of screens that are tagged `english` too. */
const languages = [
  { locale: 'zh-CN', titles: storiesByTitle('visual') },
  { locale: 'en', titles: storiesByTitle('english') },
] as const;

for (const { locale, titles } of languages) {
  for (const [title, stories] of titles) {
    test(`${title} (${locale})`, async ({ pages, devices, drawsAlike }) => {
      for (const story of stories) {
        const facts = await factsOf(pages.pc, story.id);
        const shown = { pages, facts, locale, drawsAlike };
        const outcome = (await isSame(story, shown)) ? 'same' : await judged(story, devices, shown);
        expect.soft(outcome, `${story.title} / ${story.name} (${story.id})`).toBe('same');
      }
    });
  }
}

test('every baseline has its story', () => {
  const sheets = languages.flatMap(({ locale, titles }) =>
    [...titles.values()].flat().map((story) => sheetOf(story, { locale }).id),
  );
  const orphans = readdirSync(BASELINE_DIR)
    .filter((name) => name.endsWith('.webp'))
    .map(storyOf)
    .filter((id) => !sheets.includes(id));
  if (update()) orphans.forEach(dropBaseline);
  else expect(orphans).toEqual([]);
});
