export { AlbumCard, type AlbumCardProps, albumIdAt } from './AlbumCard.tsx';
export type {
  AlbumCover,
  AlbumKind,
  CoverPlaceholder,
} from './AlbumFace.tsx';
export { type AlbumCardLabels, albumCardLabels } from './labels.ts';
