import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import {
  BenefitList,
  MembershipCard,
  MembershipHistory,
  MembershipStatus,
  membershipLabels,
} from './index.ts';

const NOON = 20_414 * 86_400 + 43_200;
const DAY = 86_400;
const BEIJING = -480;
const onBuy = fn();

const grants = [
  { kind: 'purchase' as const, months: 12, days: 0, start: NOON, expires: NOON + 365 * DAY, time: NOON },
  {
    kind: 'gift' as const,
    months: 0,
    days: 14,
    start: NOON - 14 * DAY,
    expires: NOON,
    time: NOON - 14 * DAY,
  },
];

const benefitsOf = (globals: Record<string, unknown>) => [
  textOf(globals, '每月免费使用 50 GB 空间', '50 GB of space for free each month'),
  textOf(globals, '专属客服', 'A support contact of your own'),
];

const meta = {
  id: 'blocks-membership',
  title: 'Blocks/Membership 会员',
  component: MembershipStatus,
  args: { state: 'active', expires: NOON, timezone: BEIJING, onBuy },
  beforeEach: () => {
    onBuy.mockReset();
  },
} satisfies Meta<typeof MembershipStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  tags: ['visual'],
  name: 'Active 有效',
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labelsOf(globals, membershipLabels).renew }));
    await expect(onBuy).toHaveBeenCalledOnce();
  },
};
export const Expired: Story = { name: 'Expired 已过期', args: { state: 'expired' } };
export const None: Story = {
  name: 'None 未开通',
  args: { state: 'none' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(labelsOf(globals, membershipLabels).none)).toBeVisible();
  },
};

export const Benefits: Story = {
  name: 'Benefits 权益',
  render: (_args, { globals }) => <BenefitList benefits={benefitsOf(globals)} />,
};

const About: Story['render'] = ({ state }, { globals }) => (
  <MembershipCard
    state={state}
    history={<MembershipHistory grants={state === 'none' ? [] : grants} timezone={BEIJING} />}
    rules={[textOf(globals, '会员按月计算。', 'Months begin with the payment.')]}
    benefits={benefitsOf(globals)}
    contact={state === 'active' ? 'vip@example.com' : null}
    onBuy={onBuy}
  />
);

export const Card: Story = {
  name: 'Card 会员说明',
  render: About,
  play: async ({ canvas, globals }) => {
    const labels = labelsOf(globals, membershipLabels);
    await expect(canvas.getByText(labels.gift(14))).toBeVisible();
  },
};

/** Members write to their own contact. */
export const Support: Story = {
  name: 'Support 客服',
  render: About,
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: labelsOf(globals, membershipLabels).support }));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:vip@example.com');
  },
};

export const CardOfNone: Story = {
  name: 'Card Of None 未开通的说明',
  args: { state: 'none' },
  render: About,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, membershipLabels);
    await canvas.findByText(labels.historyEmpty);
    await userEvent.click(canvas.getByRole('tab', { name: labels.support }));
    await userEvent.click(canvas.getByRole('button', { name: labels.buy }));
    await expect(onBuy).toHaveBeenCalledOnce();
  },
};
