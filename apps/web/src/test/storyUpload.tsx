import type { LeftUpload, UploadItem, UploadQueue, UploadSnapshot } from '@xiangji/api-client/upload';
import { type ReactNode, useState } from 'react';
import { type Uploads, UploadsContext } from '../features/upload/uploads.ts';
import { UploadContext } from '../shared/upload/UploadContext.ts';

const target = { id: 'album-1', name: '京都红叶', guid: 'round-1' };

const still: UploadSnapshot = {
  type: 3,
  target,
  count: { i: 0, total: 0, completion: 0, queue: 0, error: 0, retryable: 0 },
  size: { total: 0, done: 0 },
  progress: 0,
  speed: 0,
  time: { used: 0, remaining: undefined },
  waiting: false,
  items: [],
};

function stillQueue(snapshot: UploadSnapshot): UploadQueue {
  return {
    subscribe: () => () => undefined,
    getSnapshot: () => snapshot,
    add: () => undefined,
    restore: () => undefined,
    stop: () => undefined,
    retryFailed: () => undefined,
    replace: () => undefined,
    cancel: () => undefined,
    cancelAll: () => undefined,
    reset: () => undefined,
  };
}

/** A small landscape: the panel draws the files themselves. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAoBAMAAAB+0KVeAAAAMFBMVEXP4+Zvj4b////9/v6ivLm5z9Dv9vfU5umVsKx2lo2vx8aDoZvM4ePD2Nrw9vfW5+qbHMiLAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAaElEQVQoz2NgGOSgzPg9hhi7kZJyAbogm5KSUgK6IDNQ0IAoQT5s2vmxWQR0Ujq1fHd0iYuLy9I7yEKnugUhYLbXBZhYxERBOJDsgghHC6IA6dYDQEFBdDAjAIugoGQrFkFBwVFBsgUBMCYtXmto17wAAAAASUVORK5CYII=';

const drawing = Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0));

/** One file of a story's upload; `progress` as in spec §3. */
export function uploadItem(name: string, progress: number, errorCode?: number): UploadItem {
  return { key: name, file: new File([drawing], name, { type: 'image/png' }), target, progress, errorCode };
}

interface StillUploadProps {
  at?: Partial<UploadSnapshot>;
  /** Unfinished uploads of an earlier page. */
  left?: LeftUpload;
  newAlbums?: Uploads['newAlbums'];
  outcomes?: Uploads['outcomes'];
  /** Called with the files that are uploaded. */
  onAdd?: UploadQueue['add'];
  children: ReactNode;
}

/** An upload paused at one moment. */
export function StillUpload({
  at = {},
  left,
  newAlbums = new Map(),
  outcomes = new WeakMap(),
  onAdd = () => undefined,
  children,
}: StillUploadProps) {
  const [uploads] = useState(() => ({
    queue: { ...stillQueue({ ...still, ...at }), add: onAdd },
    newAlbums,
    outcomes,
    left: async () => left,
    resume: async () => 0,
    discard: async () => undefined,
  }));
  const [value] = useState(() => ({ open: () => undefined }));
  return (
    <UploadContext value={value}>
      <UploadsContext value={uploads}>{children}</UploadsContext>
    </UploadContext>
  );
}
