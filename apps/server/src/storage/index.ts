export {
  type BlobContent,
  BlobNotFoundError,
  type BlobStore,
  type ByteRange,
  InvalidKeyError,
  PARTS_PREFIX,
  type PutFileOptions,
} from './BlobStore.ts';
export { hashOfKey, originalKey, renditionKey, renditionPrefix } from './blobKeys.ts';
export { createDiskStore, type DiskStoreOptions, openDiskStore, sweepDiskTemp } from './diskStore.ts';
export { syncPath } from './durably.ts';
export { DamagedBlobError, hashingStream, hashOf, promisedHash, verifiedStream } from './hashing.ts';
export { type OpenedStore, openStore, type StoreSettings } from './openStore.ts';
export { BucketSilentError, type S3Options } from './s3Client.ts';
export { openS3Store, type S3StoreOptions } from './s3Store.ts';
export { withLocalCopy } from './withLocalCopy.ts';
