export { AlbumPicker, type AlbumPickerProps, type PickableAlbum } from './AlbumPicker.tsx';
export {
  type AlbumTarget,
  AlbumTargetDialog,
  type AlbumTargetDialogProps,
} from './AlbumTargetDialog.tsx';
export { type AlbumPickerLabels, type AlbumTargetLabels, albumTargetLabels } from './labels.ts';
