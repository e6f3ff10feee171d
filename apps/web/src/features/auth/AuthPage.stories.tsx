import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES } from '@xiangji/api-client/contract';
import { authLabels, signInFlowLabels } from '@xiangji/blocks';
import { expect, waitFor } from 'storybook/test';
import { encryptionKey } from '../../test/encryptionKey.ts';
import { answer, refuse } from '../../test/network.ts';
import { currentUser, signedOutConfig } from '../../test/people.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { blockTexts, storyTexts } from '../../test/storyTexts.ts';

const { auth } = contract;

/** The texts of the page and those of its forms. */
const authTexts = (globals: Record<string, unknown>) => ({
  ...blockTexts(globals, signInFlowLabels),
  ...storyTexts(globals).auth,
  ...blockTexts(globals, authLabels),
});

const signedOut = [answer(contract.account.config, signedOutConfig), answer(auth.key, encryptionKey)];
const RESEND_SECONDS = 60;
const codeSent = answer(auth.signUpCode, { resend_after: RESEND_SECONDS });

const meta = {
  id: 'web-authpage',
  title: 'Web/AuthPage 登录与注册',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/' },
  parameters: {
    docs: {
      lead: [
        '还没有登录的人看到的首页：登录、注册、找回密码。',
        'What somebody who is not signed in sees first: sign in, sign up, recover a password.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
    msw: [...signedOut],
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Screen = Parameters<Play>[0];

async function fillIn({ canvas, userEvent, globals }: Screen, password = 'secret-1'): Promise<void> {
  const t = authTexts(globals);
  await userEvent.type(await canvas.findByLabelText(t.email), 'linmu@example.com');
  await userEvent.type(canvas.getByLabelText(t.password), password);
  await userEvent.click(canvas.getByRole('button', { name: t.signIn }));
}

/** A refused sign-in: the message is shown under its field (spec §8 'Sign-in'). */
function refused(find: (texts: ReturnType<typeof storyTexts>) => string): Play {
  return async (screen) => {
    await fillIn(screen);
    const shown = await screen.canvas.findByText(find(storyTexts(screen.globals)));
    await waitFor(() => expect(shown).toBeVisible());
  };
}

const toSignUp: Play = async ({ canvas, userEvent, globals }) => {
  const t = authTexts(globals);
  await userEvent.click(await canvas.findByRole('button', { name: t.toSignUp }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: t.signUpTitle })).toBeVisible());
};

const toCode: Play = async (screen) => {
  const { canvas, userEvent, globals } = screen;
  const t = authTexts(globals);
  await toSignUp(screen);
  await userEvent.type(canvas.getByLabelText(t.email), 'linmu@example.com');
  await userEvent.type(canvas.getByLabelText(t.setPassword), 'secret-1');
  await userEvent.click(canvas.getByRole('button', { name: t.next }));
  await canvas.findByRole('heading', { name: t.codeTitle });
};

export const SignIn: Story = {
  tags: ['visual', 'english'],
  name: 'Sign In 登录',
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: authTexts(globals).signInTitle });
  },
};

export const SignInPhone: Story = {
  tags: ['visual'],
  ...SignIn,
  name: 'Sign In Phone 登录（手机）',
  globals: { viewport: { value: 'phone' } },
};

export const EmptyFields: Story = {
  name: 'Empty Fields 没有填',
  play: async ({ canvas, userEvent, globals }) => {
    const t = authTexts(globals);
    await userEvent.click(await canvas.findByRole('button', { name: t.signIn }));
    await canvas.findByText(t.emailRequired);
    await waitFor(() => expect(canvas.getByText(t.passwordRequired)).toBeVisible());
    await expect(canvas.getByLabelText(t.email)).toHaveFocus();
  },
};

export const WrongPassword: Story = {
  name: 'Wrong Password 密码错误',
  parameters: { msw: [refuse(auth.signIn, ERROR_CODES.PASSWORD_WRONG, { times: 1 }), ...signedOut] },
  play: refused((texts) => texts.errors.passwordWrong),
};

export const WrongPasswordManyTimes: Story = {
  name: 'Wrong Password Many Times 多次密码错误',
  parameters: { msw: [refuse(auth.signIn, ERROR_CODES.PASSWORD_WRONG, { times: 5 }), ...signedOut] },
  play: refused((texts) => texts.auth.wrongTimes.replace('{times}', '5')),
};

export const Locked: Story = {
  name: 'Locked 锁定',
  parameters: { msw: [refuse(auth.signIn, ERROR_CODES.ACCOUNT_LOCKED), ...signedOut] },
  play: refused((texts) => texts.errors.locked),
};

const HOURS_LOCKED = 2;
export const LockedForHours: Story = {
  name: 'Locked For Hours 锁定数小时',
  parameters: {
    msw: [
      // Computed at the request: other stories stop the clock while this file loads.
      refuse(auth.signIn, ERROR_CODES.ACCOUNT_LOCKED_TEMPORARILY, () => ({
        expires: Math.floor(Date.now() / 1000) + HOURS_LOCKED * 3_600 - 60,
      })),
      ...signedOut,
    ],
  },
  play: refused(({ auth: t }) =>
    t.lockedFor
      .replace('{hours}', String(HOURS_LOCKED))
      .replace(/\{hours, plural, one \{# hour\} other \{# hours\}\}/, `${HOURS_LOCKED} hours`),
  ),
};

/**
 * An address without an account continues with the sign-up: its code is requested with the typed values (spec §4,
 * §8).
 */
export const Unregistered: Story = {
  name: 'Unregistered 未注册',
  parameters: {
    msw: [refuse(auth.signIn, ERROR_CODES.EMAIL_NOT_REGISTERED), codeSent, ...signedOut],
  },
  play: async (screen) => {
    const t = authTexts(screen.globals);
    await fillIn(screen);
    await screen.canvas.findByText(t.notRegistered);
    await screen.canvas.findByText(t.codeSent('linmu@example.com'));
    await screen.userEvent.click(screen.canvas.getByRole('button', { name: t.changeEmail }));
    await expect(screen.canvas.getByLabelText(t.email)).toHaveValue('linmu@example.com');
  },
};

export const SignUp: Story = { name: 'Sign Up 注册', play: toSignUp };

export const ShortPassword: Story = {
  name: 'Short Password 密码太短',
  play: async (screen) => {
    const { canvas, userEvent, globals } = screen;
    const t = authTexts(globals);
    await toSignUp(screen);
    await userEvent.type(canvas.getByLabelText(t.email), 'linmu');
    await userEvent.type(canvas.getByLabelText(t.setPassword), '12345');
    await userEvent.click(canvas.getByRole('button', { name: t.next }));
    await canvas.findByText(t.emailInvalid);
    await waitFor(() => expect(canvas.getByText(t.newPasswordShort)).toBeVisible());
  },
};

export const EmailTaken: Story = {
  name: 'Email Taken 邮箱已注册',
  parameters: { msw: [refuse(auth.signUpCode, ERROR_CODES.EMAIL_REGISTERED), ...signedOut] },
  play: async (screen) => {
    const { canvas, userEvent, globals } = screen;
    const texts = storyTexts(globals);
    await toSignUp(screen);
    await userEvent.type(canvas.getByLabelText(authTexts(globals).email), 'linmu@example.com');
    await userEvent.type(canvas.getByLabelText(authTexts(globals).setPassword), 'secret-1');
    await userEvent.click(canvas.getByRole('button', { name: authTexts(globals).next }));
    await canvas.findByText(texts.errors.emailRegistered);
  },
};

export const CodeStep: Story = {
  name: 'Code Step 验证码一步',
  parameters: { msw: [codeSent, ...signedOut] },
  play: toCode,
};

export const CodeWrong: Story = {
  name: 'Code Wrong 验证码错误',
  parameters: {
    msw: [codeSent, refuse(auth.signUp, ERROR_CODES.CODE_WRONG), ...signedOut],
  },
  play: async (screen) => {
    await toCode(screen);
    const texts = storyTexts(screen.globals);
    await screen.userEvent.type(
      await screen.canvas.findByLabelText(authTexts(screen.globals).code),
      '123456',
    );
    await screen.canvas.findByText(texts.errors.codeWrong);
  },
};

/** More than 100 characters are refused at the field before anything is sent. */
export const PasswordTooLong: Story = {
  name: 'Password Too Long 密码太长',
  play: async (screen) => {
    const t = authTexts(screen.globals);
    await screen.userEvent.type(await screen.canvas.findByLabelText(t.email), 'linmu@example.com');
    await screen.userEvent.click(screen.canvas.getByLabelText(t.password));
    await screen.userEvent.paste('x'.repeat(101));
    await screen.userEvent.click(screen.canvas.getByRole('button', { name: t.signIn }));
    await screen.canvas.findByText(t.passwordLong.replace('{count, number}', '100'));
  },
};

/**
 * A password that is too common is refused with the code; the form is shown again with the message at its field.
 */
export const PasswordWeak: Story = {
  name: 'Password Weak 密码太弱',
  parameters: {
    msw: [
      codeSent,
      refuse(auth.signUp, ERROR_CODES.ILLEGAL_REQUEST, { reason: 'weak_password' }),
      ...signedOut,
    ],
  },
  play: async (screen) => {
    await toCode(screen);
    await screen.userEvent.type(
      await screen.canvas.findByLabelText(authTexts(screen.globals).code),
      '123456',
    );
    await screen.canvas.findByText(authTexts(screen.globals).passwordWeak);
    await waitFor(() =>
      expect(screen.canvas.getByLabelText(authTexts(screen.globals).setPassword)).toHaveFocus(),
    );
  },
};

/** Five codes an hour are mailed to an address. */
export const TooManyCodes: Story = {
  name: 'Too Many Codes 验证码太多',
  parameters: {
    msw: [
      refuse(auth.signUpCode, ERROR_CODES.ILLEGAL_REQUEST, { reason: 'rate', retry_after: 1_800 }),
      ...signedOut,
    ],
  },
  play: async (screen) => {
    const { canvas, userEvent, globals } = screen;
    await toSignUp(screen);
    await userEvent.type(canvas.getByLabelText(authTexts(globals).email), 'linmu@example.com');
    await userEvent.type(canvas.getByLabelText(authTexts(globals).setPassword), 'uncommon-1');
    await userEvent.click(canvas.getByRole('button', { name: authTexts(globals).next }));
    await waitFor(() => expect(document.body).toHaveTextContent(/1,?800/));
  },
};

/** The whole flow: sign up, code, and the albums are shown. */
export const SignsUp: Story = {
  name: 'Signs Up 注册成功',
  parameters: {
    msw: [
      codeSent,
      answer(auth.signUp, currentUser),
      answer(contract.folders.list, { info: { count_node: 0, count_leaf: 0 }, order: 1, axis: [], list: [] }),
      ...signedOut,
    ],
  },
  play: async (screen) => {
    await toCode(screen);
    const texts = storyTexts(screen.globals);
    await screen.userEvent.type(
      await screen.canvas.findByLabelText(authTexts(screen.globals).code),
      '123456',
    );
    await screen.canvas.findByText(texts.albums.empty);
  },
};
