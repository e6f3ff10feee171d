import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Account, contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { membershipLabels, profileLabels, settingsLabels, storageLabels } from '@xiangji/blocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accountNetwork, freezeClock, leavingConfig, unpaidBill, vipReply } from '../../test/account.ts';
import { answer, quietNetwork, refuse } from '../../test/network.ts';
import { signedInConfig } from '../../test/people.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { secondaryTexts } from '../../test/secondaryTexts.ts';
import { blockTexts, deviceTexts, storyTexts } from '../../test/storyTexts.ts';

const network = [...accountNetwork, ...quietNetwork];

const meta = {
  id: 'web-accountpage',
  title: 'Web/AccountPage 账号',
  component: AppAt,
  decorators: [withWorld],
  beforeEach: freezeClock,
  args: { path: '/account' },
  parameters: {
    docs: {
      lead: [
        '资料、会员、设置、账单、邀请与会员支持，一页一类。',
        'Profile, membership, settings, bills, invitations and support for members, a page each.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
    msw: network,
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Texts = ReturnType<typeof secondaryTexts>['account'];

/** The heading that shows that a category has loaded. */
const shows =
  (name: keyof Texts): Play =>
  async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: secondaryTexts(globals).account[name] });
  };
const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Basic: Story = { tags: ['visual'], name: 'Basic 基本资料', play: shows('BASIC') };

/** Esc restores the old text, Enter saves, and a refused text is restored. */
export const BasicRefused: Story = {
  name: 'Basic Refused 基本资料被拒绝',
  parameters: {
    msw: [refuse(contract.account.setIntro, ERROR_CODES.SYSTEM), ...network],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = secondaryTexts(globals).account;
    const intro = await canvas.findByLabelText(blockTexts(globals, profileLabels).intro);
    await userEvent.type(intro, 'x{Escape}');
    await expect(intro).toHaveValue('');
    await userEvent.type(intro, '山里人{Enter}');
    await screen.findAllByText(t.introFailed);
    await expect(intro).toHaveValue('');
  },
};

const account = signedInConfig.user as Account;

/** Saving the nickname and introduction is confirmed. */
export const BasicSaved: Story = {
  name: 'Basic Saved 基本资料已保存',
  parameters: {
    msw: [answer(contract.account.setIntro, account), answer(contract.account.setName, account), ...network],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = secondaryTexts(globals).account;
    const labels = blockTexts(globals, profileLabels);
    await userEvent.type(await canvas.findByLabelText(labels.intro), '山里人{Enter}');
    await screen.findAllByText(t.introSaved);
    await userEvent.type(canvas.getByLabelText(labels.name), '木{Enter}');
    await screen.findAllByText(t.nicknameSaved);
  },
};

export const Overview: Story = {
  tags: ['visual', 'english'],
  name: 'Overview 概览',
  args: { path: '/account/OVERVIEW' },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: blockTexts(globals, storageLabels).history });
  },
};
export const OverviewPhone: Story = {
  tags: ['visual'],
  ...Overview,
  ...phone,
  name: 'Overview Phone 概览（手机）',
};

/** Five sign-ins, then all; the download in its parts; an account that is about to be deleted. */
export const Setting: Story = {
  name: 'Setting 设置',
  args: { path: '/account/setting' },
  parameters: { msw: [answer(contract.account.config, leavingConfig), ...network] },
  play: async ({ canvas, userEvent, globals }) => {
    const t = blockTexts(globals, settingsLabels);
    await userEvent.click(await canvas.findByRole('button', { name: /8/ }));
    await canvas.findByRole('button', { name: deviceTexts(globals).showFewer, expanded: true });
    await userEvent.click(canvas.getByRole('button', { name: t.exportPrepare }));
    const dialog = within(await screen.findByRole('dialog', { name: t.exportTitle }));
    await userEvent.type(dialog.getByLabelText(secondaryTexts(globals).account.password), 'secret-1{Enter}');
    await canvas.findByRole('link', { name: t.exportDownload(2) });
    await waitFor(() => expect(canvas.getByRole('button', { name: t.deleteUndo })).toBeVisible());
  },
};

/** The current password is right; an error of the change is shown under its field. */
export const PasswordRefused: Story = {
  name: 'Password Refused 密码被拒绝',
  args: { path: '/account/setting' },
  parameters: {
    msw: [refuse(contract.account.setPassword, ERROR_CODES.PASSWORD_WRONG, { times: 4 }), ...network],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = blockTexts(globals, settingsLabels);
    await userEvent.click(await canvas.findByRole('button', { name: t.passwordTitle }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(t.passwordCurrent), 'secret-1');
    await userEvent.click(dialog.getByRole('button', { name: t.passwordCheck }));
    await userEvent.type(await dialog.findByLabelText(t.passwordNew), 'secret-2');
    await userEvent.click(dialog.getByRole('button', { name: t.passwordSubmit }));
    await dialog.findByText(/4/);
    await waitFor(() => expect(dialog.getByRole('button', { name: t.passwordCheck })).toBeVisible());
    await expect(dialog.queryByLabelText(t.passwordNew)).toBeNull();
  },
};

/** A new password that is too common is refused under its own field; the current one stays valid. */
export const PasswordWeak: Story = {
  name: 'Password Weak 密码太弱',
  args: { path: '/account/setting' },
  parameters: {
    msw: [
      refuse(contract.account.setPassword, ERROR_CODES.ILLEGAL_REQUEST, { reason: 'weak_password' }),
      ...network,
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = blockTexts(globals, settingsLabels);
    await userEvent.click(await canvas.findByRole('button', { name: t.passwordTitle }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(t.passwordCurrent), 'secret-1');
    await userEvent.click(dialog.getByRole('button', { name: t.passwordCheck }));
    await userEvent.type(await dialog.findByLabelText(t.passwordNew), 'password');
    await userEvent.click(dialog.getByRole('button', { name: t.passwordSubmit }));
    await dialog.findByText(storyTexts(globals).auth.passwordWeak);
    await expect(dialog.getByLabelText(t.passwordNew)).toHaveAccessibleDescription(/./);
  },
};

export const Bills: Story = { name: 'Bills 账单', args: { path: '/account/bill' }, play: shows('billRules') };

export const UnpaidBillPhone: Story = {
  tags: ['visual'],
  args: { path: `/account/bill?order=${unpaidBill.id}` },
  ...phone,
  name: 'Unpaid Bill Phone 未付账单（手机）',
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: secondaryTexts(globals).account.billPay });
  },
};

export const Invitation: Story = {
  name: 'Invitation 邀请',
  args: { path: '/account/invitation' },
  play: shows('invite'),
};

/** The last of the six names stays visible, also when a late font makes them all wider. */
export const InvitationPhone: Story = {
  tags: ['visual'],
  args: { path: '/account/invitation' },
  ...phone,
  name: 'Invitation Phone 邀请（手机）',
  play: async ({ canvas, globals }) => {
    const t = secondaryTexts(globals).account;
    const row = await canvas.findByRole('navigation', { name: t.categories });
    const name = within(row).getByRole('link', { current: 'page' });
    const inSight = () => {
      const [around, own] = [row.getBoundingClientRect(), name.getBoundingClientRect()];
      return own.left >= around.left && own.right <= around.right + 1;
    };
    await waitFor(() => expect(inSight()).toBe(true));
    row.style.letterSpacing = '4px';
    await waitFor(() => expect(inSight()).toBe(true));
    row.style.letterSpacing = '';
    await waitFor(() => expect(inSight()).toBe(true));
  },
};

/** A member's support contact, which others do not see. */
export const VipSupport: Story = {
  name: 'Vip Support 会员客服',
  args: { path: '/account/vip' },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(
      await canvas.findByRole('tab', { name: blockTexts(globals, membershipLabels).support }),
    );
    await canvas.findByRole('link', { name: 'vip@example.com' });
  },
};

export const VipExpiredPhone: Story = {
  args: { path: '/account/vip' },
  ...phone,
  name: 'Vip Expired Phone 会员过期（手机）',
  parameters: { msw: [answer(contract.vip.get, vipReply(-1)), ...network] },
  play: async ({ canvas, userEvent, globals }) => {
    const t = blockTexts(globals, membershipLabels);
    await userEvent.click(await canvas.findByRole('tab', { name: t.support }));
    await canvas.findByText(t.contactForMembers);
  },
};

export const Failed: Story = {
  name: 'Failed 失败',
  args: { path: '/account/invitation' },
  parameters: { msw: [refuse(contract.account.invitations, ERROR_CODES.SYSTEM), ...network] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(secondaryTexts(globals).account.loadFailed);
  },
};
