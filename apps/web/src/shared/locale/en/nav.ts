import type { Messages } from '../catalogue.ts';

export const nav: Messages['nav'] = {
  main: 'Main navigation',
  albums: 'Albums',
  photos: 'Photos',
  upload: 'Upload',
  signOut: 'Sign out',
  account: 'Account menu',
  toAccount: 'My account',
  theme: 'Appearance',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeAuto: 'Match system',
  language: 'Language',
  skip: 'Skip to main content',
};
