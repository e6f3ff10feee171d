import type { Messages } from '../catalogue.ts';

export const auth: Messages['auth'] = {
  signInTitle: 'Sign in to Xiangji',
  signUpTitle: 'Join Xiangji',
  emailInvalid: 'Please enter a correct email',
  newPasswordRequired: 'Please enter new password',
  newPasswordShort: 'Please enter a new password of at least 6 characters',
  notRegistered: 'This email is not registered; complete the sign-up to continue',
  wrongTimes: 'Wrong password {times} times in a row',
  lockedFor: 'The account is locked for now, retry in {hours, plural, one {# hour} other {# hours}}',
  signedIn: 'Signed in',
  signedUp: 'Signed up',
  signOutFailed: 'Sign out failed, please retry',
  signOutForgetsUploads: 'Some files are not uploaded yet. Signing out ends their upload. Sign out anyway?',
  passwordLong: 'A password has at most {count, number} characters',
  passwordWeak: 'This password is too common or is your email; please choose another',
  codeTriesUsed: 'Too many wrong codes, please retry in 24 hours, or open the link of the mail',
  stillSignedIn: 'You are still signed in',
  signOut: 'Sign out',
  signedOut: 'Signed out successfully',
  signedOutHome: 'Back to the home page in {seconds} s',
  backHome: 'Home page',
};
