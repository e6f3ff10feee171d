import type { Messages } from '../messages.ts';

export const errors: Messages['errors'] = {
  network: 'The network connection failed',
  system: 'Something went wrong, please try again later',
  notFound: 'Not found, or deleted',
  notSignedIn: 'Please sign in first',
  illegal: 'The request was not valid, please reload the page',
  tooMany: 'Too many attempts, retry in {seconds, plural, one {# second} other {# seconds}}',
  codeWrong: 'The verification code is wrong',
  disabled: 'The account is disabled',
  locked: 'The account is locked, please reset the password',
  passwordWrong: 'Login password is wrong, please retry',
  emailRegistered: 'The email is already registered',
  emailNotRegistered: 'The email is not registered',
  invitationInvalid: 'The invitation code is not valid',
  fileSize: 'The file size is not accepted',
  fileType: 'The file type is not supported',
  shareInvalid: 'The share is no longer available',
  tradeComplete: 'The trade is already paid',
  reload: 'Reload',
  crashed: 'This page ran into an error',
  crashedHint: 'Reloading usually helps; your photos are not affected.',
};
