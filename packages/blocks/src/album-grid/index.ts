export { AlbumGrid, type AlbumGridHandle, type AlbumGridProps } from './AlbumGrid.tsx';
export type { AlbumGridSize } from './geometry.ts';
