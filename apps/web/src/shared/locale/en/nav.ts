import type { Messages } from '../catalogue.ts';

export const nav: Messages['nav'] = {
  main: 'Main navigation',
  albums: 'Albums',
  photos: 'Photos',
  favorites: 'Favorites',
  search: 'Search',
  upload: 'Upload',
  skip: 'Skip to main content',
};
