import type { AlbumCover, AlbumKind } from '../album-card/index.ts';

/** An album, or a set of albums, as the editor shows it. */
export interface EditableAlbum {
  /** An album or a set. */
  kind: AlbumKind;
  /** Name of the album. */
  name: string;
  /** Its introduction; empty without one. */
  intro: string;
  /** First and last day, in days since 1970-01-01; null without dates. */
  startDate: number | null;
  /** Last day, in days since 1970-01-01; null without photos. */
  endDate: number | null;
  /** Photos of an album, albums of a set. */
  count: number;
  /** Its cover; null without photos. */
  cover: AlbumCover | null;
}

/** One saved change: a name, an introduction, or both dates. */
export type AlbumChange = Partial<Pick<EditableAlbum, 'name' | 'intro' | 'startDate' | 'endDate'>>;

/** An album of the set that is edited. */
export interface AlbumOfSet {
  /** Identifies the album. */
  id: string;
  /** Name of the album. */
  name: string;
  /** Its cover; null without photos. */
  cover: AlbumCover | null;
}
