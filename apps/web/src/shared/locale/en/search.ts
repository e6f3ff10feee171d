import type { Messages } from '../catalogue.ts';

export const search: Messages['search'] = {
  title: 'Search',
  hint: 'Type a description, an album, a place or a date, such as “last summer”',
  nothing: 'No photos found',
  clearFilters: 'Clear filters',
};
