import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar, Trash2Icon } from '@xiangji/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { RecycleBinList } from '../recycle-bin/index.ts';
import { selectionLabels } from '../selection-bar/index.ts';
import { coverOf } from '../stories/albums.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import { ListPage, PageContent } from './index.ts';

/** In s. */
const DAY = 86_400;

const onLeave = fn();
const onSelect = fn();

const selection = { count: 0, allSelected: false, actions: [], onSelectAll: fn(), onLeave };

const photosOf = (globals: Record<string, unknown>) =>
  Array.from({ length: 5 }, (_, index) => ({
    ...{ id: `photo-${index}`, name: '', type: 'photo' as const, bytes: 4_823_449 },
    albumName: textOf(globals, '京都红叶', 'Kyoto maples'),
    expires: Date.now() / 1_000 + 20 * DAY,
    ...coverOf(index),
  }));

const meta = {
  id: 'blocks-listpage',
  title: 'Blocks/ListPage 列表页',
  component: ListPage,
  parameters: { layout: 'fullscreen' },
  args: { bar: null, selecting: false, selection, children: null },
  beforeEach: () => {
    onLeave.mockReset();
    onSelect.mockReset();
  },
  render: (args, { globals }) => (
    <ListPage
      {...args}
      bar={<AppBar.Title>{textOf(globals, '回收站', 'Recycle bin')}</AppBar.Title>}
      selection={{
        ...args.selection,
        actions: [
          {
            id: 'remove',
            icon: <Trash2Icon />,
            label: textOf(globals, '删除', 'Delete'),
            tone: 'critical',
            onSelect,
          },
        ],
      }}
    >
      <PageContent width="medium">
        <RecycleBinList photos={photosOf(globals)} selected={new Set(args.selecting ? ['photo-1'] : [])} />
      </PageContent>
    </ListPage>
  ),
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Browsing: Story = {
  tags: ['visual'],
  name: 'Browsing 浏览',
};

export const Selecting: Story = {
  ...Browsing,
  name: 'Selecting 选择',
  args: { selecting: true, selection: { ...selection, count: 1, autoFocus: true } },
  play: async ({ canvas, globals, userEvent }) => {
    const { leave } = labelsOf(globals, selectionLabels);
    await waitFor(() => expect(canvas.getByRole('button', { name: leave })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: leave }));
    await expect(onLeave).toHaveBeenCalledOnce();
  },
};

/** The actions are at the bottom. */
export const SelectingPhone: Story = {
  tags: ['visual'],
  ...Browsing,
  name: 'Selecting Phone 选择（手机）',
  args: Selecting.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, '删除', 'Delete') }));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};
