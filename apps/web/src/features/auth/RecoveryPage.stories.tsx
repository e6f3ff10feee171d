import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES, type ErrorCode } from '@xiangji/api-client/contract';
import { authLabels } from '@xiangji/blocks';
import { expect, waitFor } from 'storybook/test';
import { encryptionKey } from '../../test/encryptionKey.ts';
import { answer, refuse } from '../../test/network.ts';
import { signedOutConfig } from '../../test/people.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { secondaryTexts } from '../../test/secondaryTexts.ts';
import { blockTexts, storyTexts } from '../../test/storyTexts.ts';

const { auth } = contract;
const signedOut = [answer(contract.account.config, signedOutConfig), answer(auth.key, encryptionKey)];

const meta = {
  id: 'web-recoverypage',
  title: 'Web/RecoveryPage 找回密码',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/getpass' },
  parameters: {
    docs: {
      lead: ['用邮件里的验证码换一个新密码。', 'A new password, for the code from an e-mail.'],
      hideProps: true,
    },
    layout: 'fullscreen',
    msw: [...signedOut],
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It begins with the email address that the code is sent to. */
export const Request: Story = {
  tags: ['visual'],
  name: 'Request 申请',
  play: async ({ canvas, globals }) => {
    await canvas.findByLabelText(blockTexts(globals, authLabels).email);
    await canvas.findByRole('button', { name: blockTexts(globals, authLabels).requestCode });
  },
};

/** The code of a reset has eight digits. A common password is refused at its field, used-up tries at the code. */
function refusedReset(data: object, code: ErrorCode): Pick<Story, 'parameters' | 'play'> {
  return {
    parameters: {
      msw: [answer(auth.passwordCode, { resend_after: 60 }), refuse(auth.password, code, data), ...signedOut],
    },
    play: async ({ canvas, userEvent, globals }) => {
      const t = blockTexts(globals, authLabels);
      const texts = storyTexts(globals);
      await userEvent.type(await canvas.findByLabelText(t.email), 'linmu@example.com');
      await userEvent.click(canvas.getByRole('button', { name: t.requestCode }));
      await userEvent.type(await canvas.findByLabelText(t.newPassword), 'password');
      await userEvent.type(await canvas.findByLabelText(t.code), '12345678');
      await userEvent.click(canvas.getByRole('button', { name: t.resetPassword }));
      await canvas.findByText(
        code === ERROR_CODES.CODE_WRONG ? texts.auth.codeTriesUsed : texts.auth.passwordWeak,
      );
    },
  };
}

export const PasswordWeak: Story = {
  name: 'Password Weak 密码太弱',
  ...refusedReset({ reason: 'weak_password' }, ERROR_CODES.ILLEGAL_REQUEST),
};
export const TriesUsed: Story = {
  name: 'Tries Used 次数用完',
  ...refusedReset({ reason: 'tries' }, ERROR_CODES.CODE_WRONG),
};

const LINK = `0123456789abcdef.${'s'.repeat(43)}`;

/** A mailed link asks for the new password only; it works once. */
export const LinkInvalid: Story = {
  name: 'Link Invalid 链接已失效',
  args: { path: `/getpass#${LINK}` },
  parameters: { msw: [refuse(auth.passwordLink, ERROR_CODES.CODE_WRONG), ...signedOut] },
  play: async ({ canvas, userEvent, globals }) => {
    const t = blockTexts(globals, authLabels);
    const texts = secondaryTexts(globals).recovery;
    await canvas.findByRole('heading', { name: texts.title });
    await userEvent.type(await canvas.findByLabelText(t.newPassword), 'secret-2{Enter}');
    await canvas.findByText(texts.linkInvalid);
    await userEvent.click(canvas.getByRole('link', { name: texts.requestAgain }));
    await canvas.findByRole('button', { name: t.requestCode });
  },
};

/** Both steps: an unknown email under its field, a wrong code under its own (spec §8 'Recovery'). */
export const CodeWrong: Story = {
  name: 'Code Wrong 验证码错误',
  parameters: {
    msw: [
      answer(auth.passwordCode, { resend_after: 60 }),
      refuse(auth.password, ERROR_CODES.CODE_WRONG),
      ...signedOut,
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = blockTexts(globals, authLabels);
    const texts = storyTexts(globals);
    await userEvent.type(await canvas.findByLabelText(t.email), 'linmu@example.com');
    await userEvent.click(canvas.getByRole('button', { name: t.requestCode }));
    await userEvent.type(await canvas.findByLabelText(t.newPassword), 'secret-2');
    await userEvent.type(await canvas.findByLabelText(t.code), '12345678');
    await userEvent.click(canvas.getByRole('button', { name: t.resetPassword }));
    await canvas.findByText(texts.errors.codeWrong);
    await waitFor(() => expect(canvas.getByLabelText(t.code)).toHaveValue(''));
  },
};
