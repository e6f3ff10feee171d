export {
  type BlobContent,
  BlobNotFoundError,
  type BlobStore,
  type ByteRange,
  InvalidKeyError,
  type PutFileOptions,
} from './BlobStore.ts';
export { originalKey, renditionKey, renditionPrefix } from './blobKeys.ts';
export { createDiskStore, type DiskStoreOptions, openDiskStore, sweepDiskTemp } from './diskStore.ts';
