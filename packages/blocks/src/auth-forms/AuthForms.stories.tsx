import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import {
  type AuthErrors,
  AuthSheet,
  type AuthSheetProps,
  authLabels,
  CodeForm,
  NewPasswordForm,
  RecoveryFlow,
  RecoveryForm,
  ResetForm,
  recoveryFlowLabels,
  SignInFlow,
  SignInForm,
  SignUpForm,
  signInFlowLabels,
} from './index.ts';

const onSubmit = fn<(values: object) => Promise<AuthErrors | undefined>>();
const mailed = {
  email: 'linmu@example.com',
  resendAfter: 60,
  onResend: fn(async () => 60),
  onChangeEmail: fn(),
};

const onRecover = fn();
const onReset = fn<(values: object) => Promise<void>>();
const onDone = fn();

/** A call that is refused. */
class Refusal extends Error {
  readonly errors: AuthErrors;
  constructor(errors: AuthErrors) {
    super('refused');
    this.errors = errors;
  }
}

const calls = {
  rules: {
    email: (value: string) => (value.includes('@') ? undefined : '!'),
    password: () => undefined,
    newPassword: (value: string) => (value.length < 6 ? '!' : undefined),
  },
  errorsOf: (error: unknown) => (error instanceof Refusal ? error.errors : {}),
  renderSheet: (sheet: AuthSheetProps) => <AuthSheet {...sheet} />,
  onRequestCode: fn(async () => 60),
};
const onSignIn = fn<(values: object) => Promise<void>>();
const onSignUp = fn<(values: object) => Promise<void>>();

const meta = {
  id: 'blocks-authforms',
  title: 'Blocks/AuthForms 登录与注册',
  parameters: { layout: 'fullscreen', docs: { hideProps: true } },
  beforeEach: () => {
    for (const mock of [onSubmit, onSignIn, onSignUp, onReset, onDone, onRecover]) mock.mockReset();
    calls.onRequestCode.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty fields get the focus; a refused password is shown at its field. */
export const SignIn: Story = {
  tags: ['visual'],
  name: 'Sign In 登录',
  render: (_args, { globals }) => (
    <AuthSheet
      title={textOf(globals, '登录', 'Sign in')}
      footer={<a href="#recovery">{textOf(globals, '忘记密码？', 'Forgot your password?')}</a>}
    >
      <SignInForm onSubmit={onSubmit} />
    </AuthSheet>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, authLabels);
    const wrong = textOf(globals, '密码错误', 'Wrong password');
    onSubmit.mockResolvedValue({ password: wrong });
    const button = canvas.getByRole('button', { name: labels.signIn });
    await userEvent.click(button);
    await expect(canvas.getByText(labels.passwordRequired)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(labels.email)).toHaveFocus());
    await userEvent.keyboard(mailed.email);
    await userEvent.type(canvas.getByLabelText(labels.password), 'secret');
    await userEvent.click(button);
    await canvas.findByText(wrong);
    await expect(onSubmit).toHaveBeenCalledWith({ email: mailed.email, password: 'secret' });
    await waitFor(() => expect(canvas.getByLabelText(labels.password)).toHaveFocus());
  },
};

export const SignUp: Story = {
  name: 'Sign Up 注册',
  render: (_args, { globals }) => (
    <AuthSheet title={textOf(globals, '注册', 'Sign up')}>
      <SignUpForm
        defaultValues={{ email: mailed.email, password: '', invitation: 'AB12' }}
        notice={textOf(globals, '邮箱未注册', 'This email is not registered')}
        validate={({ password }) =>
          password.length < 6 ? { password: textOf(globals, '太短', 'Too short') } : {}
        }
        onSubmit={onSubmit}
      />
    </AuthSheet>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, authLabels);
    await userEvent.type(canvas.getByLabelText(labels.setPassword), '123{Enter}');
    await canvas.findByText(textOf(globals, '太短', 'Too short'));
    await userEvent.type(canvas.getByLabelText(labels.setPassword), '456{Enter}');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ email: mailed.email, password: '123456', invitation: 'AB12' }),
    );
  },
};

/** A complete code is submitted at once; a refused one is cleared. */
export const Code: Story = {
  name: 'Code 验证码',
  render: (_args, { globals }) => (
    <AuthSheet title={textOf(globals, '验证邮箱', 'Verify your email')}>
      <CodeForm {...mailed} codeLength={6} onSubmit={onSubmit} />
    </AuthSheet>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, authLabels);
    const wrong = textOf(globals, '验证码错误', 'Wrong code');
    onSubmit.mockResolvedValue({ code: wrong });
    await userEvent.type(canvas.getByLabelText(labels.code), '123456');
    await canvas.findByText(wrong);
    await expect(onSubmit).toHaveBeenCalledWith({ code: '123456' });
    await waitFor(() => expect(canvas.getByLabelText(labels.code)).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: labels.changeEmail }));
    await expect(mailed.onChangeEmail).toHaveBeenCalledOnce();
  },
};

export const Recovery: Story = {
  name: 'Recovery 找回密码',
  render: (_args, { globals }) => (
    <AuthSheet title={textOf(globals, '找回密码', 'Recover your password')}>
      <RecoveryForm
        defaultEmail={mailed.email}
        errors={{ email: textOf(globals, '邮箱未注册', 'This email is not registered') }}
        onSubmit={onSubmit}
      />
    </AuthSheet>
  ),
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByLabelText(labelsOf(globals, authLabels).email)).toHaveFocus());
  },
};

/** An incomplete code and an empty password are both shown. */
export const Reset: Story = {
  name: 'Reset 重置密码',
  render: (_args, { globals }) => (
    <AuthSheet title={textOf(globals, '设置新密码', 'Choose a new password')}>
      <ResetForm {...mailed} codeLength={8} resendAfter={0} onSubmit={onSubmit} />
    </AuthSheet>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, authLabels);
    await userEvent.type(canvas.getByLabelText(labels.code), '1234');
    await userEvent.click(canvas.getByRole('button', { name: labels.resetPassword }));
    await canvas.findByText(labels.codeRequired);
    await expect(canvas.getByText(labels.newPasswordRequired)).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: labels.resend }));
    await waitFor(() => expect(canvas.getByLabelText(labels.code)).toHaveValue(''));
    await expect(mailed.onResend).toHaveBeenCalledOnce();
  },
};

/** A mailed link replaces the code. */
export const NewPassword: Story = {
  name: 'New Password 新密码',
  render: (_args, { globals }) => (
    <AuthSheet title={textOf(globals, '设置新密码', 'Choose a new password')}>
      <NewPasswordForm onSubmit={onSubmit} />
    </AuthSheet>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, authLabels);
    const expired = textOf(globals, '链接已失效', 'The link has expired');
    onSubmit.mockResolvedValue({ password: expired });
    await userEvent.click(canvas.getByRole('button', { name: labels.resetPassword }));
    await canvas.findByText(labels.newPasswordRequired);
    await userEvent.type(canvas.getByLabelText(labels.newPassword), 'secret-2{Enter}');
    await canvas.findByText(expired);
    await expect(onSubmit).toHaveBeenCalledWith({ password: 'secret-2' });
  },
};

const flowOf = (isUnknown: boolean) => (
  <SignInFlow
    {...calls}
    {...{ onSignIn, onSignUp, onRecover }}
    codeLength={6}
    recoveryHref="#recovery"
    invitation="AB12"
    isUnknownEmail={() => isUnknown}
  />
);

/** A refused password is shown at its field; the typed email goes with the link to the recovery. */
export const SigningIn: Story = {
  name: 'Signing In 登录流程',
  render: () => flowOf(false),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, authLabels);
    const wrong = textOf(globals, '密码错误', 'Wrong password');
    onSignIn.mockRejectedValueOnce(new Refusal({ password: wrong })).mockResolvedValue();
    await userEvent.type(canvas.getByLabelText(labels.email), mailed.email);
    await userEvent.type(canvas.getByLabelText(labels.password), 'secret{Enter}');
    await canvas.findByText(wrong);
    await userEvent.click(canvas.getByRole('link', { name: labelsOf(globals, signInFlowLabels).forgot }));
    await expect(onRecover).toHaveBeenCalledWith(mailed.email);
    await userEvent.click(canvas.getByRole('button', { name: labels.signIn }));
    await waitFor(() =>
      expect(onSignIn).toHaveBeenLastCalledWith({ email: mailed.email, password: 'secret' }),
    );
  },
};

/** An unknown email continues as a sign-up, and each form takes the focus of the one before. A refused invitation goes back to its form, a wrong code stays. */
export const SigningUp: Story = {
  name: 'Signing Up 注册流程',
  render: () => flowOf(true),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, authLabels);
    const values = { email: mailed.email, password: 'secret', invitation: 'AB12' };
    onSignIn.mockRejectedValue(new Error('unknown'));
    onSignUp
      .mockRejectedValueOnce(new Refusal({ code: 'code' }))
      .mockRejectedValueOnce(new Refusal({ invitation: 'invitation' }))
      .mockResolvedValue();
    const { notRegistered, toSignIn } = labelsOf(globals, signInFlowLabels);
    await userEvent.type(canvas.getByLabelText(labels.email), values.email);
    await userEvent.type(canvas.getByLabelText(labels.password), '123{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(notRegistered);
    await expect(canvas.getByLabelText(labels.setPassword)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: toSignIn }));
    await expect(canvas.getByLabelText(labels.email)).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(labels.password), `${values.password}{Enter}`);
    await canvas.findByText(notRegistered);
    await expect(calls.onRequestCode).toHaveBeenCalledWith(values);
    await userEvent.type(await canvas.findByLabelText(labels.code), '123456');
    await canvas.findByText('code');
    await userEvent.type(canvas.getByLabelText(labels.code), '123456');
    await canvas.findByText('invitation');
    await userEvent.click(canvas.getByRole('button', { name: labels.next }));
    await userEvent.type(await canvas.findByLabelText(labels.code), '654321');
    await waitFor(() => expect(onSignUp).toHaveBeenLastCalledWith({ ...values, code: '654321' }));
  },
};

/** A refused email goes back to its form; a second after success the page may continue. */
export const Recovering: Story = {
  name: 'Recovering 找回流程',
  render: () => <RecoveryFlow {...calls} {...{ onReset, onDone }} codeLength={8} />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, authLabels);
    const titles = labelsOf(globals, recoveryFlowLabels);
    onReset.mockRejectedValueOnce(new Refusal({ email: 'email' })).mockResolvedValue();
    const request = () => userEvent.click(canvas.getByRole('button', { name: labels.requestCode }));
    const reset = async () => {
      await userEvent.type(await canvas.findByLabelText(labels.code), '12345678');
      await userEvent.type(canvas.getByLabelText(labels.newPassword), 'secret-2');
      await userEvent.click(canvas.getByRole('button', { name: labels.resetPassword }));
    };
    await userEvent.type(canvas.getByLabelText(labels.email), mailed.email);
    await request();
    await canvas.findByRole('heading', { name: titles.resetTitle });
    await userEvent.click(canvas.getByRole('button', { name: labels.changeEmail }));
    await expect(canvas.getByLabelText(labels.email)).toHaveFocus();
    await request();
    await reset();
    await canvas.findByText('email');
    await request();
    await reset();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(mailed.email), { timeout: 3_000 });
  },
};
