import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@xiangji/ui';
import { expect } from 'storybook/test';
import { labelsOf } from '../stories/text.ts';
import { StorageCounts, StorageHistory, storageLabels } from './index.ts';

const GB = 1_073_741_824;
/** Day numbers of the first days of March and April 2026. */
const MARCH = 20_513;
const APRIL = 20_544;

const figuresOf = (size: number) => ({
  inAlbums: { count: size * 340, bytes: size * GB },
  shared: { count: size * 12, bytes: size * 40_000_000 },
  inRecycleBin: { count: size * 7, bytes: size * 30_000_000 },
});

const meta = {
  id: 'blocks-storage',
  title: 'Blocks/Storage 存储空间',
  component: StorageHistory,
  args: {
    now: figuresOf(9),
    months: [
      { ...figuresOf(7), month: APRIL, paid: false },
      { ...figuresOf(4), month: MARCH, paid: true },
    ],
  },
  // The running month is the one of a fixed day.
  beforeEach: () => {
    const { now } = Date;
    Date.now = () => Date.UTC(2026, 4, 20);
    return () => {
      Date.now = now;
    };
  },
  render: (args) => (
    <Stack gap={5}>
      <StorageHistory {...args} />
    </Stack>
  ),
} satisfies Meta<typeof StorageHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {
  tags: ['visual'],
  name: 'History 历史',
  play: async ({ canvas, globals }) => {
    const labels = labelsOf(globals, storageLabels);
    await expect(canvas.getByRole('table', { name: labels.table })).toHaveTextContent(labels.running);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText(labels.unpaid)).toBeVisible();
  },
};
export const HistoryPhone: Story = {
  tags: ['visual'],
  ...History,
  name: 'History Phone 历史（手机）',
  globals: { viewport: { value: 'phone' } },
};
export const FreeSpace: Story = {
  name: 'Free Space 免费空间',
  args: { freeBytes: 20 * GB },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(labelsOf(globals, storageLabels).free('20 GB', '11 GB'))).toBeVisible();
  },
};
export const NoHistory: Story = {
  name: 'No History 没有历史',
  args: { months: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(labelsOf(globals, storageLabels).historyEmpty)).toBeVisible();
  },
};
export const Counts: Story = {
  name: 'Counts 数量',
  render: ({ now }) => <StorageCounts photos={3_231} albums={42} shares={5} figures={now} />,
};
