import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES, type Folder } from '@xiangji/api-client/contract';
import { expect } from 'storybook/test';
import { album, albumListReply, albumSet, longNames, manyAlbums } from '../../test/albums.ts';
import { answer, quietNetwork, refuse, unanswered } from '../../test/network.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { storyTexts } from '../../test/storyTexts.ts';

const { folders } = contract;
const withAlbums = (list: readonly Folder[]) => [answer(folders.list, albumListReply(list)), ...quietNetwork];

const meta = {
  title: 'Web/AlbumsPage',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/albums' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: new RegExp(name) });
    await expect(first).toBeVisible();
  };

export const Loading: Story = {
  parameters: { msw: [unanswered(folders.list), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: storyTexts(globals).albums.create });
  },
};

export const Failed: Story = {
  parameters: { msw: [refuse(folders.list, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(storyTexts(globals).albums.loadFailed);
  },
};

export const Empty: Story = {
  parameters: { msw: [...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(storyTexts(globals).albums.empty);
  },
};

export const One: Story = {
  parameters: { msw: withAlbums([album({ seed: 1, name: '京都红叶' })]) },
  play: shows('京都红叶'),
};

/** Sets show the covers of their first three albums. */
export const Sets: Story = {
  parameters: {
    msw: withAlbums([albumSet({ seed: 1 }), album({ seed: 2 }), albumSet({ seed: 3, list: [], count: 0 })]),
  },
  play: async ({ canvas }) => {
    const set = await canvas.findByRole('link', { name: /旅行合集 1/ });
    await expect(set.querySelectorAll('img')).toHaveLength(3);
    await expect(set).toHaveAttribute('href', '/albums/album-1');
  },
};

export const Many: Story = { parameters: { msw: withAlbums(manyAlbums) }, play: shows('雪国列车') };

export const ManyPad: Story = { ...Many, globals: { viewport: { value: 'pad' } } };

export const ManyPhone: Story = { ...Many, globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = { parameters: { msw: withAlbums(longNames) }, play: shows('岚山脚下') };

export const LongNamesPhone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } };

const set = albumSet({ seed: 1 });
export const InASet: Story = {
  args: { path: `/albums/${set.id}` },
  parameters: {
    msw: [
      answer(folders.children, {
        ...albumListReply(set.list.map((child) => ({ ...child, list: [] }))),
        folder: set,
      }),
      ...quietNetwork,
    ],
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: set.name });
    canvas.getByRole('link', { name: storyTexts(globals).photos.backToAlbums });
  },
};

/** The config itself did not come: nothing can be shown but the way to try again. */
export const NothingAnswers: Story = {
  parameters: { msw: [refuse(contract.account.config, ERROR_CODES.SYSTEM), ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(storyTexts(globals).errors.system);
  },
};
