import type { PhotoSelection } from '@xiangji/api-client/contract';
import type { PhotoRef } from '../../shared/models/photo.ts';

/** The dialogs that stand over a photo list or the viewer. */
export const PHOTO_LAYERS = [
  'remove',
  'move',
  'rename',
  'date',
  'cover',
  'share',
  'openOnDevice',
  'layout',
  'shareAlbum',
  'editAlbum',
  'openListOnDevice',
] as const;

export type PhotoLayer = (typeof PHOTO_LAYERS)[number];

/** The photos that a dialog is about. */
export interface PhotoSubject {
  /** In the form of API calls: by id, or by position in the list. */
  selected: PhotoSelection;
  count: number;
  /** A single one, or the first where it is known. */
  first: PhotoRef | undefined;
}

export const noSubject: PhotoSubject = { selected: { ids: [] }, count: 0, first: undefined };
