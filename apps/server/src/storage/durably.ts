import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Flushes a file's bytes, or a folder's entries, to stable storage. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Flushes a folder and its parents up to, and including, `top`. A new file is only safe when every folder that was
 * created for it is on stable storage as well.
 */
export async function syncFolders(folder: string, top: string): Promise<void> {
  await syncPath(folder);
  if (folder !== top && folder.startsWith(top)) {
    await syncFolders(dirname(folder), top);
  }
}
