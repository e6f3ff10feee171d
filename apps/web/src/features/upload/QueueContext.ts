import type { LeftUpload, UploadQueue } from '@xiangji/api-client/upload';
import { createContext, use, useSyncExternalStore } from 'react';

/** The upload of one user in this tab: its queue, and unfinished files of an earlier visit. */
export interface UploadEngine {
  queue: UploadQueue;
  /** The albums that were created for files, by id. One that got no file is removed. */
  newAlbums: Map<string, 'empty' | 'filled' | 'removed'>;
  left: () => Promise<LeftUpload | undefined>;
  /** Continues an unfinished upload; returns how many files have to be selected again. */
  resume: () => Promise<number>;
  discard: () => Promise<void>;
}

export const QueueContext = createContext<UploadEngine | null>(null);

export function useEngine(): UploadEngine {
  const value = use(QueueContext);
  if (!value) throw new Error('useEngine needs an upload around it');
  return value;
}

export function useQueue(): UploadQueue {
  return useEngine().queue;
}

export function useUploadSnapshot() {
  const queue = useQueue();
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot);
}
