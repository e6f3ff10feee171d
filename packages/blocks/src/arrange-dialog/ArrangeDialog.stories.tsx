import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { ArrangeDialog, arrangeLabels } from './index.ts';

const items = ['京都红叶', '海边三日', '外婆的院子', '雪国列车'].map((name) => ({ id: name, name }));

const meta = {
  id: 'blocks-arrangedialog',
  title: 'Blocks/ArrangeDialog 调整顺序 弹窗',
  component: ArrangeDialog,
  args: { open: true, onOpenChange: fn(), title: '', label: '', items, onSave: fn() },
  render: (args, { globals }) => (
    <ArrangeDialog
      {...args}
      title={textOf(globals, '调整顺序', 'Arrange')}
      label={textOf(globals, '相册列表', 'Albums')}
    />
  ),
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ArrangeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => within(screen.getByRole('dialog')).getAllByRole('listitem');

/** A moved row keeps the focus on its button, and its position is announced. */
export const Buttons: Story = {
  tags: ['visual'],
  name: 'Buttons 按钮',
  play: async ({ globals, userEvent, args }) => {
    const labels = labelsOf(globals, arrangeLabels);
    const up = await screen.findByRole('button', { name: labels.stepUp('海边三日') });
    await userEvent.click(up);
    await expect(rows()[0]).toHaveTextContent('海边三日');
    await waitFor(() => expect(up).toHaveFocus());
    await screen.findByText(labels.position('海边三日', 1, items.length));
    await userEvent.click(screen.getByRole('button', { name: labels.toBottom('海边三日') }));
    await userEvent.click(screen.getByRole('button', { name: labels.save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(['京都红叶', '外婆的院子', '雪国列车', '海边三日']),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** By keyboard: a row is picked up, moved, put back by Escape, and dropped. The dialog stays open. */
export const Keyboard: Story = {
  name: 'Keyboard 键盘',
  play: async ({ globals, userEvent, args }) => {
    const labels = labelsOf(globals, arrangeLabels);
    const name = '海边三日';
    const handle = await screen.findByRole('button', { name: labels.drag(name) });
    await expect(handle).toHaveAccessibleDescription(labels.dragHelp);
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(labels.pickedUp(name, 2, items.length));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText(labels.position(name, 3, items.length));
    await userEvent.keyboard('{Escape}');
    await screen.findByText(labels.cancelled(name));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(rows()[1]).toHaveTextContent(name);
    await userEvent.keyboard(' ');
    await screen.findByText(labels.pickedUp(name, 2, items.length));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText(labels.position(name, 3, items.length));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText(labels.position(name, 4, items.length));
    await userEvent.keyboard(' ');
    await screen.findByText(labels.dropped(name, 4, items.length));
    await expect(rows()[3]).toHaveTextContent(name);
    await waitFor(() => expect(handle).toHaveFocus());
  },
};

const MANY = 1000;

/** Of a thousand rows only the visible ones are mounted; a row that moves to the end is shown there. */
export const Many: Story = {
  name: 'Many 很多',
  args: { items: Array.from({ length: MANY }, (_, index) => ({ id: `${index}`, name: `${index + 1}` })) },
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, arrangeLabels);
    const bottom = await screen.findByRole('button', { name: labels.toBottom('2') });
    await expect(rows().length).toBeLessThan(40);
    await userEvent.click(bottom);
    await waitFor(() => expect(bottom.closest('li')).toHaveAttribute('aria-posinset', `${MANY}`));
    await waitFor(() => expect(bottom).toHaveFocus());
    const list = screen.getByRole('dialog').getBoundingClientRect();
    await waitFor(() => expect(bottom.getBoundingClientRect().bottom).toBeLessThan(list.bottom));
    await waitFor(() => expect(rows().length).toBeLessThan(40));
  },
};

export const Phone: Story = {
  tags: ['visual'],
  name: 'Phone 手机',
  globals: { viewport: { value: 'phone' } },
};
