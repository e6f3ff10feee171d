export { readXmpFiles } from '../sidecar/readXmpFiles.ts';
export type { QueueJournal, UploadQueueOptions } from './assembleQueue.ts';
export { browserFreeBytes, browserPages } from './browserDeps.ts';
export {
  type BrowserUploads,
  type BrowserUploadsOptions,
  createBrowserUploads,
} from './createBrowserUploads.ts';
export { PARALLEL } from './createConcurrency.ts';
export type { ConnectionDeps } from './createConnectionMonitor.ts';
export { createFileWorker, type FileWorker } from './createFileWorker.ts';
export {
  createLibraryCheck,
  type LibraryCheck,
  type LibraryCheckOptions,
  type LibraryCheckProgress,
  type LibraryCheckResult,
} from './createLibraryCheck.ts';
export type { CheckFiles } from './createPreparer.ts';
export type { UploadToken } from './createTokenHolder.ts';
export {
  createUploadQueue,
  type KeptItem,
  type UploadQueue,
} from './createUploadQueue.ts';
export { deferJournal } from './deferJournal.ts';
export { drawPoster } from './drawPoster.ts';
export { hashBlob } from './hashBlob.ts';
export {
  type EntryFacts,
  type LazyFile,
  type OpenEntry,
  UNREADABLE,
  UnreadableFile,
  type UploadFile,
} from './lazyFile.ts';
export { newRoundId } from './newRoundId.ts';
export { openIndexedDbStorage } from './openIndexedDbStorage.ts';
export { pathOf } from './pathOf.ts';
export { acceptAttribute, isMovie, type PickedFiles, type PickOptions, pickFiles } from './pickFiles.ts';
export { planTree, type Tree, type TreeFolder } from './planTree.ts';
export { serveFileWorker } from './serveFileWorker.ts';
export { deleteUploadJournal, hasUnfinishedUpload } from './unfinishedUpload.ts';
export { type UploadRequest, type UploadResult, uploadFile } from './uploadFile.ts';
export { type ImageUpload, uploadImage } from './uploadImage.ts';
export {
  createUploadJournal,
  type JournalOptions,
  type LeftUpload,
  type OpenPages,
  type Resumed,
  type UploadJournal,
} from './uploadJournal.ts';
export {
  canRetry,
  FILE_CHANGED,
  UPLOAD_STATE,
  type UploadItem,
  type UploadSnapshot,
  type UploadTarget,
} from './uploadState.ts';
export type {
  ArchivedFile,
  FileHandle,
  JournalEntry,
  StoredContent,
  UploadStorage,
} from './uploadStorage.ts';
export { watchArrivals } from './watchArrivals.ts';
