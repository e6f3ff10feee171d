import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { coverOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import { AlbumEditor, albumEditorLabels } from './index.ts';

const DAY = 20_413;
const INTRO_LIMIT = 20;

const meta = {
  id: 'blocks-albumeditor',
  title: 'Blocks/AlbumEditor 编辑相册',
  component: AlbumEditor,
  args: {
    open: true,
    onOpenChange: fn(),
    album: undefined,
    onChange: fn(),
    onInvalidChange: fn(),
    onCoverFile: fn(),
    onCoverPhoto: fn(),
    onRetry: fn(),
    introMaxLength: INTRO_LIMIT,
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof AlbumEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const album = {
  kind: 'album',
  name: '京都红叶',
  intro: '岚山与东福寺',
  startDate: DAY,
  endDate: DAY + 2,
  count: 48,
  cover: coverOf(1),
} as const;
const albums = [10, 11, 12, 13, 14].map((seed) => ({
  id: `album-${seed}`,
  name: `北海道 ${seed}`,
  cover: coverOf(seed),
}));

export const Album: Story = {
  tags: ['visual'],
  name: 'Album 相册',
  args: { album },
  play: async ({ globals, userEvent, args }) => {
    const labels = labelsOf(globals, albumEditorLabels);
    const name = await screen.findByRole('textbox', { name: labels.albumName });
    await userEvent.clear(name);
    await userEvent.type(name, ' Nara {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Nara' });
    await userEvent.click(screen.getByRole('textbox', { name: labels.intro }));
    await userEvent.paste('。');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: labels.saveIntro })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ intro: `${album.intro}。` });
    await userEvent.click(screen.getByRole('button', { name: labels.coverPhoto }));
    await expect(args.onCoverPhoto).toHaveBeenCalledOnce();
  },
};

/** A text that is too long is not saved, and editing does not end. */
export const IntroTooLong: Story = {
  name: 'Intro Too Long 简介太长',
  args: { album },
  play: async ({ globals, userEvent, args }) => {
    const labels = labelsOf(globals, albumEditorLabels);
    await userEvent.click(await screen.findByRole('textbox', { name: labels.intro }));
    await userEvent.paste('很长'.repeat(INTRO_LIMIT));
    await screen.findByText(labels.introTooLong(INTRO_LIMIT));
    await expect(args.onInvalidChange).toHaveBeenLastCalledWith(true);
    await expect(screen.getByRole('button', { name: labels.finishEditing })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onInvalidChange).toHaveBeenLastCalledWith(false);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Reading: Story = {
  name: 'Reading 查看',
  args: { album },
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, albumEditorLabels);
    await userEvent.click(await screen.findByRole('button', { name: labels.finishEditing }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: labels.albumDetails })).toBeVisible());
    await screen.findByText(album.intro);
  },
};

export const AlbumSet: Story = {
  name: 'Album Set 相集',
  args: { album: { ...album, kind: 'albumSet' }, albums },
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, albumEditorLabels);
    await userEvent.click(await screen.findByRole('button', { name: labels.allAlbums(albums.length) }));
    await expect(screen.getAllByRole('listitem')).toHaveLength(albums.length);
  },
};

export const Slot: Story = {
  name: 'Slot 换封面的一步',
  args: { album },
  render: (args, { globals }) => (
    <AlbumEditor {...args}>
      <p>{textOf(globals, '在这里裁剪封面', 'Crop the cover here')}</p>
    </AlbumEditor>
  ),
};
export const Loading: Story = { name: 'Loading 加载中' };
export const Failed: Story = { name: 'Failed 失败', args: { failed: true } };
