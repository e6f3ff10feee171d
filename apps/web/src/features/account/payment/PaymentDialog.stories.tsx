import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SecondaryTexts } from '../../../shared/locale/SecondaryTexts.tsx';
import { accountNetwork, freezeClock } from '../../../test/account.ts';
import { answer, quietNetwork, refuse } from '../../../test/network.ts';
import { InRouter, withWorld } from '../../../test/StoryWorld.tsx';
import { secondaryTexts } from '../../../test/secondaryTexts.ts';
import { paymentTexts } from '../../../test/storyTexts.ts';
import { openTradeInWords, tradeWords } from '../../../test/trades.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

const { trades } = contract;
const network = [...accountNetwork, ...quietNetwork];

const meta = {
  id: 'web-paymentdialog',
  title: 'Web/PaymentDialog 支付对话框 弹窗',
  component: PaymentDialog,
  decorators: [withWorld],
  args: { target: { planId: '12m' }, onClose: fn() },
  parameters: {
    msw: network,
    docs: {
      lead: [
        '扫码支付，等结果，再说成了没有。',
        'Pay by a code, wait for the outcome, and say how it ended.',
      ],
      story: { inline: false, height: '720px' },
    },
  },
  render: (args) => (
    <InRouter>
      <SecondaryTexts>
        <PaymentDialog {...args} />
      </SecondaryTexts>
    </InRouter>
  ),
} satisfies Meta<typeof PaymentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paying: Story = {
  tags: ['visual', 'english'],
  name: 'Paying 支付中',
  play: async ({ globals }) => {
    await screen.findByRole('img', { name: paymentTexts(globals).qr });
    screen.getByRole('radio', { name: new RegExp(tradeWords().months(6)) });
    await expect(screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).checked)).toEqual([
      false,
      false,
      true,
    ]);
  },
};

export const PayingPhone: Story = {
  tags: ['visual'],
  ...Paying,
  name: 'Paying Phone 支付中（手机）',
  globals: { viewport: { value: 'phone' } },
};

export const QrFailed: Story = {
  name: 'Qr Failed 二维码失败',
  parameters: { msw: [refuse(trades.create, ERROR_CODES.SYSTEM), ...network] },
  play: async ({ globals }) => {
    await screen.findByText(paymentTexts(globals).failed);
  },
};

const becomesPaid = {
  msw: [
    refuse(trades.qrcode, ERROR_CODES.TRADE_COMPLETE),
    answer(trades.check, openTradeInWords),
    ...network,
  ],
};

const pays: NonNullable<Story['play']> = async ({ userEvent, globals }) => {
  const t = secondaryTexts(globals).vip;
  const help = await screen.findByRole('button', { name: paymentTexts(globals).help });
  await waitFor(() => expect(help).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(screen.getByRole('button', { name: paymentTexts(globals).paid }));
  await screen.findAllByText(t.payMissing);
  await userEvent.click(help);
  await screen.findByText(paymentTexts(globals).success);
  await waitFor(() => expect(screen.queryByText(t.payMissing)).not.toBeInTheDocument(), {
    // Sooner than a notice disappears.
    timeout: 3_000,
  });
};

/** A new code belongs to the same trade, and a message says so. */
export const Renewed: Story = {
  name: 'Renewed 已续费',
  parameters: { msw: [answer(trades.qrcode, openTradeInWords), ...network] },
  play: async ({ userEvent, globals }) => {
    const t = secondaryTexts(globals).vip;
    const help = await screen.findByRole('button', { name: paymentTexts(globals).help });
    await waitFor(() => expect(help).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(help);
    await screen.findAllByText(t.payRenewed);
    await expect(screen.queryByText(t.payRecreated)).not.toBeInTheDocument();
  },
};

/** A code that cannot be renewed shows an error; a payment that arrives is still noticed. The clock stands still. */
export const Paid: Story = {
  name: 'Paid 已支付',
  beforeEach: freezeClock,
  parameters: becomesPaid,
  play: pays,
};

/** The dialog closes. A docs page shows nothing of it. */
export const PaidAndGone: Story = {
  name: 'Paid And Gone 已支付并离开',
  tags: ['!autodocs'],
  parameters: { ...becomesPaid, visual: { clock: 'runs' } },
  play: async (context) => {
    await pays(context);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled(), { timeout: 30_000 });
  },
};
