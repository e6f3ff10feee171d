export {
  createUploadQueue,
  type UploadQueue,
  type UploadQueueOptions,
  type UploadToken,
} from './createUploadQueue.ts';
export { newRoundId } from './newRoundId.ts';
export { acceptAttribute, type PickedFiles, type PickOptions, pickFiles } from './pickFiles.ts';
export { type UploadRequest, type UploadResult, uploadFile } from './uploadFile.ts';
export { UPLOAD_STATE, type UploadItem, type UploadSnapshot, type UploadTarget } from './uploadState.ts';
