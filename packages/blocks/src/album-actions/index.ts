export { type AlbumActionLabels, albumActionLabels } from './labels.ts';
export {
  type ActionableAlbum,
  type AlbumAction,
  type AlbumActionsOptions,
  type AlbumListAction,
  type AlbumListActionsOptions,
  useAlbumActions,
  useAlbumListActions,
} from './useAlbumActions.tsx';
