import type { SecondaryMessages } from '../catalogue.ts';

export const shareTarget: SecondaryMessages['shareTarget'] = {
  title: 'The shared photos were not received',
  text: 'The shared photos were not received. Share at most 100 files and 1 GB at a time, or choose them here.',
  choose: 'Choose photos to upload',
};
