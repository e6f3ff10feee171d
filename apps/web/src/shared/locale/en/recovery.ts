import type { SecondaryMessages } from '../catalogue.ts';

export const recovery: SecondaryMessages['recovery'] = {
  done: 'The password is reset, please sign in again',
  toSignIn: 'Back to sign-in',
};
