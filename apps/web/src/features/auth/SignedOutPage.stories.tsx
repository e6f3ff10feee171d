import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@xiangji/api-client/contract';
import { answer, quietNetwork } from '../../test/network.ts';
import { signedOutConfig } from '../../test/people.ts';
import { Returning, withWorld } from '../../test/StoryWorld.tsx';
import { storyTexts } from '../../test/storyTexts.ts';
import { SignedOutPage } from './SignedOutPage.tsx';

const meta = {
  id: 'web-signedoutpage',
  title: 'Web/SignedOutPage 已退出',
  component: SignedOutPage,
  decorators: [withWorld],
  parameters: {
    msw: [answer(contract.account.config, signedOutConfig)],
    docs: {
      story: { height: '320px' },
      lead: [
        '说明已经退出，几秒后回首页。',
        'Says that one is signed out, and goes home after some seconds.',
      ],
    },
    layout: 'fullscreen',
  },
  render: () => (
    <Returning path="/signout">
      <SignedOutPage />
    </Returning>
  ),
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('link', { name: storyTexts(globals).auth.backHome });
  },
} satisfies Meta<typeof SignedOutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = { tags: ['visual'], name: 'Counting 计数' };
/** Opened while signed in: it offers to sign out. */
export const StillSignedIn: Story = {
  name: 'Still Signed In 仍已登录',
  parameters: { msw: [...quietNetwork] },
  play: async ({ canvas, globals }) => {
    const t = storyTexts(globals).auth;
    await canvas.findByText(t.stillSignedIn);
    await canvas.findByRole('button', { name: t.signOut });
  },
};
export const Phone: Story = {
  tags: ['visual'],
  name: 'Phone 手机',
  globals: { viewport: { value: 'phone' } },
};
