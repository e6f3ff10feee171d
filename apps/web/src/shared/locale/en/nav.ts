import type { Messages } from '../catalogue.ts';

export const nav: Messages['nav'] = {
  main: 'Main navigation',
  albums: 'Albums',
  photos: 'Photos',
  favorites: 'Favorites',
  upload: 'Upload',
  skip: 'Skip to main content',
};
