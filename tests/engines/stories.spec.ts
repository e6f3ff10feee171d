import { PREVIEW_PATH, perform, STILL, waitForPreview } from '../visual/preview.ts';
import { BASE_URL } from '../visual/settings.ts';
import { type IndexedStory, storiesByTitle } from '../visual/storybook.ts';
import type * as inPage from './inPage/index.ts';
import type { Screen } from './screen.ts';
import { expect, test } from './test.ts';

/** Parts of equal size, so that two workers share them. */
const PARTS = 2;
/** Some stories change their layout after they are shown (ms). */
const LAYOUT_TIMEOUT = 10_000;
/** Those that have a picture: every component, and every screen in its states. */
const stories = [...storiesByTitle('visual').values()].flat();

interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory(by: { storyId: string }): Promise<{ usesMount: boolean; playFunction: unknown }>;
    };
  };
}

interface ToolsWindow {
  xiangjiTools: typeof inPage;
}

const run = (screen: Screen, fn: (...args: never[]) => unknown, argument?: unknown) =>
  screen.tab.evaluate(`(${fn})(${JSON.stringify(argument)})`);

/**
 * Runs in the page: the story is shown without its play function, which may need events that WebKitGTK does not
 * support.
 */
async function withoutPlay(storyId: string): Promise<void> {
  const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
  const story = await storyStoreValue.loadStory({ storyId });
  if (!story.usesMount) story.playFunction = undefined;
}

/** Runs in the page. */
const addStyles = (css: string) => document.head.insertAdjacentHTML('beforeend', `<style>${css}</style>`);

/** Runs in the page, after a story is shown: whether it shows nothing, and the layout errors that remain. */
async function look(timeout: number): Promise<{ isEmpty: boolean; errors: string[] }> {
  const { layoutErrors } = (window as unknown as ToolsWindow).xiangjiTools;
  // biome-ignore lint/performance/useDomNodeTextContent: a hidden text does not count
  const words = document.body.innerText.trim();
  const isEmpty = words === '' && !document.querySelector('img, svg, canvas, input, [role]');
  const end = performance.now() + timeout;
  let errors = layoutErrors();
  while (errors.length > 0 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    errors = layoutErrors();
  }
  return { isEmpty, errors };
}

/** Shows a story, and expects content without layout errors. The walk continues after an error. */
async function checkStory(screen: Screen, { id }: IndexedStory): Promise<void> {
  await run(screen, withoutPlay, id);
  const failure = await run(screen, perform, { storyId: id, theme: 'light', restart: true });
  expect.soft(failure ?? undefined, id).toBeUndefined();
  expect.soft(await run(screen, look, LAYOUT_TIMEOUT), id).toEqual({ isEmpty: false, errors: [] });
}

for (let part = 0; part < PARTS; part += 1) {
  test(`every tagged story renders in WebKit, nothing overflows or is collapsed (${part + 1} of ${PARTS})`, async ({
    newScreen: screen,
  }) => {
    await screen.tab.goto(`${BASE_URL}${PREVIEW_PATH}`);
    await expect.poll(() => screen.tab.evaluate('"__STORYBOOK_PREVIEW__" in window')).toBe(true);
    await run(screen, waitForPreview);
    await run(screen, addStyles, STILL);
    await screen.install();
    for (const story of stories.filter((_, index) => index % PARTS === part)) await checkStory(screen, story);
  });
}
