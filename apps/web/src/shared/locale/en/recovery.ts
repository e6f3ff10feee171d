import type { SecondaryMessages } from '../catalogue.ts';

export const recovery: SecondaryMessages['recovery'] = {
  title: 'Recover your password',
  resetTitle: 'Choose a new password',
  done: 'The password is reset, please sign in again',
  toSignIn: 'Back to sign-in',
};
