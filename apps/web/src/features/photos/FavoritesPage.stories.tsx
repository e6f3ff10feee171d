import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { photoActionLabels } from '@xiangji/blocks';
import { en, zhCN } from '@xiangji/photo-grid';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, photoCalls, quietNetwork, refuse, unanswered } from '../../test/network.ts';
import { type Library, library } from '../../test/photos.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { blockTexts, selectionTexts, storyTexts } from '../../test/storyTexts.ts';

const { files } = contract;
const some = library({ days: 6, perDay: 5 });
/** The same photos, all of them favorites. */
const favorites: Library = {
  ...some,
  page: (from) => some.page(from).map((file) => ({ ...file, favorite: true })),
};

const meta = {
  id: 'web-favoritespage',
  title: 'Web/FavoritesPage 收藏',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/favorites' },
  parameters: {
    msw: [...photoCalls(favorites), ...quietNetwork],
    docs: {
      lead: [
        '标了心形的照片，按日子排；心形、菜单、多选和看照片时都能加入或取消。',
        'Photos marked with a heart, by their days: by the heart, the menu, the selection and in the viewer.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The heart of the first photo. */
async function findHeart({ canvas, globals }: Context): Promise<HTMLElement> {
  const { markFavorite } = globals.locale === 'en' ? en : zhCN;
  const name = markFavorite({ width: 1, height: 1, type: 'photo' });
  const [heart] = await canvas.findAllByRole('button', { name });
  if (!heart) throw new Error('No photo has a heart');
  return heart;
}

const showsHearts: NonNullable<Story['play']> = async (context) => {
  await expect(await findHeart(context)).toHaveAttribute('aria-pressed', 'true');
};

export const Some: Story = { tags: ['visual'], name: 'Some 几张', play: showsHearts };

export const SomePhone: Story = {
  tags: ['visual'],
  ...Some,
  name: 'Some Phone 几张（手机）',
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  tags: ['visual'],
  name: 'Empty 空',
  parameters: { msw: [...quietNetwork] },
  play: async ({ canvas, globals }) => {
    const t = storyTexts(globals).photos;
    await canvas.findByText(t.noFavorites);
    await expect(canvas.getByRole('link', { name: t.toPhotos })).toHaveAttribute('href', '/photos');
    await expect(canvas.queryByRole('button', { name: t.upload })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Loading 加载中',
  parameters: { msw: [unanswered(files.list), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: storyTexts(globals).photos.favorites });
  },
};

export const Failed: Story = {
  name: 'Failed 失败',
  parameters: { msw: [refuse(files.list, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: storyTexts(globals).photos.loadFailed });
  },
};

/** The ids that the server of `Marked` has marked. */
const marked = new Set<string>();
const marking = [
  answer(files.favorite, ({ body }) => {
    const { ids } = body as { ids: string[] };
    for (const id of ids) marked.add(id);
    return { count: ids.length, undo: 'undo-1' };
  }),
  answer(files.undo, () => {
    marked.clear();
    return { count: 1 };
  }),
  ...photoCalls({
    ...some,
    page: (from) => some.page(from).map((file) => ({ ...file, favorite: marked.has(file.id) })),
  }),
];

/** In the timeline: the heart is filled at once, and undo empties it. */
export const Marked: Story = {
  name: 'Marked 加入收藏',
  globals: { viewport: { value: 'pc' } },
  args: { path: '/photos' },
  beforeEach: () => marked.clear(),
  parameters: {
    msw: [...marking, ...quietNetwork],
  },
  play: async (context) => {
    const { photos: t } = storyTexts(context.globals);
    const heart = await findHeart(context);
    await context.userEvent.click(heart);
    await waitFor(async () => expect(await findHeart(context)).toHaveAttribute('aria-pressed', 'true'));
    const [undo] = await screen.findAllByRole('button', { name: /撤销|Undo/ });
    if (undo) await context.userEvent.click(undo);
    await screen.findAllByText(t.undone);
    await waitFor(async () => expect(await findHeart(context)).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** The server refuses the mark: the heart is empty again. */
export const Refused: Story = {
  ...Marked,
  name: 'Refused 未能收藏',
  parameters: {
    ...Marked.parameters,
    msw: [refuse(files.favorite, ERROR_CODES.SYSTEM), ...photoCalls(some), ...quietNetwork],
  },
  play: async (context) => {
    const heart = await findHeart(context);
    await context.userEvent.click(heart);
    await screen.findAllByText(storyTexts(context.globals).errors.system);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** Selected favorites lose their mark together. */
export const Selected: Story = {
  name: 'Selected 多选',
  globals: { viewport: { value: 'pc' } },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const t = storyTexts(globals).photos;
    await showsHearts(context);
    await userEvent.click(await canvas.findByRole('button', { name: t.more }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: blockTexts(globals, photoActionLabels).manage }),
    );
    const [first] = await canvas.findAllByRole('gridcell');
    if (first) await userEvent.click(first);
    const [more] = await canvas.findAllByRole('button', { name: selectionTexts(globals).moreActions });
    if (more) await userEvent.click(more);
    await screen.findByRole('menuitem', { name: blockTexts(globals, photoActionLabels).unfavorite });
  },
};
