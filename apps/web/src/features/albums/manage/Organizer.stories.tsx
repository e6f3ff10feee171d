import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES, type Folder, ORDER } from '@xiangji/api-client/contract';
import { albumDialogLabels } from '@xiangji/blocks';
import { expect, screen, waitFor } from 'storybook/test';
import { album, albumListReply, albumSet } from '../../../test/albums.ts';
import { answer, quietNetwork, refuse } from '../../../test/network.ts';
import { AppAt, withWorld } from '../../../test/StoryWorld.tsx';
import { blockTexts, organizerTexts, storyTexts } from '../../../test/storyTexts.ts';

const { folders } = contract;
const set = albumSet({ seed: 3, name: '日本' });
const top: Folder[] = [
  album({ seed: 1, name: '京都红叶' }),
  album({ seed: 2, name: '海边三日' }),
  set,
  album({ seed: 4, name: '外婆的院子', cover: null, count: 0 }),
];
const children = { ...albumListReply(set.list.map((child) => ({ ...child, list: [] }))), folder: set };
const custom = { ...albumListReply(top), order: ORDER.CUSTOM };
const network = [
  answer(folders.list, custom),
  answer(folders.children, { ...children, order: ORDER.CUSTOM }),
];

const meta = {
  id: 'web-managealbums',
  title: 'Web/ManageAlbums 整理相册',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/albums?manage=0' },
  parameters: {
    docs: {
      lead: [
        '一次整理许多相册：选中、拖动、合成相集、改序、删除。',
        'Many albums put in order at once: selected, dragged, made into sets, sorted, deleted.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
    msw: [...network, ...quietNetwork],
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ready: Play = async ({ canvas }) => {
  const [first] = await canvas.findAllByRole('option');
  await waitFor(() => expect(first).toHaveFocus());
  const shown = await canvas.findByRole('option', { name: /京都红叶/ });
  await waitFor(() => expect(shown).toBeVisible());
};

export const Top: Story = { tags: ['visual'], name: 'Top 顶层', play: ready };

export const TopPhone: Story = {
  tags: ['visual'],
  name: 'Top Phone 顶层（手机）',
  play: ready,
  globals: { viewport: { value: 'phone' } },
};

/** By keyboard: an album is picked up and moved over the next one. */
const pickUp: Play = async (context) => {
  await ready(context);
  await context.userEvent.keyboard('{Enter}{ArrowRight}');
};

export const PreviewOfASet: Story = {
  name: 'Preview Of A Set 相集预览',
  play: async (context) => {
    await pickUp(context);
    await context.canvas.findByText('海边三日&京都红叶');
  },
};

/** Made, undone and redone. */
export const Merged: Story = {
  name: 'Merged 已合并',
  play: async (context) => {
    const t = organizerTexts(context.globals);
    await pickUp(context);
    await context.userEvent.keyboard('{Enter}');
    const made = await context.canvas.findByRole('option', { name: /海边三日&京都红叶/ });
    await waitFor(() => expect(made).toHaveFocus());
    await expect(context.canvas.queryByRole('option', { name: /^京都红叶/ })).toBeNull();
    await context.userEvent.keyboard('{Control>}z{/Control}');
    await context.canvas.findByRole('option', { name: /^京都红叶/ });
    const redo = context.canvas.getByRole('button', { name: t.redo });
    await expect(redo).not.toHaveAttribute('aria-disabled');
    await context.userEvent.keyboard('{Control>}y{/Control}');
    const again = await context.canvas.findByRole('option', { name: /海边三日&京都红叶/ });
    await waitFor(() => expect(again).toBeVisible());
    await expect(redo).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Selected: Story = {
  name: 'Selected 已选',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const t = organizerTexts(context.globals);
    await ready(context);
    await context.userEvent.click(context.canvas.getByRole('option', { name: /京都红叶/ }));
    await context.userEvent.click(context.canvas.getByRole('option', { name: /海边三日/ }));
    await expect(context.canvas.getByRole('button', { name: t.merge })).toBeEnabled();
    const marks = context.canvas
      .getAllByRole('option')
      .map((option) => option.querySelector(':scope > [aria-hidden] svg') !== null);
    await expect(marks).toEqual([true, true, false, false]);
  },
};

export const InsideASet: Story = {
  name: 'Inside A Set 在相集里',
  args: { path: `/albums?manage=${set.id}` },
  play: async ({ canvas, globals }) => {
    const t = organizerTexts(globals);
    await canvas.findByText(t.outBar);
    await canvas.findByRole('heading', { name: '日本' });
  },
};

const LONG_NAME = '在北海道的冬天与家人一起看雪和泡温泉以及吃螃蟹的三十个字的名字';
const longSet = albumSet({ seed: 3, name: LONG_NAME });

/** The way up stays on one line, however long the name of the set is. */
export const InsideALongSetPhone: Story = {
  tags: ['visual'],
  name: 'Inside A Long Set Phone 在很长的相集里（手机）',
  args: { path: `/albums?manage=${set.id}` },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: [
      answer(folders.list, { ...custom, list: [top[0] as Folder, longSet] }),
      ...network,
      ...quietNetwork,
    ],
  },
  play: async ({ canvas, globals }) => {
    const t = organizerTexts(globals);
    await canvas.findByRole('heading', { name: LONG_NAME });
    const words = document.createRange();
    const [text] = [...canvas.getByText(t.up).childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    words.selectNodeContents(text as Node);
    await expect(words.getClientRects()).toHaveLength(1);
  },
};

/** A set is called a set, in the label and in the error of an empty name. */
export const RenamingASet: Story = {
  name: 'Renaming A Set 相集改名',
  play: async (context) => {
    const t = blockTexts(context.globals, albumDialogLabels);
    const { canvas, userEvent } = context;
    await ready(context);
    await userEvent.click(canvas.getByRole('option', { name: /日本/ }));
    await userEvent.click(canvas.getByRole('button', { name: organizerTexts(context.globals).rename }));
    const name = await screen.findByRole('textbox', { name: t.setName });
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await screen.findByText(t.setNameRequired);
  },
};

/** A save that fails keeps the work, and says why. */
export const SaveFailed: Story = {
  name: 'Save Failed 保存失败',
  parameters: { msw: [refuse(folders.manage, ERROR_CODES.NOT_FOUND), ...network, ...quietNetwork] },
  play: async (context) => {
    const { organiser, errors } = storyTexts(context.globals);
    await pickUp(context);
    await context.userEvent.keyboard('{Enter}');
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: organizerTexts(context.globals).save }),
    );
    await context.canvas.findByText(organiser.saveFailed.replace('{reason}', errors.notFound));
    await context.canvas.findByRole('option', { name: /海边三日&京都红叶/ });
  },
};

/** Leaving with unsaved changes asks first. */
export const LeavingAsks: Story = {
  name: 'Leaving Asks 离开时询问',
  play: async (context) => {
    const t = storyTexts(context.globals).organiser;
    await pickUp(context);
    await context.userEvent.keyboard('{Enter}');
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: organizerTexts(context.globals).cancel }),
    );
    await screen.findByRole('alertdialog', { name: t.leaveTitle });
  },
};
