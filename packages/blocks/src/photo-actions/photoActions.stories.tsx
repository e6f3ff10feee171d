import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ActionMenu } from '../action-menu/index.ts';
import { labelsOf } from '../stories/text.ts';
import {
  photoActionLabels,
  sharedPhotoActionLabels,
  usePhotoListMenu,
  usePhotoMenu,
  useSharedPhotoListMenu,
  useSharedPhotoMenu,
} from './index.ts';

const onAction = fn();

function OfPhoto() {
  return <ActionMenu actions={usePhotoMenu({ isFavorite: () => true, onAction })('photo-1', 0)} />;
}

function OfAlbum() {
  return <ActionMenu actions={usePhotoListMenu({ inAlbum: true, empty: false, onAction })} />;
}

function OfSharedPhoto() {
  return <ActionMenu actions={useSharedPhotoMenu({ isOwner: true, onAction })('photo-1', 0)} />;
}

function OfShare() {
  return <ActionMenu actions={useSharedPhotoListMenu({ isOwner: false, empty: true, onAction })} />;
}

const meta = {
  id: 'blocks-photoactions',
  title: 'Blocks/PhotoActions 照片的操作',
  parameters: { docs: { hideProps: true, story: { inline: false, height: '520px' } } },
  beforeEach: () => {
    onAction.mockReset();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the menu. */
const opens: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
};

export const Photo: Story = {
  tags: ['visual'],
  name: 'Photo 一张照片',
  render: () => <OfPhoto />,
  play: async (context) => {
    await opens(context);
    const { unfavorite } = labelsOf(context.globals, photoActionLabels);
    await context.userEvent.click(await screen.findByRole('menuitem', { name: unfavorite }));
    await expect(onAction).toHaveBeenCalledWith('unfavorite', 'photo-1', 0);
  },
};

export const Album: Story = { name: 'Album 相册', render: () => <OfAlbum />, play: opens };

export const SharedPhoto: Story = {
  name: 'Shared Photo 分享的照片',
  render: () => <OfSharedPhoto />,
  play: opens,
};

/** Without photos nothing can be selected or saved. */
export const Share: Story = {
  name: 'Share 分享辑',
  render: () => <OfShare />,
  play: async (context) => {
    await opens(context);
    const { saveAll } = labelsOf(context.globals, sharedPhotoActionLabels);
    const save = await screen.findByRole('menuitem', { name: saveAll });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};
