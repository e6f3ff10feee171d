import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { coverOf } from '../stories/albums.ts';
import { PhotoSkeletons } from './index.ts';

const meta = {
  id: 'blocks-photoskeletons',
  title: 'Blocks/PhotoSkeletons 照片占位',
  component: PhotoSkeletons,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PhotoSkeletons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pulsing: Story = { tags: ['visual'], name: 'Pulsing 闪烁' };

export const WithoutAnimation: Story = { name: 'Without Animation 无动画', args: { animation: 'none' } };

/** A rotated picture keeps its place empty: it would be shown as it was taken. */
export const FirstPhotos: Story = {
  name: 'First Photos 首批照片',
  args: {
    photos: [0, 90, 0].map((rotation, index) => ({
      ...{ id: `photo-${index}`, width: 4_000, height: 3_000, rotation },
      srcSet: [{ src: coverOf(index).src, width: 400 }],
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
  },
};
