import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES, type Folder } from '@xiangji/api-client/contract';
import {
  type AlbumActionLabels,
  albumActionLabels,
  albumDialogLabels,
  arrangeLabels,
  deviceLinkLabels,
  sortOrderLabels,
} from '@xiangji/blocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { album, albumListReply, albumSet, longNames, manyAlbums } from '../../test/albums.ts';
import { answer, quietNetwork, refuse, unanswered } from '../../test/network.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { albumCardTexts, blockTexts, storyTexts } from '../../test/storyTexts.ts';

const { folders } = contract;
const withAlbums = (list: readonly Folder[]) => [answer(folders.list, albumListReply(list)), ...quietNetwork];

const meta = {
  id: 'web-albumspage',
  title: 'Web/AlbumsPage 相册',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/albums' },
  parameters: {
    docs: {
      lead: [
        '全部相集与相册，以及每一个能做的事。',
        'All album sets and albums, and what can be done with each.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: new RegExp(name) });
    await waitFor(() => expect(first).toBeVisible());
  };

export const Many: Story = {
  tags: ['visual'],
  name: 'Many 很多',
  parameters: { msw: withAlbums(manyAlbums) },
  play: shows('雪国列车'),
};

export const Loading: Story = {
  name: 'Loading 加载中',
  parameters: { msw: [unanswered(folders.list), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: storyTexts(globals).albums.create });
  },
};

export const Failed: Story = {
  name: 'Failed 失败',
  parameters: { msw: [refuse(folders.list, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(storyTexts(globals).albums.loadFailed);
  },
};

export const Empty: Story = {
  tags: ['visual'],
  name: 'Empty 空',
  parameters: { msw: [...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: storyTexts(globals).albums.empty });
  },
};

export const One: Story = {
  name: 'One 一个',
  parameters: { msw: withAlbums([album({ seed: 1, name: '京都红叶' })]) },
  play: shows('京都红叶'),
};

/** Sets show the covers of their first three albums. */
export const Sets: Story = {
  name: 'Sets 相集',
  parameters: {
    msw: withAlbums([albumSet({ seed: 1 }), album({ seed: 2 }), albumSet({ seed: 3, list: [], count: 0 })]),
  },
  play: async ({ canvas }) => {
    const set = await canvas.findByRole('link', { name: /旅行合集 1/ });
    await expect(set.querySelectorAll('img')).toHaveLength(3);
    await expect(set).toHaveAttribute('href', '/albums/album-1');
  },
};

export const ManyPad: Story = {
  ...Many,
  name: 'Many Pad 很多（平板）',
  globals: { viewport: { value: 'pad' } },
};

export const ManyPhone: Story = {
  tags: ['visual', 'english'],
  ...Many,
  name: 'Many Phone 很多（手机）',
  globals: { viewport: { value: 'phone' } },
};

export const LongNames: Story = {
  name: 'Long Names 长名称',
  parameters: { msw: withAlbums(longNames) },
  play: shows('岚山脚下'),
};

export const LongNamesPhone: Story = {
  ...LongNames,
  name: 'Long Names Phone 长名称（手机）',
  globals: { viewport: { value: 'phone' } },
};

const set = albumSet({ seed: 1 });
const inASet = [
  answer(folders.children, {
    ...albumListReply(set.list.map((child) => ({ ...child, list: [] }))),
    folder: set,
  }),
  ...withAlbums([set]),
];
export const InASet: Story = {
  name: 'In A Set 在相集里',
  args: { path: `/albums/${set.id}` },
  parameters: { msw: inASet },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: set.name });
    canvas.getByRole('link', { name: storyTexts(globals).photos.backToAlbums });
  },
};

/** Two thousand albums: only the visible ones are rendered, all are counted. */
const twoThousand = Array.from({ length: 2_000 }, (_, index) =>
  album({ seed: index % 40, id: `many-${index}`, name: `相册 ${index + 1}` }),
);
export const TwoThousand: Story = {
  name: 'Two Thousand 两千',
  parameters: { msw: withAlbums(twoThousand) },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: /^相册 1 / });
    await expect(first.closest('li')).toHaveAttribute('aria-setsize', '2000');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(120);
  },
};

/** The same menu by right click, long press, menu key and the card's own button; a set cannot be moved. */
const menuOf =
  (name: string, moves: boolean): NonNullable<Story['play']> =>
  async ({ canvas, userEvent, globals }) => {
    const t = blockTexts(globals, albumActionLabels);
    const button = await canvas.findByRole('button', { name: albumCardTexts(globals).more(name) });
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.queryAllByRole('menuitem', { name: t.move })).toHaveLength(moves ? 1 : 0);
    menu.getByRole('menuitem', { name: t.openOnDevice });
  };

export const AlbumsMenu: Story = {
  name: 'Albums Menu 相册菜单',
  parameters: { msw: withAlbums([album({ seed: 1, name: '京都红叶' })]) },
  play: menuOf('京都红叶', true),
};

export const SetsMenu: Story = {
  name: 'Sets Menu 相集菜单',
  parameters: { msw: withAlbums([set]) },
  play: menuOf(set.name, false),
};

type Globals = Record<string, unknown>;

/** The title of a dialog that has the same name as its action. */
const sameName = (action: keyof AlbumActionLabels) => (globals: Globals) =>
  blockTexts(globals, albumActionLabels)[action];

/** An entry of the card's menu opens its dialog. */
const choose =
  (action: keyof AlbumActionLabels, shown = sameName(action)): NonNullable<Story['play']> =>
  async ({ canvas, userEvent, globals }) => {
    const [button] = await canvas.findAllByRole('button', {
      name: new RegExp(albumCardTexts(globals).more('')),
    });
    if (!button) throw new Error('No card is there');
    await userEvent.click(button);
    const { [action]: name } = blockTexts(globals, albumActionLabels);
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await screen.findByRole('dialog', { name: shown(globals) });
  };

const oneAndASet = withAlbums([album({ seed: 9, name: '京都红叶' }), set]);

export const Renaming: Story = {
  name: 'Renaming 改名',
  parameters: { msw: oneAndASet },
  play: choose('rename'),
};

export const Moving: Story = {
  name: 'Moving 移动',
  parameters: { msw: oneAndASet },
  play: async (context) => {
    await choose('move', (globals) => blockTexts(globals, albumDialogLabels).moveTitle('京都红叶'))(context);
    await screen.findByRole('radio', { name: new RegExp(set.name) });
  },
};

export const OnAnotherDevice: Story = {
  name: 'On Another Device 在另一设备上',
  parameters: { msw: oneAndASet },
  play: choose('openOnDevice'),
};

/** After an album's dialog has closed, the list's own link applies to the list again. */
export const ListOnAnotherDevice: Story = {
  name: 'List On Another Device 另一设备上的列表',
  parameters: { msw: oneAndASet },
  play: async (context) => {
    const texts = storyTexts(context.globals);
    await choose('openOnDevice')(context);
    const qrOf = blockTexts(context.globals, deviceLinkLabels).qr;
    await screen.findByRole('img', { name: qrOf('京都红叶') });
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await context.userEvent.click(await context.canvas.findByRole('button', { name: texts.photos.more }));
    await context.userEvent.click(
      await screen.findByRole('menuitem', { name: sameName('openOnDevice')(context.globals) }),
    );
    await screen.findByRole('img', { name: qrOf(texts.albums.title) });
  },
};

/** The bar's menu leads to the dialogs of the list. */
const fromBar =
  (action: keyof AlbumActionLabels, shown = sameName(action)): NonNullable<Story['play']> =>
  async ({ canvas, userEvent, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: storyTexts(globals).photos.more }));
    const { [action]: name } = blockTexts(globals, albumActionLabels);
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await screen.findByRole('dialog', { name: shown(globals) });
  };

export const Sorting: Story = {
  name: 'Sorting 排序',
  parameters: { msw: withAlbums(manyAlbums) },
  play: fromBar('sort', (globals) => blockTexts(globals, sortOrderLabels).title),
};

export const Arranging: Story = {
  name: 'Arranging 整理中',
  parameters: { msw: withAlbums(manyAlbums.slice(0, 6)) },
  // A phone has the icons alone.
  globals: { viewport: { value: 'pc' } },
  play: async (context) => {
    const labels = blockTexts(context.globals, arrangeLabels);
    await fromBar('arrange')(context);
    const [, second] = manyAlbums;
    const up = await screen.findByRole('button', { name: labels.stepUp(second?.name ?? '') });
    await context.userEvent.click(up);
    const [first] = within(screen.getByRole('dialog')).getAllByRole('listitem');
    await expect(first).toHaveTextContent(second?.name ?? '');
    await expect(up).toHaveFocus();
    const steps = within(first as HTMLElement)
      .getAllByRole('button')
      .slice(1);
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      labels.top,
      labels.up,
      labels.down,
      labels.bottom,
    ]);
    await expect(new Set(steps.map((one) => one.querySelector('svg')?.innerHTML)).size).toBe(steps.length);
    for (const text of [labels.top, labels.up, labels.down, labels.bottom])
      await waitFor(() => expect(within(first as HTMLElement).getByText(text)).toBeVisible());
  },
};

export const ArrangingPhone: Story = {
  name: 'Arranging Phone 整理中（手机）',
  parameters: Arranging.parameters,
  globals: { viewport: { value: 'phone' } },
  play: fromBar('arrange'),
};

export const MakingASet: Story = {
  name: 'Making A Set 新建相集',
  parameters: {
    msw: [answer(folders.children, { ...albumListReply([]), folder: set }), ...withAlbums(manyAlbums)],
  },
  play: async (context) => {
    await fromBar('createSet')(context);
    const found = await screen.findAllByRole('checkbox', { name: /^雪国列车/ });
    await waitFor(() => expect(found[0]).toBeVisible());
  },
};

/** The config failed to load: only a retry can be shown. */
export const NothingAnswers: Story = {
  name: 'Nothing Answers 没有回应',
  parameters: { msw: [refuse(contract.account.config, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(storyTexts(globals).errors.system);
  },
};
