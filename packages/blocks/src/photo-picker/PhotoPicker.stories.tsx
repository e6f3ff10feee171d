import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { coverOf } from '../stories/albums.ts';
import { labelsOf } from '../stories/text.ts';
import { PhotoPicker, photoPickerLabels } from './index.ts';

const photos = Array.from({ length: 12 }, (_, seed) => ({
  id: `photo-${seed}`,
  name: '',
  src: coverOf(seed).src,
}));

const meta = {
  id: 'blocks-photopicker',
  title: 'Blocks/PhotoPicker 选择照片',
  component: PhotoPicker,
  args: { photos, onSelect: fn(), onRetry: fn(), onLoadMore: fn() },
} satisfies Meta<typeof PhotoPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photos: Story = {
  name: 'Photos 照片',
  args: { hasMore: true },
  play: async ({ canvas, globals, userEvent, args }) => {
    const labels = labelsOf(globals, photoPickerLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.photo(3) }));
    await expect(args.onSelect).toHaveBeenCalledWith('photo-2');
    await userEvent.click(canvas.getByRole('button', { name: labels.more }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { tags: ['visual'], name: 'Empty 没有照片', args: { photos: [] } };
export const Loading: Story = { name: 'Loading 加载中', args: { photos: undefined } };
export const Failed: Story = {
  name: 'Failed 失败',
  args: { photos: undefined, failed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
