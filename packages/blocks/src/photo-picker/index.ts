export { type PhotoPickerLabels, photoPickerLabels } from './labels.ts';
export { PhotoPicker, type PhotoPickerProps, type PickablePhoto } from './PhotoPicker.tsx';
