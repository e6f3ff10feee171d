import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { ArrangeDialog, arrangeLabels } from './index.ts';

const items = ['京都红叶', '海边三日', '外婆的院子', '雪国列车'].map((name) => ({ id: name, name }));

const meta = {
  id: 'blocks-arrangedialog',
  title: 'Blocks/ArrangeDialog 调整顺序',
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

export const Phone: Story = {
  name: 'Phone 手机',
  globals: { viewport: { value: 'phone' } },
};
