import { expect, test } from '@playwright/test';

const docsOf = (id: string, globals = '') =>
  `/iframe.html?viewMode=docs&id=${id}${globals && `&globals=${globals}`}`;

test('the sidebar finds stories by Chinese and English words', async ({ page }) => {
  await page.goto('/index.html');
  // In this order the results of no search contain the title of the next.
  for (const [words, title] of [
    ['弹窗', 'Dialog'],
    ['相册', 'AlbumCard'],
    ['禁用', 'Disabled'],
    ['dialog', 'Dialog'],
    ['album', 'AlbumCard'],
  ] as const) {
    await page.locator('input[type=search]').fill(words);
    await expect(page.getByRole('option').filter({ hasText: title }).first(), words).toBeVisible();
  }
});

test('a page of documents has one live story and shows another on demand', async ({ page }) => {
  await page.goto(docsOf('primitives-button--docs'));
  const stories = page.locator('.sb-story');
  const other = page.locator('summary').first();
  await expect(other).toBeVisible();
  await expect(stories).toHaveCount(1);
  await other.click();
  await expect(stories).toHaveCount(2);
  await other.click();
  await expect(stories).toHaveCount(1);
});

test('a page names the status of a component and follows direction and density', async ({ page }) => {
  await page.goto(docsOf('primitives-button--docs', 'direction:rtl;density:comfortable'));
  await expect(page.getByText('稳定 Stable')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'comfortable');
  await expect(
    page.locator('.sb-story').first().locator('xpath=ancestor-or-self::*[@dir][1]'),
  ).toHaveAttribute('dir', 'rtl');
});

test('the changelog lists the next release of every package', async ({ page }) => {
  await page.goto(docsOf('changelog--docs'));
  for (const name of ['ui', 'photo-grid', 'photo-viewer', 'cropper', 'blocks', 'api-client'])
    await expect(
      page.getByRole('heading', { name: new RegExp(`@xiangji/${name}\\b`) }).first(),
    ).toBeVisible();
});

/** Code that a reader cannot copy: a story of Storybook, or names that a build has shortened. */
const NOT_CODE =
  /\b(args|globals|Meta|StoryObj)\b|\b(render|play):|<(?!a\b|p\b|h\d|[uo]l\b|li\b)\w{1,2}[\s/>]/;

/** Pages of every package. */
const CODE_PAGES = [
  ...['dialog', 'table', 'toast', 'appbar', 'editabletext', 'layout'].map((name) => `primitives-${name}`),
  ...['searchbox', 'selectionbar', 'mapview', 'upload', 'share', 'albumcard'].map((name) => `blocks-${name}`),
  ...['photo-grid-photogrid', 'photo-viewer-photoviewer', 'photo-viewer-parts', 'cropper-cropper'],
];

test('the code block of a page can be copied', async ({ page }) => {
  const wrong: string[] = [];
  for (const id of CODE_PAGES) {
    // Without `commit`, a page that reloads itself once to be controlled by its service worker would end the test.
    await page.goto(docsOf(`${id}--docs`), { waitUntil: 'commit' });
    const code = (await page.locator('#code + * pre').textContent()) ?? '';
    if (!code.startsWith('import ') || !code.includes("from '@xiangji/") || NOT_CODE.test(code))
      wrong.push(`${id}: ${code}`);
  }
  expect(wrong).toEqual([]);
});

interface Prepared {
  title: string;
  argTypes: Record<string, { description?: string }>;
  parameters: { docs?: { hideProps?: boolean }; guide?: { hideOwnProps?: boolean; parts?: object } };
}

/** Attributes of the native element, which the documents of a component do not repeat. */
const NATIVE = /^(aria-.*|children|style|href|disabled|autoFocus|placeholder|step|default(Value|Checked))$/;
/** Has no props of its own; its page says so. */
const WITHOUT_PROPS = 'Primitives/VisuallyHidden 仅供朗读';

test('the props table of every component describes each prop', async ({ page }) => {
  await page.goto('/iframe.html?id=primitives-button--looks');
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { ready(): Promise<void>; extract(): Promise<Record<string, Prepared>> };
    };
    await preview.ready();
    return Object.values(await preview.extract()).map(({ title, argTypes, parameters }) => ({
      title,
      hidden: Boolean(parameters.docs?.hideProps || parameters.guide?.hideOwnProps),
      hasParts: parameters.guide?.parts !== undefined,
      props: Object.entries(argTypes).map(([name, { description }]) => ({
        name,
        described: Boolean(description),
      })),
    }));
  });
  const missing = stories
    .filter(({ hidden, title }) => !hidden && /^(Primitives|Blocks|Photo|Cropper)/.test(title))
    .flatMap(({ title, hasParts, props }) => [
      ...(props.length === 0 && !hasParts ? [title] : []),
      ...props
        .filter(({ name, described }) => !described && !NATIVE.test(name))
        .map(({ name }) => `${title}: ${name}`),
    ]);
  expect([...new Set(missing)]).toEqual([WITHOUT_PROPS]);
});
