export { AlbumGrid, type AlbumGridHandle, type AlbumGridProps } from './AlbumGrid.tsx';
export { AlbumGridSkeleton } from './AlbumGridSkeleton.tsx';
export type { AlbumGridSize } from './geometry.ts';
