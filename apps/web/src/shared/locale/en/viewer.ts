import type { Messages } from '../catalogue.ts';

export const viewer: Messages['viewer'] = {
  downloadFailed: 'The download failed, please retry',
  info: 'Photo details',
  closeInfo: 'Hide details',
  placeCopied: 'Coordinates copied',
  placeNotCopied: 'Could not copy',
};
