import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { photoActionLabels } from '@xiangji/blocks';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, photoCalls, quietNetwork, refuse } from '../../test/network.ts';
import { type Library, library, without } from '../../test/photos.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { blockTexts, storyTexts } from '../../test/storyTexts.ts';

const some = library({ days: 8, perDay: 4 });
const NEVER = '/media/never.jpg';

/** The same library with other pictures. */
function altered(traits: { origin: string; thumbnail: [number, string][] }): Library {
  return {
    ...some,
    page: (from) => some.page(from).map((file) => ({ ...file, ...traits })),
  };
}

const broken = altered({
  origin: 'data:image/png;base64,broken',
  thumbnail: [[480, 'data:image/png;base64,broken']],
});
const onItsWay = {
  ...some,
  page: (from: Parameters<Library['page']>[0]) => some.page(from).map((file) => ({ ...file, origin: NEVER })),
};

const meta = {
  id: 'web-photoview',
  title: 'Web/PhotoView 看照片',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/photos/p3' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      lead: [
        '从列表打开的一张照片：前后翻、信息、菜单、删除。',
        'A photo opened from the list: its neighbours, information, menu, and deleting it.',
      ],
      hideProps: true,
      story: { inline: false, height: '640px' },
    },
  },
  play: async ({ globals }) => {
    await screen.findByRole('button', { name: blockTexts(globals, photoActionLabels).download });
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['visual'],
  name: 'Open 打开',
  parameters: { msw: [...photoCalls(some), ...quietNetwork] },
};

export const OpenPhone: Story = {
  tags: ['visual'],
  ...Open,
  name: 'Open Phone 打开（手机）',
  globals: { viewport: { value: 'phone' } },
};

export const Broken: Story = {
  name: 'Broken 损坏',
  parameters: { msw: [...photoCalls(broken), ...quietNetwork] },
};

/** The small image is shown while the large one loads. */
export const Loading: Story = {
  name: 'Loading 加载中',
  // A phone shows the small picture, which is there.
  globals: { viewport: { value: 'pc' } },
  parameters: {
    msw: [http.get(NEVER, () => delay('infinite')), ...photoCalls(onItsWay), ...quietNetwork],
  },
  play: async () => {
    await screen.findByText(/网络较慢|slow/, undefined, { timeout: 5_000 });
  },
};

export const WithInfo: Story = {
  ...Open,
  name: 'With Info 带信息',
  play: async ({ userEvent, globals }) => {
    const t = storyTexts(globals).viewer;
    await userEvent.click(await screen.findByRole('button', { name: t.info }));
    const shown = await screen.findByRole('region', { name: t.info });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

/** The owner's menu, over the viewer. */
export const WithMenu: Story = {
  name: 'With Menu 带菜单',
  args: { path: '/albums/album-1/photos/p3' },
  parameters: { msw: [...photoCalls(some, '京都红叶'), ...quietNetwork] },
  play: async ({ userEvent, globals }) => {
    const t = storyTexts(globals).photos;
    // The page behind has such a button too.
    const viewer = await screen.findByRole('dialog');
    await userEvent.click(await within(viewer).findByRole('button', { name: t.more }));
    await screen.findByRole('menuitem', { name: blockTexts(globals, photoActionLabels).cover });
  },
};

const gone = new Set<string>();
const shrinking: Library = {
  get axis() {
    return without(some, gone).axis;
  },
  get total() {
    return some.total - gone.size;
  },
  page: (from) => without(some, gone).page(from),
  find: (id) => without(some, gone).find(id),
};
const removes = answer(contract.files.remove, ({ body }) => {
  const { ids } = body as { ids: string[] };
  for (const id of ids) gone.add(id);
  return { count: ids.length, undo: 'undo-1' };
});

/** The next photo takes the deleted one's place, and the address is its own. */
export const Deleted: Story = {
  name: 'Deleted 已删除',
  beforeEach: () => gone.clear(),
  parameters: {
    msw: [removes, ...photoCalls(shrinking), ...quietNetwork],
  },
  play: async ({ userEvent, globals }) => {
    const t = storyTexts(globals).photos;
    await screen.findByText(`4 / ${some.total}`);
    await userEvent.click(
      await screen.findByRole('button', { name: blockTexts(globals, photoActionLabels).remove }),
    );
    const question = await screen.findByRole('alertdialog');
    const [confirm] = [...question.querySelectorAll('button')].slice(-1);
    if (confirm) await userEvent.click(confirm);
    await screen.findAllByText(t.removed);
    // The notice stays reachable in the viewer: the change can be undone from there.
    const notice = within(screen.getByRole('region', { name: /F8/ })).getByText(t.removed);
    await expect(notice.closest('[inert]')).toBeNull();
    await screen.findByText(`4 / ${some.total - 1}`);
  },
};

/** A link to a deleted photo leads to the list with a message. */
export const Gone: Story = {
  name: 'Gone 已不在',
  args: { path: '/photos/gone' },
  parameters: {
    msw: [refuse(contract.files.get, ERROR_CODES.NOT_FOUND), ...photoCalls(some), ...quietNetwork],
  },
  play: async ({ globals }) => {
    await screen.findAllByText(storyTexts(globals).errors.notFound);
  },
};
