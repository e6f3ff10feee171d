import { createContext, use } from 'react';

/** The request for the upload dialog: an album, and files that were dropped or pasted already. */
export interface UploadRequestOptions {
  album?: { id: string; name: string };
  /** The album set that a new album is created in. */
  setId?: string;
  files?: readonly File[];
}

export interface UploadContextValue {
  /** Opens the dialog; with an album and files the upload starts at once. */
  open: (options?: UploadRequestOptions) => void;
}

/** Uploads outlive pages, so the context that opens them is above the pages. */
export const UploadContext = createContext<UploadContextValue | null>(null);

export function useUpload(): UploadContextValue {
  const value = use(UploadContext);
  if (!value) throw new Error('useUpload needs an UploadProvider above it');
  return value;
}
