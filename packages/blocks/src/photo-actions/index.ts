export { type PhotoActionLabels, photoActionLabels } from './labels.ts';
export {
  type PhotoActionId,
  type PhotoListActionId,
  type PhotoListMenuOptions,
  type PhotoMenuOptions,
  type SelectedPhotosActionId,
  type SelectedPhotosOptions,
  usePhotoListMenu,
  usePhotoMenu,
  useSelectedPhotosActions,
  useViewedPhotoActions,
  type ViewedPhotoActionId,
  type ViewedPhotoOptions,
} from './photoActions.tsx';
export { type SharedPhotoActionLabels, sharedPhotoActionLabels } from './sharedLabels.ts';
export {
  type SharedPhotoActionId,
  type SharedPhotoListActionId,
  type SharedPhotoListMenuOptions,
  type SharedPhotoMenuOptions,
  useSelectedSharedPhotosActions,
  useSharedPhotoListMenu,
  useSharedPhotoMenu,
  useViewedSharedPhotoMenu,
} from './sharedPhotoActions.tsx';
export {
  type PhotoSelectionLabels,
  type PhotoSelectionOptions,
  photoSelectionLabels,
  usePhotoSelectionBar,
} from './usePhotoSelectionBar.ts';
