import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, LAYOUT } from '@xiangji/api-client/contract';
import { LayoutDialog, layoutLabels } from '@xiangji/blocks';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { albumListReply, albumSet, manyAlbums } from '../../test/albums.ts';
import { answer, quietNetwork } from '../../test/network.ts';
import { withWorld } from '../../test/StoryWorld.tsx';
import { albumTargetTexts, blockTexts } from '../../test/storyTexts.ts';
import { AlbumTargetDialog } from './AlbumTargetDialog.tsx';
import { useLayoutMode } from './layoutMode.ts';

const leaves = manyAlbums.filter(({ type }) => type === 1);
const japan = albumSet({ seed: 90, name: '日本' });

const meta = {
  id: 'web-dialogs',
  title: 'Web/Dialogs 公用对话框 弹窗',
  component: AlbumTargetDialog,
  decorators: [withWorld],
  args: {
    open: true,
    onOpenChange: fn(),
    title: '移动照片',
    confirmLabel: '移动 12 张照片',
    defaultName: '新相册',
    onSubmit: fn(),
  },
  parameters: {
    msw: [answer(contract.folders.list, albumListReply([...leaves, japan])), ...quietNetwork],
    docs: {
      lead: [
        '几个屏幕共用的对话框：放进哪个相册、怎么排列。',
        'Dialogs that several screens share: which album to put photos into, and how to lay them out.',
      ],
      story: { inline: false, height: '520px' },
    },
  },
} satisfies Meta<typeof AlbumTargetDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewAlbum: Story = {
  tags: ['visual'],
  name: 'New Album 新建相册',
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: args.confirmLabel }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ newName: '新相册' }));
  },
};

export const OldAlbum: Story = {
  name: 'Old Album 已有相册',
  args: { defaultTab: 'existing' },
  play: async ({ userEvent, args, globals }) => {
    const t = albumTargetTexts(globals);
    await userEvent.type(await screen.findByRole('searchbox', { name: t.search }), '雪国');
    const wanted = leaves.find(({ name }) => name === '雪国列车');
    const [found] = await screen.findAllByRole('radio', { name: /^雪国列车/ });
    if (!found) throw new Error('No album was found');
    await userEvent.click(found);
    await userEvent.click(screen.getByRole('button', { name: args.confirmLabel }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ id: wanted?.id }));
  },
};

/** Albums of the same name differ by cover, dates, number of photos and set; a set's name finds its albums. */
export const OldAlbumInSet: Story = {
  name: 'Old Album In Set 相集里的已有相册',
  args: { defaultTab: 'existing' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent, globals }) => {
    const t = albumTargetTexts(globals);
    const [child] = japan.list;
    await userEvent.type(await screen.findByRole('searchbox', { name: t.search }), '日本');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(japan.list.length));
    const found = screen.getByRole('radio', {
      name: new RegExp(`^${child?.name}.*日本.*2026.*${t.photos(24)}`),
    });
    await expect(found.closest('label')?.querySelector('img')).toHaveAttribute('src', child?.cover?.path);
  },
};

/** Submitting without a selection opens the tab of a new album (spec §4 'Dialog tabs'). */
export const NothingSelected: Story = {
  name: 'Nothing Selected 未选择',
  args: { defaultTab: 'existing', defaultName: '' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent, args, globals }) => {
    const t = albumTargetTexts(globals);
    await userEvent.click(await screen.findByRole('button', { name: args.confirmLabel }));
    await screen.findByText(t.albumRequired);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function StoredLayout() {
  const [mode, setMode] = useLayoutMode('story');
  return (
    <LayoutDialog open onOpenChange={fn()} value={mode} onValueChange={setMode} ratios={LAYOUT.RATIOS} />
  );
}

/** The shape is offered for the grid only; the choice is stored. */
export const Layout: Story = {
  name: 'Layout 布局',
  beforeEach: () => localStorage.removeItem('xiangji.layout.story'),
  render: () => <StoredLayout />,
  play: async ({ userEvent, globals }) => {
    const t = blockTexts(globals, layoutLabels);
    await userEvent.click(await screen.findByRole('radio', { name: t.grid }));
    const shown = await screen.findByRole('radio', { name: '4:3' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(localStorage.getItem('xiangji.layout.story')).toBe('3 0 1:1');
  },
};
