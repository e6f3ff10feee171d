import type { Meta, StoryObj } from '@storybook/react-vite';
import { dataListGuide } from '../../docs/guides/DataList.guide.tsx';
import { translate } from '../test/translate.ts';
import { DataList } from './index.ts';

const meta = {
  id: 'primitives-datalist',
  title: 'Primitives/DataList 信息列表',
  parameters: { guide: dataListGuide },
  component: DataList.Root,
  render: (_args, { globals }) => (
    <DataList.Root style={{ maxWidth: 420 }}>
      <DataList.Item term={translate(globals, '订单编号', 'Order')}>2026112100480127</DataList.Item>
      <DataList.Item term={translate(globals, '金额', 'Amount')}>¥ 96.00</DataList.Item>
      <DataList.Item term={translate(globals, '说明', 'Note')}>
        {translate(
          globals,
          '会员 12 个月，含 50G 空间；超出部分按每 G 每月 0.2 元计费',
          'Membership for 12 months with 50G; above that 0.2 yuan per G and month',
        )}
      </DataList.Item>
    </DataList.Root>
  ),
} satisfies Meta<typeof DataList.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = { tags: ['visual'], name: 'Facts 信息' };
export const Phone: Story = { name: 'Phone 手机', globals: { viewport: { value: 'phone' } } };
