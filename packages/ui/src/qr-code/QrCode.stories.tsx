import type { Meta, StoryObj } from '@storybook/react-vite';
import { qrCodeGuide } from '../../docs/guides/QrCode.guide.tsx';
import { translate } from '../test/translate.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  id: 'primitives-qrcode',
  title: 'Primitives/QrCode 二维码',
  parameters: { guide: qrCodeGuide },
  component: QrCode,
  args: { value: 'https://xiangji.example/s/Kx7mPq2d', label: 'Open on another device' },
  render: (args, { globals }) => (
    <QrCode {...args} label={translate(globals, '在其他设备上打开', 'Open on another device')} />
  ),
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { tags: ['visual'], name: 'Rest 静止' };
export const Small: Story = { name: 'Small 小', args: { size: 96 } };
export const LongValue: Story = {
  name: 'Long Value 长内容',
  args: { value: `https://pay.example/${'0123456789abcdef'.repeat(12)}` },
};
