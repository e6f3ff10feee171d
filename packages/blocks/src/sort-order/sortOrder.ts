import type { AlbumSort } from '../album-organizer/index.ts';

/** The order of a list: by date, name or tag in both directions, or one of the user's own. */
export type SortOrder = AlbumSort | 'tag-asc' | 'tag-desc';
