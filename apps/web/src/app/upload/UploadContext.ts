import type { UploadQueue } from '@xiangji/api-client/upload';
import { createContext, use, useSyncExternalStore } from 'react';

/** What opens the upload dialog: where to (an album), and files that were dropped or pasted already. */
export interface UploadRequestOptions {
  album?: { id: string; name: string };
  files?: readonly File[];
}

export interface UploadContextValue {
  queue: UploadQueue;
  /** Opens the dialog; with an album and files it begins at once. */
  open: (options?: UploadRequestOptions) => void;
}

/** Uploads outlive pages, so their queue stands above the router. */
export const UploadContext = createContext<UploadContextValue | null>(null);

export function useUpload(): UploadContextValue {
  const value = use(UploadContext);
  if (!value) throw new Error('useUpload needs an UploadProvider above it');
  return value;
}

export function useUploadSnapshot() {
  const { queue } = useUpload();
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot);
}
