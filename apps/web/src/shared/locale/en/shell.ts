import type { Messages } from '../catalogue.ts';

export const shell: Messages['shell'] = {
  sessionLost: 'Your session has ended, please sign in again',
  sessionLostText: 'Sign in to continue; nothing is lost.',
  redirectTitle: 'Taking you there',
  redirectCountdown: 'Opens in {seconds} s',
  redirectLink: 'Open now',
  shares: 'Share collections',
  sharesShort: 'Shares',
  recycleBin: 'Recycle bin',
};
