import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { check, dropBaseline, hasBaseline, isBaseline, storyOf } from './baseline.ts';
import { compose, decode, type Picture, trim } from './picture.ts';
import { otherHand } from './probe.ts';
import { BASELINE_DIR, type Device, THEMES } from './settings.ts';
import { factsOf, openDevice, openPreview, photograph, type StoryFacts, show } from './stage.ts';
import { type IndexedStory, storiesByTitle } from './storybook.ts';
import { unstable } from './unstable.ts';

type Shared = { devices: Record<Device, BrowserContext>; otherHand: string | undefined };

const update = () => ['all', 'changed'].includes(base.info().config.updateSnapshots);

type Pages = Record<Device, Page>;

async function openPages(devices: Record<Device, BrowserContext>): Promise<Pages> {
  const [phone, pc] = await Promise.all([openPreview(devices.phone), openPreview(devices.pc)]);
  return { phone, pc };
}
const closePages = ({ phone, pc }: Pages) => Promise.all([phone.close(), pc.close()]);

const test = base.extend<object, Shared & { pages: Pages }>({
  otherHand: [
    async ({ browser }, use, { config }) => {
      await use(await otherHand(browser, ['all', 'changed'].includes(config.updateSnapshots)));
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

type Shown = { pages: Pages; facts: StoryFacts; hasty: boolean };

async function takes(device: Device, story: IndexedStory, shown: Shown): Promise<Picture[]> {
  const { facts, hasty } = shown;
  const page = shown.pages[device];
  const pictures: Picture[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ forcedColors: facts.forcedColors ? 'active' : null });
    await show(page, { storyId: story.id, theme, anew: theme === THEMES[0] });
    pictures.push(await trim(await decode(await photograph(page, facts, hasty))));
  }
  return pictures;
}

/** A story that shows nothing for so long (ms) is given up; the others of its title are still looked at. */
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

/** Light and dark phones side by side, then light over dark on the PC. */
async function sheetOf(story: IndexedStory, shown: Shown) {
  const { pinned } = shown.facts;
  const on = (device: Device) =>
    pinned === undefined || (pinned === 'phone') === (device === 'phone')
      ? takes(device, story, shown)
      : Promise.resolve([]);
  const [phone, pc] = await inTime(Promise.all([on('phone'), on('pc')]));
  return compose([...phone.map((picture) => [picture]), pc]);
}

/** The first look is hasty, in pages that have shown other stories: whoever passes it is unchanged. */
async function isSame(story: IndexedStory, shown: Omit<Shown, 'hasty'>): Promise<boolean> {
  if (!hasBaseline(story.id)) return false;
  const sheet = await sheetOf(story, { ...shown, hasty: true }).catch(() => undefined);
  return sheet !== undefined && isBaseline(story, sheet);
}

/** The second look takes its time, in fresh pages: what one story leaves behind never reaches its verdict. */
async function judged(story: IndexedStory, devices: Record<Device, BrowserContext>, facts: StoryFacts) {
  const pages = await openPages(devices);
  try {
    return await check(story, await sheetOf(story, { pages, facts, hasty: false }), update());
  } catch (error) {
    return (error as Error).message;
  } finally {
    await closePages(pages);
  }
}

const titles = storiesByTitle();

for (const [title, stories] of titles) {
  test(title, async ({ pages, devices, otherHand }) => {
    test.skip(otherHand !== undefined, otherHand);
    for (const story of stories) {
      const facts = await factsOf(pages.pc, story.id);
      const skip = facts.skip || unstable[story.id];
      if (skip) {
        console.log(`skipped ${story.title} / ${story.name}: ${skip}`);
        if (update()) dropBaseline(story.id);
        continue;
      }
      const outcome = (await isSame(story, { pages, facts })) ? 'same' : await judged(story, devices, facts);
      expect.soft(outcome, `${story.title} / ${story.name} (${story.id})`).toBe('same');
    }
  });
}

test('every baseline has its story', () => {
  const ids = new Set([...titles.values()].flat().map(({ id }) => id));
  const orphans = readdirSync(BASELINE_DIR)
    .filter((name) => name.endsWith('.webp'))
    .map(storyOf)
    .filter((id) => !ids.has(id));
  if (update()) orphans.forEach(dropBaseline);
  else expect(orphans).toEqual([]);
});
