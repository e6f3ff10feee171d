import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { DeviceLinkDialog, deviceLinkLabels } from './index.ts';

const meta = {
  id: 'blocks-devicelinkdialog',
  title: 'Blocks/DeviceLinkDialog 在其他设备上打开 弹窗',
  component: DeviceLinkDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onOpenChange: fn(), name: '', link: 'https://photos.example.com/albums/1/photos' },
  render: (args, { globals }) => (
    <DeviceLinkDialog {...args} name={textOf(globals, '京都红叶', 'Kyoto in autumn')} />
  ),
} satisfies Meta<typeof DeviceLinkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['visual'],
  name: 'Open 打开',
  play: async ({ args, globals }) => {
    const labels = labelsOf(globals, deviceLinkLabels);
    await screen.findByRole('img', { name: labels.qr(textOf(globals, '京都红叶', 'Kyoto in autumn')) });
    await expect(screen.getByLabelText(labels.link)).toHaveValue(args.link);
  },
};
