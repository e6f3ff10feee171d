export {
  CardCheckDialog,
  type CardCheckDialogProps,
  type CardCheckProgress,
  type CardCheckState,
} from './CardCheckDialog.tsx';
export type { CheckedCard } from './CardCheckResult.tsx';
export { type CardCheckLabels, cardCheckLabels } from './cardCheckLabels.ts';
export { DrawnThumbnail, type DrawnThumbnailProps } from './DrawnThumbnail.tsx';
export { DropOverlay, type DropOverlayProps } from './DropOverlay.tsx';
export { DropZone, type DropZoneProps } from './DropZone.tsx';
export { type UploadDialogLabels, uploadDialogLabels } from './dialogLabels.ts';
export { FileButton, type FileButtonProps } from './FileButton.tsx';
export { FolderOptions, type FolderOptionsProps } from './FolderOptions.tsx';
export { LeftUploadOffer, type LeftUploadOfferProps } from './LeftUploadOffer.tsx';
export { type UploadLabels, uploadLabels } from './labels.ts';
export { TakeoutReport, type TakeoutReportProps } from './TakeoutReport.tsx';
export {
  type TakeoutCounts,
  type TakeoutStatus,
  TakeoutSteps,
  type TakeoutStepsProps,
} from './TakeoutSteps.tsx';
export { type TakeoutLabels, takeoutLabels } from './takeoutLabels.ts';
export { UploadDialog, type UploadDialogProps, type UploadFolders } from './UploadDialog.tsx';
export { UploadOffer, type UploadOfferProps } from './UploadOffer.tsx';
export { UploadPanel, type UploadPanelProps } from './UploadPanel.tsx';
export type { UploadAlbum, UploadDestination, UploadTargetOptions } from './UploadTarget.tsx';
export type { UploadRow, UploadStatus } from './uploadStatus.ts';
export { type FilesArriveOptions, useFilesArrive } from './useFilesArrive.ts';
export { useLeaveQuestion } from './useLeaveQuestion.ts';
export { useTitleProgress } from './useTitleProgress.ts';
export { type UnsupportedFiles, useUnsupportedReport } from './useUnsupportedReport.ts';
