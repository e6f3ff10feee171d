export { DropOverlay, type DropOverlayProps } from './DropOverlay.tsx';
export { DropZone, type DropZoneProps } from './DropZone.tsx';
export { FileButton, type FileButtonProps } from './FileButton.tsx';
export { FolderOptions, type FolderOptionsProps } from './FolderOptions.tsx';
export { type UploadLabels, uploadLabels } from './labels.ts';
export { UploadOffer, type UploadOfferProps } from './UploadOffer.tsx';
export { UploadPanel, type UploadPanelProps } from './UploadPanel.tsx';
export type { UploadRow, UploadStatus } from './uploadStatus.ts';
