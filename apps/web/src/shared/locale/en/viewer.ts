import type { Messages } from '../catalogue.ts';

export const viewer: Messages['viewer'] = {
  download: 'Download original',
  downloadFailed: 'The download failed, please retry',
  info: 'Photo details',
  closeInfo: 'Hide details',
  mapFailed: 'Loading failed',
  placeCopied: 'Coordinates copied',
  placeNotCopied: 'Could not copy',
};
