import type { SecondaryMessages } from '../catalogue.ts';

export const recovery: SecondaryMessages['recovery'] = {
  title: 'Recover your password',
  hint: 'We send a verification code to your registered email',
  request: 'Get a code',
  resetTitle: 'Choose a new password',
  newPassword: 'New password',
  submit: 'Reset password',
  done: 'The password is reset, please sign in again',
  toSignIn: 'Back to sign-in',
};
