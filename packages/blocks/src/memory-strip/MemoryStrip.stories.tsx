import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { coverOf } from '../stories/albums.ts';
import { labelsOf } from '../stories/text.ts';
import { type Memory, MemoryStrip, memoryStripLabels } from './index.ts';

const memoryOf = (yearsAgo: number): Memory => ({
  id: `memory-${yearsAgo}`,
  yearsAgo,
  count: yearsAgo === 1 ? 1 : yearsAgo * 7,
  cover: coverOf(yearsAgo),
});
const years = (count: number) => Array.from({ length: count }, (_, index) => memoryOf(index + 1));

const meta = {
  id: 'blocks-memorystrip',
  title: 'Blocks/MemoryStrip 那年今日',
  component: MemoryStrip,
  args: { memories: years(3), onOpen: fn(), onDismiss: fn() },
} satisfies Meta<typeof MemoryStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeYears: Story = {
  tags: ['visual'],
  name: 'Some Years 几年',
  play: async ({ canvas, globals, userEvent, args }) => {
    const labels = labelsOf(globals, memoryStripLabels);
    const card = canvas.getByRole('button', { name: new RegExp(labels.yearsAgo(2)) });
    await userEvent.click(card);
    await expect(args.onOpen).toHaveBeenCalledWith('memory-2', card);
    await userEvent.click(canvas.getByRole('button', { name: labels.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Keys reach every card: one out of sight scrolls into it. */
export const ManyYears: Story = {
  name: 'Many Years 许多年',
  args: { memories: years(20) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const labels = labelsOf(globals, memoryStripLabels);
    const last = canvas.getByRole('button', { name: new RegExp(labels.yearsAgo(20)) });
    last.focus();
    const { right } = last.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  name: 'Loading 加载中',
  args: { memories: years(3).map((memory) => ({ ...memory, cover: undefined })) },
};

export const WithoutDismiss: Story = { name: 'Without Dismiss 不可隐藏', args: { onDismiss: undefined } };

export const Empty: Story = {
  tags: ['visual'],
  name: 'Empty 没有',
  args: { memories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
