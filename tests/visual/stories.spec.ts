import { readdirSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { check, dropBaseline, storyOf } from './baseline.ts';
import { compose, decode, type Picture, trim } from './picture.ts';
import { otherHand } from './probe.ts';
import { BASELINE_DIR, type Device, THEMES } from './settings.ts';
import { factsOf, openDevice, openPreview, photograph, type StoryFacts, show } from './stage.ts';
import { type IndexedStory, storiesByTitle } from './storybook.ts';
import { unstable } from './unstable.ts';

type Shared = { devices: Record<Device, BrowserContext>; otherHand: string | undefined };

const update = () => ['all', 'changed'].includes(base.info().config.updateSnapshots);

const test = base.extend<{ pages: Record<Device, Page> }, Shared>({
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
  // A fresh page for every component: what one leaves behind never reaches the next.
  pages: async ({ devices }, use) => {
    const [phone, pc] = await Promise.all([openPreview(devices.phone), openPreview(devices.pc)]);
    await use({ phone, pc });
    await Promise.all([phone.close(), pc.close()]);
  },
});

async function takes(page: Page, storyId: string, facts: StoryFacts): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ forcedColors: facts.forcedColors ? 'active' : null });
    await show(page, { storyId, theme, anew: theme === THEMES[0] });
    pictures.push(await trim(await decode(await photograph(page, facts))));
  }
  return pictures;
}

/** Light and dark phones side by side, then light over dark on the PC. */
async function sheetOf(pages: Record<Device, Page>, { id }: IndexedStory, facts: StoryFacts) {
  const on = (device: Device) =>
    facts.pinned === undefined || (facts.pinned === 'phone') === (device === 'phone')
      ? takes(pages[device], id, facts)
      : Promise.resolve([]);
  const [phone, pc] = await Promise.all([on('phone'), on('pc')]);
  return compose([...phone.map((picture) => [picture]), pc]);
}

const titles = storiesByTitle();

for (const [title, stories] of titles) {
  test(title, async ({ pages, otherHand }) => {
    test.skip(otherHand !== undefined, otherHand);
    for (const story of stories) {
      const facts = await factsOf(pages.pc, story.id);
      const skip = facts.skip || unstable[story.id];
      if (skip) {
        console.log(`skipped ${story.title} / ${story.name}: ${skip}`);
        if (update()) dropBaseline(story.id);
        continue;
      }
      const outcome = await sheetOf(pages, story, facts)
        .then((sheet) => check(story, sheet, update()))
        .catch((error: Error) => error.message);
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
