import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { albumDialogLabels } from '@xiangji/blocks';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { albumOf } from '../../../shared/models/album.ts';
import { album, albumSet } from '../../../test/albums.ts';
import { answer, quietNetwork, refuse } from '../../../test/network.ts';
import { withWorld } from '../../../test/StoryWorld.tsx';
import { blockTexts, storyTexts } from '../../../test/storyTexts.ts';
import { RemoveAlbumDialog } from './RemoveAlbumDialog.tsx';

const { remove } = contract.folders;

const meta = {
  id: 'web-removealbumdialog',
  title: 'Web/RemoveAlbumDialog 删除相册 弹窗',
  component: RemoveAlbumDialog,
  decorators: [withWorld],
  args: { open: true, onOpenChange: fn(), album: albumOf(album({ seed: 1, name: '京都红叶' })) },
  parameters: {
    msw: [answer(remove, { count: 24, undo: 'undo-1', manage: null }), ...quietNetwork],
    docs: {
      lead: [
        '删之前说清会带走什么；相集里的相册可以留下。',
        'Says what goes with an album before it goes; the albums of a set can stay.',
      ],
      story: { inline: false, height: '300px' },
    },
  },
} satisfies Meta<typeof RemoveAlbumDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Album: Story = {
  tags: ['visual'],
  name: 'Album 相册',
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/24/);
  },
};

export const AlbumSet: Story = {
  name: 'Album Set 相集',
  args: { album: albumOf(albumSet({ seed: 1 })) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/3/);
  },
};

export const Refused: Story = {
  name: 'Refused 被拒绝',
  parameters: {
    msw: [refuse(remove, ERROR_CODES.NOT_FOUND), ...quietNetwork],
    // The toast stands below the dialog.
    docs: { story: { height: '480px' } },
  },
  play: async ({ userEvent, globals, args }) => {
    const { errors } = storyTexts(globals);
    const { removeAlbum } = blockTexts(globals, albumDialogLabels);
    await userEvent.click(await screen.findByRole('button', { name: removeAlbum }));
    await screen.findAllByText(errors.notFound);
    await waitFor(() => expect(args.onOpenChange).not.toHaveBeenCalled());
  },
};
