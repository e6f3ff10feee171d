import type { Messages } from '../catalogue.ts';

export const nav: Messages['nav'] = {
  albums: 'Albums',
  photos: 'Photos',
  favorites: 'Favorites',
  search: 'Search',
  map: 'Map',
};
