import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@xiangji/api-client/contract';
import { authLabels } from '@xiangji/blocks';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { userOf } from '../../shared/models/user.ts';
import { encryptionKey } from '../../test/encryptionKey.ts';
import { answer, quietNetwork } from '../../test/network.ts';
import { currentUser as account } from '../../test/people.ts';
import { withWorld } from '../../test/StoryWorld.tsx';
import { blockTexts } from '../../test/storyTexts.ts';
import { LoginModal } from './LoginModal.tsx';

const meta = {
  id: 'web-loginmodal',
  title: 'Web/LoginModal 重新登录',
  component: LoginModal,
  decorators: [withWorld],
  args: { email: account.user_email, onSignedIn: fn(), onClose: fn() },
  parameters: {
    msw: [answer(contract.auth.key, encryptionKey), answer(contract.auth.signIn, account), ...quietNetwork],
    docs: {
      lead: [
        '登录过期时盖在当前屏幕上，登录后接着做原来的事。',
        'Lies over the screen when a sign-in has run out; what was being done goes on afterwards.',
      ],
      story: { inline: false, height: '420px' },
    },
  },
} satisfies Meta<typeof LoginModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['visual'],
  name: 'Open 打开',
  play: async ({ globals }) => {
    const labels = blockTexts(globals, authLabels);
    await expect(await screen.findByLabelText(labels.email)).toHaveValue(account.user_email);
  },
};

export const SignsIn: Story = {
  name: 'Signs In 登录成功',
  play: async ({ userEvent, globals, args }) => {
    const labels = blockTexts(globals, authLabels);
    await userEvent.type(await screen.findByLabelText(labels.password), 'secret-1');
    await userEvent.click(screen.getByRole('button', { name: labels.signIn }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(userOf(account)));
  },
};
