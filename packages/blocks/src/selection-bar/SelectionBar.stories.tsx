import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar, CalendarIcon, FolderInputIcon, Share2Icon, Trash2Icon } from '@xiangji/ui';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ActionList } from '../action-menu/index.ts';
import { labelsOf, textOf } from '../stories/text.ts';
import { SelectionBar, type SelectionBarProps, SelectionBottomBar } from './index.ts';
import { selectionLabels } from './labels.ts';

const TOTAL = 1_234;
const nothing = () => undefined;

function actionsIn(globals: Record<string, unknown>): ActionList {
  const text = (zh: string, english: string) => textOf(globals, zh, english);
  return [
    { id: 'share', icon: <Share2Icon />, label: text('分享', 'Share'), onSelect: nothing },
    { id: 'move', icon: <FolderInputIcon />, label: text('移动', 'Move'), onSelect: nothing },
    {
      id: 'remove',
      icon: <Trash2Icon />,
      label: text('删除', 'Delete'),
      tone: 'critical',
      onSelect: nothing,
    },
    {
      id: 'date',
      icon: <CalendarIcon />,
      label: text('修改日期', 'Change date'),
      inMenu: true,
      onSelect: nothing,
    },
  ];
}

function Example(props: SelectionBarProps) {
  const [count, setCount] = useState(props.count);
  const bar = { ...props, count, allSelected: count === TOTAL };
  return (
    <>
      <AppBar.Root face="manage">
        <AppBar.Manage>
          <SelectionBar {...bar} onSelectAll={(all) => setCount(all ? TOTAL : 0)} />
        </AppBar.Manage>
      </AppBar.Root>
      <SelectionBottomBar {...bar} />
    </>
  );
}

const meta = {
  id: 'blocks-selectionbar',
  title: 'Blocks/SelectionBar 选择栏',
  component: SelectionBar,
  parameters: { layout: 'fullscreen' },
  args: { count: 0, allSelected: false, actions: [], onSelectAll: nothing, onLeave: nothing },
  render: (args, { globals }) => <Example {...args} actions={actionsIn(globals)} />,
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = { tags: ['visual'], name: 'Nothing Selected 未选择' };
export const Selected: Story = { name: 'Selected 已选', args: { count: 2 } };

/** The button selects all, then none. */
export const All: Story = {
  name: 'All 全部',
  args: { count: 2 },
  play: async ({ canvas, globals, userEvent }) => {
    const t = labelsOf(globals, selectionLabels);
    await userEvent.click(canvas.getByRole('button', { name: t.selectAll }));
    await expect(canvas.getByText(t.selected(TOTAL))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t.selectNone })).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['visual'],
  name: 'Phone 手机',
  args: { count: 2 },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
