import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../stories/text.ts';
import { SortOrderDialog, SortOrderMenu, sortOrderLabels } from './index.ts';

const onValueChange = fn();

const meta = {
  id: 'blocks-sortorder',
  title: 'Blocks/SortOrder 排序',
  component: SortOrderDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    orders: ['date-asc', 'date-desc', 'name-asc', 'name-desc', 'custom'],
    value: 'date-asc',
    onValueChange,
  },
  beforeEach: () => {
    onValueChange.mockReset();
  },
} satisfies Meta<typeof SortOrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same order closes the dialog and changes nothing. */
export const InADialog: Story = {
  tags: ['visual'],
  name: 'In A Dialog 对话框',
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, sortOrderLabels);
    await userEvent.click(await screen.findByRole('button', { name: labels.save }));
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(labels['name-asc']) }));
    await userEvent.click(screen.getByRole('button', { name: labels.save }));
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith('name-asc'));
  },
};

export const InAMenu: Story = {
  name: 'In A Menu 菜单',
  render: ({ open: _open, onOpenChange: _onOpenChange, ...args }) => <SortOrderMenu {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, sortOrderLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    const current = await screen.findByRole('menuitemradio', { name: labels['date-asc'], checked: true });
    await waitFor(() => expect(current).toBeVisible());
  },
};
