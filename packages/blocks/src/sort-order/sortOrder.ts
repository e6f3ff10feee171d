import type { AlbumSort } from '../album-organizer/index.ts';

/** The sort order of a list: by date, name or tag in both directions, or a custom order. */
export type SortOrder = AlbumSort | 'tag-asc' | 'tag-desc';
