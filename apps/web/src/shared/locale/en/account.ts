import type { SecondaryMessages } from '../catalogue.ts';

export const account: SecondaryMessages['account'] = {
  title: 'Account',
  categories: 'Account categories',
  BASIC: 'Profile',
  VIP: 'VIP',
  OVERVIEW: 'Overview',
  SETTING: 'Settings',
  BILL: 'Bills',
  INVITATION: 'Invitations',
  loadFailed: 'Loading failed, press to retry',
  saveFailed: 'Saving failed, please retry',
  cancel: 'Cancel',

  avatar: 'Avatar',
  avatarChange: 'Change avatar',
  avatarTitle: 'Crop the avatar',
  avatarConfirm: 'Use this avatar',
  avatarDone: 'Avatar uploaded successfully',
  avatarUploadFailed: 'Avatar upload error, please retry',
  avatarFileFailed: 'File selection error, please retry',
  avatarSystemFailed: 'System error, please choose avatar again',
  nicknameSaved: 'Nickname saved',
  nicknameFailed: 'Nickname change failed',
  introSaved: 'Intro saved',
  introFailed: 'Intro change failed',
  email: 'Registered email',
  signOut: 'Sign out',

  security: 'Security',
  password: 'Password',
  signIns: 'Sign-in history',
  sessionEnded: 'That device is signed out',
  sessionsEnded: 'All other devices are signed out',
  sessionEndFailed: 'That failed, please retry',

  passwordDone: 'Password changed successfully',
  passwordDoneText: 'Other devices are signed out; use the new password there.',

  exportText:
    'All originals as ZIP files, with your albums, descriptions, dates and tags, and a record of your shares and orders. xiangji import brings them into another Xiangji. Photos in the recycle bin are not included: restore first what you want to keep.',
  exportPassword: 'The download has all of your photos; your password confirms that it is you.',

  leaveConfirm: 'Delete the account and all photos',
  leavePasswordRequired: 'Please enter password',
  leaveDone: 'The account will be deleted; you can cancel until {date}',
  leaveKept: 'The account stays; nothing has changed',

  invite: 'Invite friends to Xiangji',
  inviteCodeCopied: 'Invitation code copied',
  inviteCodeFailed: 'Copying the invitation code failed',
  inviteLinkCopied: 'Invitation link copied',
  inviteLinkFailed: 'Copying the invitation link failed',

  bills: 'Orders and bills',
  billRules: 'How storage is billed',
  billRule1: 'Storage costs {price} for each GB a month; VIP members use {free} GB for free.',
  billRule2:
    'The bill of a month comes on the 1st and is payable within {days} days; VIP members get the days that are left of their membership on top.',
  billRule3: 'Parts of 0.01 yuan are not charged.',
  billBack: 'Back to the list',
  billPay: 'Pay now',
  billCheck: 'Check the payment',
  billChecked: 'The payment is complete',
  noPayment: 'Payment not received, contact online support for more help',
};
