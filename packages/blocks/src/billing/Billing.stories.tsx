import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@xiangji/ui';
import { expect } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { type Bill, BillDetail, BillList, billLabels } from './index.ts';

const DAY = 86_400;
/** 2026-04-01, and a moment after it. */
const MONTH = 20_544;
const CREATED = 20_574 * DAY + 3_600;
/** So far away that the bill stays payable. */
const NEVER = 90_000 * DAY;

const billOf = (globals: Record<string, unknown>, given: Partial<Bill> = {}): Bill => ({
  id: 'april',
  title: textOf(globals, '存储空间', 'Storage'),
  subject: textOf(globals, '存储空间', 'Storage'),
  description: '',
  month: MONTH,
  amount: 1_250,
  total: 1_250,
  discount: 0,
  paid: false,
  paidAmount: null,
  paidAt: null,
  created: CREATED,
  payUntil: NEVER,
  orderNumber: '202605010001',
  tradeNumber: null,
  ...given,
});

const paid: Partial<Bill> = {
  paid: true,
  paidAmount: 1_250,
  paidAt: CREATED + DAY,
  tradeNumber: '2026050222001',
};

const billsOf = (globals: Record<string, unknown>) => [
  billOf(globals),
  billOf(globals, { id: 'march', month: MONTH - 31, payUntil: CREATED }),
  billOf(globals, {
    ...paid,
    id: 'vip',
    month: null,
    title: textOf(globals, 'VIP 会员', 'VIP membership'),
    description: textOf(globals, '12 个月', '12 months'),
    amount: 9_600,
  }),
];

const meta = {
  id: 'blocks-billing',
  title: 'Blocks/Billing 账单',
  component: BillList,
  args: {
    bills: [],
    // biome-ignore lint/a11y/useAnchorContent: the row is its content
    renderLink: (id) => <a href={`#${id}`} />,
    timezone: -480,
  },
} satisfies Meta<typeof BillList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['visual'],
  name: 'List 列表',
  render: (args, { globals }) => <BillList {...args} bills={billsOf(globals)} />,
  play: async ({ canvas, globals }) => {
    const labels = labelsOf(globals, billLabels);
    const [unpaid, overdue, done] = canvas.getAllByRole('link');
    await expect(unpaid).toHaveTextContent(labels.unpaid);
    await expect(overdue).toHaveTextContent(labels.overdue);
    await expect(done).toHaveTextContent(labels.paid);
    await expect(done).toHaveAttribute('href', '#vip');
  },
};
export const ListPhone: Story = {
  tags: ['visual'],
  ...List,
  name: 'List Phone 列表（手机）',
  globals: { viewport: { value: 'phone' } },
};
export const Empty: Story = { name: 'Empty 空' };

/** The buttons are yours. */
export const Unpaid: Story = {
  name: 'Unpaid 待付款',
  render: (args, { globals }) => (
    <BillDetail
      bill={billOf(globals, { discount: 250, amount: 1_000 })}
      timezone={args.timezone}
      actions={
        <>
          <Button variant="solid">{textOf(globals, '立即付款', 'Pay now')}</Button>
          <Button>{textOf(globals, '检查付款状态', 'Check the payment')}</Button>
        </>
      }
    />
  ),
  play: async ({ canvas, globals }) => {
    const labels = labelsOf(globals, billLabels);
    await expect(canvas.getByText(labels.discount)).toBeVisible();
    await expect(canvas.getByText(textOf(globals, '¥2.50', 'CN¥2.50'))).toBeVisible();
    await expect(canvas.queryByText(labels.paidAt)).toBeNull();
  },
};
export const UnpaidPhone: Story = {
  ...Unpaid,
  name: 'Unpaid Phone 待付款（手机）',
  globals: { viewport: { value: 'phone' } },
};
export const Paid: Story = {
  name: 'Paid 已付款',
  render: (args, { globals }) => <BillDetail bill={billOf(globals, paid)} timezone={args.timezone} />,
};
