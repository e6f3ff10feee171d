import type { AlbumCover, AlbumKind } from '../album-card/index.ts';

/** An album, or a set of albums, as the editor shows it. */
export interface EditableAlbum {
  kind: AlbumKind;
  name: string;
  intro: string;
  /** First and last day, in days since 1970-01-01; null without dates. */
  startDate: number | null;
  endDate: number | null;
  /** Photos of an album, albums of a set. */
  count: number;
  cover: AlbumCover | null;
}

/** One saved change: a name, an introduction, or both dates. */
export type AlbumChange = Partial<Pick<EditableAlbum, 'name' | 'intro' | 'startDate' | 'endDate'>>;

/** An album of the set that is edited. */
export interface AlbumOfSet {
  id: string;
  name: string;
  cover: AlbumCover | null;
}
