import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { accountMenuLabels } from '@xiangji/blocks';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { answer, quietNetwork, refuse } from '../../test/network.ts';
import { currentUser } from '../../test/people.ts';
import { InRouter, withWorld } from '../../test/StoryWorld.tsx';
import { blockTexts, storyTexts } from '../../test/storyTexts.ts';
import { setLeaveQuestion } from '../upload/leaveQuestion.ts';
import { AccountMenu } from './AccountMenu.tsx';

const { signOut } = contract.auth;

const meta = {
  id: 'web-accountmenu',
  title: 'Web/AccountMenu 账号菜单',
  component: AccountMenu,
  decorators: [withWorld],
  parameters: {
    msw: [answer(signOut, null), ...quietNetwork],
    docs: {
      lead: ['我是谁、去哪里管账号、怎么退出。', 'Who I am, the way to my account, and the way out.'],
      story: { inline: false, height: '320px' },
    },
  },
  render: (args) => (
    <InRouter>
      <main style={{ maxWidth: 240 }}>
        <AccountMenu {...args} />
      </main>
    </InRouter>
  ),
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent, globals }) => {
  const { menu } = blockTexts(globals, accountMenuLabels);
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(menu) }));
  const email = await screen.findByText(currentUser.user_email);
  await waitFor(() => expect(email).toBeVisible());
};

export const Open: Story = { tags: ['visual'], name: 'Open 打开', play: open };

export const Closed: Story = {
  name: 'Closed 已关闭',
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: new RegExp(blockTexts(globals, accountMenuLabels).menu) });
  },
};

export const Wide: Story = { name: 'Wide 宽', args: { look: 'wide' }, play: open };

/** Unfinished uploads are discarded with the session; the browser's own dialog asks first. */
export const AsksBeforeForgetting: Story = {
  name: 'Asks Before Forgetting 离开前询问',
  play: async (context) => {
    const { auth } = storyTexts(context.globals);
    setLeaveQuestion(auth.signOutForgetsUploads);
    const confirm = spyOn(window, 'confirm').mockReturnValue(false);
    try {
      await open(context);
      await context.userEvent.click(
        screen.getByRole('menuitem', { name: blockTexts(context.globals, accountMenuLabels).signOut }),
      );
      await waitFor(() => expect(confirm).toHaveBeenCalledWith(auth.signOutForgetsUploads));
    } finally {
      confirm.mockRestore();
      setLeaveQuestion(undefined);
    }
  },
};

export const SignOutFails: Story = {
  name: 'Sign Out Fails 退出失败',
  parameters: {
    msw: [refuse(signOut, ERROR_CODES.SYSTEM), ...quietNetwork],
  },
  play: async (context) => {
    const { auth } = storyTexts(context.globals);
    await open(context);
    await context.userEvent.click(
      screen.getByRole('menuitem', { name: blockTexts(context.globals, accountMenuLabels).signOut }),
    );
    await screen.findAllByText(auth.signOutFailed);
  },
};
