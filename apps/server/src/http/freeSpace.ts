import { statfs } from 'node:fs/promises';

/** Below this an upload is likely to fail, bytes. */
const LEAST_SPACE = 67_108_864;

/** Rejects with ENOSPC when the file system of a folder is nearly full. */
export async function assertSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= LEAST_SPACE) return;
  const message = `ENOSPC: ${bavail * bsize} bytes are left in ${folder}`;
  throw Object.assign(new Error(message), { code: 'ENOSPC' });
}
