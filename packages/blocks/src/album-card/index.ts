export { AlbumCard, type AlbumCardProps, albumIdAt } from './AlbumCard.tsx';
export {
  type AlbumCover,
  AlbumFace,
  type AlbumFaceProps,
  type AlbumKind,
  type CoverPlaceholder,
} from './AlbumFace.tsx';
export { type AlbumCardLabels, albumCardLabels } from './labels.ts';
