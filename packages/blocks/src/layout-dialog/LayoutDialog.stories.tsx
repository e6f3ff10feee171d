import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../stories/text.ts';
import { LayoutDialog, type LayoutDialogProps, layoutLabels } from './index.ts';

const onValueChange = fn();

function Remembered(props: LayoutDialogProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <LayoutDialog
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  id: 'blocks-layoutdialog',
  title: 'Blocks/LayoutDialog 布局弹窗',
  component: LayoutDialog<string>,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    value: { shape: 'auto', size: 'medium', ratio: '1:1' },
    onValueChange,
    ratios: ['1:1', '4:3', '3:4'],
  },
  beforeEach: () => {
    onValueChange.mockReset();
  },
  render: (args) => <Remembered {...args} />,
} satisfies Meta<typeof LayoutDialog<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Automatic: Story = {
  tags: ['visual'],
  name: 'Automatic 自动',
  play: async ({ globals }) => {
    const labels = labelsOf(globals, layoutLabels);
    const slider = await screen.findByRole('slider', { name: labels.size });
    await expect(slider).toHaveAttribute('aria-valuetext', labels.medium);
  },
};

/** The ratio is offered for a grid only. */
export const OfAGrid: Story = {
  name: 'Of A Grid 网格',
  play: async ({ globals, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: labelsOf(globals, layoutLabels).grid }));
    const ratio = await screen.findByRole('radio', { name: '4:3' });
    await waitFor(() => expect(ratio).toBeVisible());
    await userEvent.click(ratio);
    await expect(onValueChange).toHaveBeenLastCalledWith({ shape: 'grid', size: 'medium', ratio: '4:3' });
  },
};
