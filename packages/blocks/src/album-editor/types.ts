import type { AlbumCover, AlbumKind } from '../album-card/index.ts';

/** An album or an album set for the editor. */
export interface EditableAlbum {
  /** Whether it is an album or a set. */
  kind: AlbumKind;
  /** Name of the album. */
  name: string;
  /** The introduction; empty if there is none. */
  intro: string;
  /** First day, in days since 1970-01-01; null without dates. */
  startDate: number | null;
  /** Last day, in days since 1970-01-01; null without photos. */
  endDate: number | null;
  /** Number of photos of an album, or of albums of a set. */
  count: number;
  /** Its cover; null without photos. */
  cover: AlbumCover | null;
}

/** A change to save: a name, an introduction, or both dates. */
export type AlbumChange = Partial<Pick<EditableAlbum, 'name' | 'intro' | 'startDate' | 'endDate'>>;

/** An album of the edited set. */
export interface AlbumOfSet {
  /** Identifies the album. */
  id: string;
  /** Name of the album. */
  name: string;
  /** Its cover; null without photos. */
  cover: AlbumCover | null;
}
