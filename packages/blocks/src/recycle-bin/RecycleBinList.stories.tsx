import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { coverOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import { RecycleBinList, recycleBinLabels } from './index.ts';

const HOUR = 3_600;
/** Hours left, half a unit more than is shown, so that the texts do not change while a story is shown. */
const LEFT = [0.3, 5.5, 60, 300, 708];

const photosOf = (globals: Record<string, unknown>) => {
  const now = Math.floor(Date.now() / 1_000);
  return LEFT.map((hours, index) => ({
    id: `photo-${index}`,
    name: index === 1 ? textOf(globals, '岚山，渡月桥边的一片红叶', 'A maple by the bridge') : '',
    type: index === 3 ? ('video' as const) : ('photo' as const),
    bytes: 4_823_449 + index * 131_072,
    albumName: textOf(globals, '京都红叶', 'Kyoto maples'),
    expires: now + Math.round(hours * HOUR),
    ...coverOf(index),
  }));
};

const onSelectedChange = fn();
const onPageChange = fn();

const meta = {
  id: 'blocks-recyclebinlist',
  title: 'Blocks/RecycleBinList 回收站',
  component: RecycleBinList,
  args: { photos: [], selected: new Set(['photo-1']), onSelectedChange },
  beforeEach: () => {
    onSelectedChange.mockReset();
  },
  render: (args, { globals }) => <RecycleBinList {...args} photos={args.photos && photosOf(globals)} />,
} satisfies Meta<typeof RecycleBinList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: 'List 列表',
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, recycleBinLabels);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await canvas.findByText(labels.days(2));
    await userEvent.click(canvas.getByText(labels.minutes(18)));
    await expect(onSelectedChange).toHaveBeenCalledWith('photo-0', true);
  },
};
export const Grid: Story = { name: 'Grid 网格', args: { view: 'grid' } };
export const GridPhone: Story = {
  ...Grid,
  name: 'Grid Phone 网格（手机）',
  globals: { viewport: { value: 'phone' } },
};
export const Busy: Story = { name: 'Busy 正在翻页', args: { busy: true } };
/** The first of several pages, and what is on all of them. */
export const Pages: Story = {
  name: 'Pages 分页',
  args: {
    total: { photos: 1_234, bytes: 5_300_000_000 },
    pages: { page: 1, total: 25, onPageChange },
  },
  play: async ({ canvas, userEvent }) => {
    const [previous, next] = within(canvas.getByRole('navigation')).getAllByRole('button');
    await expect(previous).toBeDisabled();
    if (next) await userEvent.click(next);
    await expect(onPageChange).toHaveBeenCalledWith(2);
  },
};
export const Loading: Story = { name: 'Loading 加载中', args: { photos: undefined } };
export const LoadingGrid: Story = {
  name: 'Loading Grid 网格加载中',
  args: { photos: undefined, view: 'grid' },
};
