import type { SecondaryMessages } from '../catalogue.ts';

export const map: SecondaryMessages['map'] = {
  title: 'Map',
  photos: 'Photos in sight',
  empty: 'No photo has a place yet',
  noneHere: 'No photo in this part of the map',
  failed: 'The map failed to load',
};
