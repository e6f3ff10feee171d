import { join } from 'node:path';
import { type BlobStore, PARTS_PREFIX } from './BlobStore.ts';
import { createDiskStore, openDiskStore, sweepDiskTemp } from './diskStore.ts';
import type { S3Options } from './s3Client.ts';
import { openS3Store } from './s3Store.ts';
import { sweepBlobs, sweepTemp } from './tempFiles.ts';

/** Which store an installation has: a bucket where one is configured, else a folder of `dataDir`. */
export interface StoreSettings {
  readonly dataDir: string;
  readonly s3: S3Options | undefined;
}

export interface OpenedStore {
  readonly store: BlobStore;
  /** Removes unfinished files that are old as of a moment, milliseconds; as of now unless given. */
  readonly sweep: (now?: number) => Promise<void>;
}

/** Folder of the blobs of an installation without a bucket. */
function diskRoot({ dataDir }: Pick<StoreSettings, 'dataDir'>): string {
  return join(dataDir, 'blobs');
}

/**
 * Opens the installation's store. A bucket's SDK is only loaded where there is a bucket. A `guest` does not delete
 * temporary files: the server that writes them may be running.
 */
export async function openStore(settings: StoreSettings, guest = false): Promise<OpenedStore> {
  if (!settings.s3) {
    const root = diskRoot(settings);
    const store = guest ? createDiskStore({ root }) : await openDiskStore({ root });
    return { store, sweep: (now) => sweepDiskTemp({ root, now }) };
  }
  const temp = join(settings.dataDir, 'temp');
  const store = await openS3Store({ ...settings.s3, temp });
  const sweep = async (now?: number) => {
    await sweepTemp(temp, now);
    await sweepBlobs(store, PARTS_PREFIX, now);
  };
  return { store, sweep };
}
