export { CreateSetDialog, type CreateSetDialogProps } from './CreateSetDialog.tsx';
export { type AlbumDialogLabels, albumDialogLabels } from './labels.ts';
export { type AlbumSet, MoveAlbumDialog, type MoveAlbumDialogProps } from './MoveAlbumDialog.tsx';
export { RemoveAlbumDialog, type RemoveAlbumDialogProps } from './RemoveAlbumDialog.tsx';
export { RenameAlbumDialog, type RenameAlbumDialogProps } from './RenameAlbumDialog.tsx';
