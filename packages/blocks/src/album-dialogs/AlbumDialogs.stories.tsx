import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { albumOf, levelsOf } from '../stories/albums.ts';
import { labelsOf } from '../stories/text.ts';
import {
  albumDialogLabels,
  CreateSetDialog,
  MoveAlbumDialog,
  RemoveAlbumDialog,
  RenameAlbumDialog,
} from './index.ts';

const dialog = { open: true, onOpenChange: fn() };
const onSubmit = fn();
const onConfirm = fn(async () => undefined);

const meta = {
  id: 'blocks-albumdialogs',
  title: 'Blocks/AlbumDialogs 相册对话框 弹窗',
  parameters: { docs: { hideProps: true, story: { inline: false, height: '520px' } } },
  beforeEach: () => {
    onSubmit.mockReset();
    onConfirm.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A name, and two albums at least. */
export const CreateSet: Story = {
  tags: ['visual'],
  name: 'Create Set 新建相集',
  render: (_args, { globals }) => (
    <CreateSetDialog {...dialog} albums={levelsOf(globals)[0]?.albums} onSubmit={onSubmit} />
  ),
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, albumDialogLabels);
    const create = await screen.findByRole('button', { name: labels.create });
    await userEvent.click(create);
    await waitFor(() => expect(screen.getByText(labels.setNameRequired)).toBeVisible());
    await userEvent.keyboard('Asia');
    const [first, second] = screen.getAllByRole('checkbox');
    if (!first || !second) throw new Error('No albums are listed');
    await userEvent.click(first);
    await userEvent.click(create);
    await waitFor(() => expect(screen.getByText(labels.setNeedsTwo)).toBeVisible());
    await userEvent.click(second);
    await userEvent.click(create);
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ name: 'Asia', albumIds: ['album-0', 'album-1'] }),
    );
  },
};

const sets = [
  { id: 'japan', name: '日本', count: 2 },
  { id: 'family', name: '家人', count: 5 },
];

const moved = { name: '京都', setId: 'japan' };

export const MoveLoading: Story = {
  name: 'Move Loading 移动（加载中）',
  render: () => <MoveAlbumDialog {...dialog} album={moved} sets={undefined} onSubmit={onSubmit} />,
  play: async ({ globals }) => {
    const { move } = labelsOf(globals, albumDialogLabels);
    await expect(await screen.findByRole('button', { name: move })).toBeDisabled();
  },
};

const onRetry = fn();

export const MoveFailed: Story = {
  name: 'Move Failed 移动（加载失败）',
  render: () => (
    <MoveAlbumDialog {...dialog} album={moved} sets={undefined} failed {...{ onRetry, onSubmit }} />
  ),
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, albumDialogLabels);
    const failure = await screen.findByRole('alert');
    await expect(failure).toHaveTextContent(labels.setsFailed);
    await expect(screen.getByRole('button', { name: labels.move })).toBeDisabled();
    await userEvent.click(within(failure).getByRole('button'));
    await expect(onRetry).toHaveBeenCalled();
  },
};

/** Without a selection nothing is moved. */
export const Move: Story = {
  name: 'Move 移动',
  render: () => (
    <MoveAlbumDialog {...dialog} album={{ name: '京都', setId: 'japan' }} sets={sets} onSubmit={onSubmit} />
  ),
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, albumDialogLabels);
    const move = await screen.findByRole('button', { name: labels.move });
    await userEvent.click(move);
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: /家人/ }));
    await userEvent.click(move);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(sets[1]));
  },
};

export const MoveOut: Story = {
  ...Move,
  name: 'Move Out 移出',
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, albumDialogLabels);
    await userEvent.click(await screen.findByRole('tab', { name: labels.moveOut }));
    await waitFor(() => expect(screen.getByText(labels.moveOutText('京都', '日本'))).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: labels.move }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(undefined));
  },
};

export const Rename: Story = {
  name: 'Rename 重命名',
  render: () => <RenameAlbumDialog {...dialog} album={albumOf(1, { name: '京都' })} onSubmit={onSubmit} />,
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, albumDialogLabels);
    const field = await screen.findByRole('textbox', { name: labels.albumName });
    await userEvent.clear(field);
    await userEvent.type(field, 'Nara{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('Nara'));
  },
};

export const Remove: Story = {
  name: 'Remove 删除',
  render: () => (
    <RemoveAlbumDialog {...dialog} album={albumOf(2, { name: '京都', count: 1_234 })} onConfirm={onConfirm} />
  ),
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, albumDialogLabels);
    await screen.findByText(labels.removeAlbumText(1_234));
    await userEvent.click(screen.getByRole('button', { name: labels.removeAlbum }));
    await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  },
};
