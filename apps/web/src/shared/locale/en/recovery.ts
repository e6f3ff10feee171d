import type { SecondaryMessages } from '../catalogue.ts';

export const recovery: SecondaryMessages['recovery'] = {
  done: 'The password is reset, please sign in again',
  title: 'Choose a new password',
  linkInvalid: 'This link is wrong, expired or used already; please request another mail',
  requestAgain: 'Request another mail',
  toSignIn: 'Back to sign-in',
};
