import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { billLabels, membershipLabels, settingsLabels } from '@xiangji/blocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accountNetwork, freezeClock, leavingConfig, unpaidBill, vipReply } from '../../test/account.ts';
import { answer, quietNetwork, refuse } from '../../test/network.ts';
import { pictureFile } from '../../test/pictures.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { secondaryTexts } from '../../test/secondaryTexts.ts';
import { blockTexts, paymentTexts, storyTexts } from '../../test/storyTexts.ts';

const { account, trades, vip } = contract;
const network = [...accountNetwork, ...quietNetwork];
const refused = (...calls: Parameters<typeof refuse>[0][]) =>
  calls.map((call) => refuse(call, ERROR_CODES.SYSTEM));

/** The account's parts when empty, while saving, and after a failure. */
const meta = {
  id: 'web-accountstates',
  title: 'Web/AccountStates 账号的其他状态',
  component: AppAt,
  decorators: [withWorld],
  beforeEach: freezeClock,
  args: { path: '/account' },
  parameters: {
    docs: {
      lead: [
        '账号各部分空着、进行中和失败时的样子。',
        'The parts of an account when they are empty, in the middle of something, and when something fails.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
    msw: network,
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The confirmation before an account is deleted, with a wrong password. */
export const LeavingAsks: Story = {
  tags: ['visual'],
  name: 'Leaving Asks 离开时询问',
  args: { path: '/account/setting' },
  parameters: {
    msw: [refuse(account.remove, ERROR_CODES.PASSWORD_WRONG, { times: 2 }), ...network],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { account: t } = secondaryTexts(globals);
    const labels = blockTexts(globals, settingsLabels);
    await userEvent.click(await canvas.findByRole('button', { name: labels.deleteOpen }));
    const dialog = within(await screen.findByRole('dialog', { name: labels.deleteTitle }));
    const field = dialog.getByLabelText(t.password);
    await userEvent.click(dialog.getByRole('button', { name: t.leaveConfirm }));
    await dialog.findByText(t.leavePasswordRequired);
    await userEvent.type(field, 'secret-1{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(storyTexts(globals).errors.passwordWrong));
  },
};

/** The download of everything asks for the password; a refused one is shown at its field. */
export const ExportAsks: Story = {
  name: 'Export Asks 下载时询问',
  args: { path: '/account/setting' },
  parameters: { msw: [refuse(account.exportAll, ERROR_CODES.PASSWORD_WRONG, { times: 1 }), ...network] },
  play: async ({ canvas, userEvent, globals }) => {
    const { account: t } = secondaryTexts(globals);
    const labels = blockTexts(globals, settingsLabels);
    await userEvent.click(await canvas.findByRole('button', { name: labels.exportPrepare }));
    const dialog = within(await screen.findByRole('dialog', { name: labels.exportTitle }));
    const field = dialog.getByLabelText(t.password);
    await userEvent.click(dialog.getByRole('button', { name: labels.exportPrepare }));
    await dialog.findByText(t.leavePasswordRequired);
    await userEvent.type(field, 'secret-1{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(storyTexts(globals).errors.passwordWrong));
  },
};

/** An account without photos has nothing to download. */
export const ExportEmpty: Story = {
  name: 'Export Empty 没有可下载的',
  args: { path: '/account/setting' },
  parameters: {
    msw: [answer(account.exportAll, { count: 0, size: 0, expires: 0, parts: [], left_out: [] }), ...network],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const labels = blockTexts(globals, settingsLabels);
    await userEvent.click(await canvas.findByRole('button', { name: labels.exportPrepare }));
    const dialog = within(await screen.findByRole('dialog', { name: labels.exportTitle }));
    await userEvent.type(dialog.getByLabelText(secondaryTexts(globals).account.password), 'secret-1{Enter}');
    await canvas.findByText(labels.exportEmpty);
  },
};

/** Another picture is cropped; a failed upload is reported and can be retried. */
export const AvatarCutPhone: Story = {
  tags: ['visual'],
  name: 'Avatar Cut Phone 裁剪头像（手机）',
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: [...refused(account.setAvatar), ...network] },
  play: async ({ canvas, userEvent, globals }) => {
    const t = secondaryTexts(globals).account;
    const input = await canvas.findByLabelText<HTMLInputElement>(t.avatar);
    await userEvent.upload(input, await pictureFile({ width: 400, height: 300 }));
    const confirm = await screen.findByRole('button', { name: t.avatarConfirm });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await screen.findAllByText(t.avatarSystemFailed);
    await waitFor(() => expect(confirm).toBeEnabled());
  },
};

/** No preference can be saved: each shows an error, and its old value again. */
export const SettingRefused: Story = {
  name: 'Setting Refused 设置被拒绝',
  args: { path: '/account/setting' },
  parameters: {
    msw: [
      answer(account.config, leavingConfig),
      ...refused(account.endSession, account.keep, account.setTimezone),
      ...network,
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const { account: t } = secondaryTexts(globals);
    const labels = blockTexts(globals, settingsLabels);
    const { errors } = storyTexts(globals);
    const readAndClose = async (text: string) => {
      await screen.findAllByText(text);
      await userEvent.click(screen.getByRole('button', { name: /^(关闭|Close)$/ }));
    };
    const zone = await canvas.findByRole('combobox', { name: labels.timezone });
    const before = zone.textContent;
    await userEvent.click(zone);
    await userEvent.click(await screen.findByRole('option', { name: 'GMT-11' }));
    await readAndClose(t.saveFailed);
    await expect(zone).toHaveTextContent(before ?? '');
    const end = new RegExp(`^${labels.signOutNamed('(Chrome|Mobile Safari).*')}$`);
    await userEvent.click(await canvas.findByRole('button', { name: end }));
    await readAndClose(t.sessionEndFailed);
    await userEvent.click(canvas.getByRole('button', { name: labels.deleteUndo }));
    await screen.findAllByText(errors.system);
  },
};

export const NoBills: Story = {
  name: 'No Bills 没有账单',
  args: { path: '/account/bill' },
  parameters: { msw: [answer(trades.orders, { list: [] }), ...network] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(blockTexts(globals, billLabels).empty);
  },
};

/** The payment has not arrived; then its state cannot be loaded. */
export const BillChecked: Story = {
  name: 'Bill Checked 账单已核对',
  args: { path: `/account/bill?order=${unpaidBill.id}` },
  parameters: { msw: [refuse(trades.get, ERROR_CODES.NOT_FOUND), ...network] },
  play: async ({ canvas, userEvent, globals }) => {
    const check = await canvas.findByRole('button', { name: secondaryTexts(globals).account.billCheck });
    await userEvent.click(check);
    await screen.findAllByText(storyTexts(globals).errors.notFound);
    await waitFor(() => expect(check).toBeEnabled());
  },
};

/** A new account: benefits and plans before the payment, and no history. */
export const NoMembership: Story = {
  name: 'No Membership 没有会员',
  args: { path: '/account/vip' },
  parameters: { msw: [answer(vip.get, vipReply(0)), answer(vip.history, { list: [] }), ...network] },
  play: async ({ canvas, userEvent, globals }) => {
    const t = blockTexts(globals, membershipLabels);
    await canvas.findByText(t.none);
    await canvas.findByText(t.historyEmpty);
    const buttons = await canvas.findAllByRole('button', {
      name: new RegExp(`^${paymentTexts(globals).selectPlan('')}`),
    });
    await expect(buttons).toHaveLength(3);
    await userEvent.click(buttons[1] ?? document.body);
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('radio', { name: /^6/ })).toBeChecked();
  },
};
