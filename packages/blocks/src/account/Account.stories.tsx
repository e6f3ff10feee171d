import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Dialog } from '@xiangji/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import {
  DeviceRow,
  deviceLabels,
  PaymentDialog,
  PaymentPanel,
  PlanCards,
  paymentDialogLabels,
  paymentLabels,
  planLabels,
  SignInHistory,
  UsageBar,
} from './index.ts';

const NOON = 20_414 * 86_400 + 43_200;
const GB = 1_073_741_824;

const signIns = Array.from({ length: 7 }, (_, index) => ({
  kind: index % 2 ? ('phone' as const) : ('computer' as const),
  program: index === 3 ? '' : 'Chrome',
  programVersion: '150.0',
  device: index === 3 ? '' : 'Windows',
  deviceVersion: '11',
  location: index === 3 ? '' : '中国 广东省 深圳市',
  ip: `120.24.78.${index}`,
  time: NOON - index * 40_000,
}));

const plansOf = (globals: Record<string, unknown>) =>
  [1, 6, 12].map((months) => ({
    id: `${months}m`,
    name: textOf(globals, `${months} 个月`, months === 1 ? '1 month' : `${months} months`),
    price: months === 1 ? 1_000 : months * 800,
    months,
  }));

const handlers = {
  onPlanChange: fn(),
  onPaid: fn(),
  onHelp: fn(),
  onRetry: fn(),
  onClose: fn(),
};

const onComplete = fn();
const isPaid = fn<() => Promise<boolean>>();

const meta = {
  id: 'blocks-account',
  title: 'Blocks/Account 账户',
  component: PaymentPanel,
  args: {
    ...handlers,
    phase: 'paying',
    trade: { amount: 9_600, code: 'https://pay.example.com/Vk3x9QpL' },
    selectedPlan: '12m',
  },
  beforeEach: () => {
    for (const handler of Object.values(handlers)) handler.mockReset();
    onComplete.mockReset();
    isPaid.mockReset().mockResolvedValue(false);
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args, { globals }) => (
    <Dialog.Root open>
      <Dialog.Content title={textOf(globals, '开通会员', 'Become a member')} size="medium">
        <PaymentPanel {...args} plans={args.trade?.subject ? undefined : plansOf(globals)} />
      </Dialog.Content>
    </Dialog.Root>
  ),
} satisfies Meta<typeof PaymentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const inline = { docs: { story: { inline: true } } };

export const Payment: Story = {
  name: 'Payment 付款',
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, paymentLabels);
    await screen.findByRole('img', { name: labels.qr });
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(plansOf(globals)[0]?.name ?? '') }));
    await expect(handlers.onPlanChange).toHaveBeenCalledWith('1m');
    await userEvent.click(screen.getByRole('button', { name: labels.paid }));
    await expect(handlers.onPaid).toHaveBeenCalledOnce();
  },
};

/** Trades of a server that is set up for trials. */
export const Trial: Story = {
  name: 'Trial 测试付款',
  args: { trade: { amount: 9_600, code: 'https://pay.example/trial', isTrial: true } },
  play: async ({ globals }) => {
    await screen.findByText(labelsOf(globals, paymentLabels).trial);
  },
};

/** A bill has one amount and a subject in words. The button that was pressed keeps the focus while a code is created. */
export const Bill: Story = {
  name: 'Bill 账单',
  args: { trade: { amount: 1_250, code: null, subject: '2026.10' }, phase: 'loading' },
  play: async ({ globals }) => {
    const { paid, help, total } = labelsOf(globals, paymentLabels);
    for (const name of [paid, help])
      await expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await screen.findByText(total(textOf(globals, '¥12.50', 'CN¥12.50')));
  },
};

export const LoadingPayment: Story = {
  name: 'Loading Payment 正在创建交易',
  args: { phase: 'loading', trade: undefined },
};
export const FailedPayment: Story = {
  name: 'Failed Payment 创建失败',
  args: { phase: 'failed', trade: undefined },
};

export const PaidPayment: Story = {
  name: 'Paid Payment 付款成功',
  parameters: { visual: { clock: 'runs' } },
  args: { phase: 'success', successNote: '2027.11.26', countdown: { from: 2, step: 50 } },
  play: async ({ globals }) => {
    await screen.findByText(labelsOf(globals, paymentLabels).success);
    await waitFor(() => expect(handlers.onClose).toHaveBeenCalledOnce());
  },
};

const onSelect = fn();

export const Plans: Story = {
  name: 'Plans 套餐',
  parameters: inline,
  render: (_args, { globals }) => <PlanCards plans={plansOf(globals)} onSelect={onSelect} />,
  play: async ({ canvas, globals, userEvent }) => {
    const name = plansOf(globals)[2]?.name ?? '';
    await expect(canvas.getAllByText(labelsOf(globals, planLabels).saved(20))).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', { name: labelsOf(globals, planLabels).selectPlan(name) }),
    );
    await expect(onSelect).toHaveBeenCalledWith('12m');
  },
};

/** Checks whether the payment has arrived, and says so where it has not. */
export const InADialog: Story = {
  name: 'In A Dialog 支付对话框',
  render: (_args, { globals }) => (
    <PaymentDialog
      title={textOf(globals, '开通会员', 'Become a member')}
      planId="12m"
      calls={{
        start: async (id) => ({ id: id ?? null, amount: 9_600, code: 'code', plans: plansOf(globals) }),
        renew: async (id) => ({ id, amount: 9_600, code: 'new code', plans: plansOf(globals) }),
        isComplete: () => false,
        isPaid,
      }}
      {...{ onComplete }}
      open
      onOpenChange={(open) => !open && handlers.onClose()}
    />
  ),
  play: async ({ globals, userEvent }) => {
    const labels = labelsOf(globals, paymentLabels);
    const messages = labelsOf(globals, paymentDialogLabels);
    await screen.findByRole('img', { name: labels.qr });
    const replies: ((paid: boolean) => void)[] = [];
    isPaid.mockImplementation(() => new Promise((resolve) => replies.push(resolve)));
    await userEvent.click(screen.getByRole('button', { name: labels.paid }));
    await expect(screen.getByRole('button', { name: labels.paid })).toHaveAttribute('aria-busy', 'true');
    isPaid.mockResolvedValue(false);
    for (const reply of replies) reply(false);
    await screen.findAllByText(messages.missing);
    await userEvent.click(screen.getByRole('button', { name: labels.help }));
    await screen.findAllByText(messages.renewed);
    await expect(onComplete).not.toHaveBeenCalled();
    isPaid.mockResolvedValue(true);
    // Without another press.
    await screen.findByText(labels.success, {}, { timeout: 10_000 });
    await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
  },
};

export const SignIns: Story = {
  name: 'Sign Ins 登录记录',
  parameters: inline,
  render: () => <SignInHistory signIns={signIns} timezone={-480} />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, deviceLabels);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: labels.showAll(7) }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

/** Rows of a list of your own, such as the devices that are signed in. */
export const Devices: Story = {
  name: 'Devices 设备',
  parameters: inline,
  render: (_args, { globals }) => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {signIns.slice(0, 4).map((sign, index) => (
        <DeviceRow
          key={sign.ip}
          sign={sign}
          labels={labelsOf(globals, deviceLabels)}
          note={index === 0 && textOf(globals, '当前设备', 'This device')}
        >
          {index > 0 && <Button size="small">{textOf(globals, '下线', 'Sign out')}</Button>}
        </DeviceRow>
      ))}
    </ul>
  ),
};

export const NoSignIns: Story = {
  name: 'No Sign Ins 没有登录记录',
  parameters: inline,
  render: () => <SignInHistory signIns={[]} />,
};

export const Usage: Story = {
  name: 'Usage 空间',
  parameters: inline,
  render: (_args, { globals }) => (
    <UsageBar
      title={textOf(globals, '共使用 12 GB', '12 GB in use')}
      parts={[
        { label: textOf(globals, '相册', 'Albums'), bytes: 10 * GB, tone: 'accent' },
        { label: textOf(globals, '回收站', 'Recycle bin'), bytes: 2 * GB, tone: 'muted' },
        { label: textOf(globals, '分享中', 'Shared'), bytes: GB, tone: 'info' },
      ]}
      months={[4, 8, 12].map((size) => ({
        id: size,
        label: `${size}`,
        current: size === 12,
        parts: [
          { bytes: size * GB, tone: 'accent' as const },
          { bytes: GB, tone: 'muted' as const },
        ],
      }))}
      note={textOf(globals, '还剩 8 GB', '8 GB left')}
    />
  ),
};
