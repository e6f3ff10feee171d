import { createTakeoutReader } from '@xiangji/api-client/takeout';
import {
  type BrowserUploads,
  createBrowserUploads,
  createFileWorker,
  type UploadFile,
} from '@xiangji/api-client/upload';
import { fromEvent } from 'file-selector';
import { createContext, use, useSyncExternalStore } from 'react';
import { api } from '../../shared/api/api.ts';
import { uploadAccessOf } from '../../shared/models/upload.ts';
import type { UploadOutcome } from './takeoutReport.ts';

const startWorker = () => new Worker(new URL('./upload.worker.ts', import.meta.url), { type: 'module' });

export const fileWorker = createFileWorker(startWorker);
/** A card has many files, and uploads do not wait for them. */
export const cardWorker = createFileWorker(startWorker);

export const takeoutReader = createTakeoutReader(
  () => new Worker(new URL('./takeout.worker.ts', import.meta.url), { type: 'module' }),
);

/** The uploads of one user in this tab. */
export interface Uploads extends BrowserUploads {
  /** The albums that were created for files, by id. One that got no file is removed. */
  newAlbums: Map<string, 'empty' | 'filled' | 'removed'>;
  /** What became of the files that were sent. */
  outcomes: WeakMap<UploadFile, UploadOutcome>;
}

export function createUploads(user: string): Uploads {
  const newAlbums: Uploads['newAlbums'] = new Map();
  const outcomes: Uploads['outcomes'] = new WeakMap();
  const uploads = createBrowserUploads({
    user,
    openEntry: takeoutReader.openEntry,
    onDone({ file, target: { id } }, { duplicate }) {
      outcomes.set(file, duplicate ? 'duplicate' : 'stored');
      if (newAlbums.has(id)) newAlbums.set(id, 'filled');
    },
    fetchToken: async () => uploadAccessOf(await api.account.uploadToken()),
    check: async (albumId, files) =>
      (await api.uploads.check({ body: { pid: albumId, files: [...files] } })).list,
    hash: fileWorker.hash,
  });
  return { ...uploads, newAlbums, outcomes };
}

export const UploadsContext = createContext<Uploads | null>(null);

export function useUploads(): Uploads {
  const value = use(UploadsContext);
  if (!value) throw new Error('useUploads needs an upload around it');
  return value;
}

export function useUploadSnapshot() {
  const { queue } = useUploads();
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot);
}

/** The files of a drop or of a picker; walks through folders. */
export async function readFiles(event: Event): Promise<File[]> {
  const found = await fromEvent(event);
  return found.filter((entry) => entry instanceof File);
}
