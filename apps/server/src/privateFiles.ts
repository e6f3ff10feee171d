import { chmod, mkdir } from 'node:fs/promises';
import type { Settings } from './settings/settings.ts';

/** Permissions for the owner of the process only. */
const PRIVATE = { umask: 0o077, folder: 0o700, file: 0o600 } as const;
const SQLITE = 'sqlite:';

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/**
 * Keeps other users of the machine out: everything that the process writes from now on is readable by its own user
 * only, and so are the data folder and the database of an older installation. Returns the paths whose mode it may not
 * change.
 */
export async function keepFilesPrivate({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<string[]> {
  process.umask(PRIVATE.umask);
  await mkdir(dataDir, { recursive: true });
  const paths: [path: string, mode: number][] = [[dataDir, PRIVATE.folder]];
  if (databaseUrl.startsWith(SQLITE)) {
    const database = databaseUrl.slice(SQLITE.length);
    for (const suffix of ['', '-wal', '-shm']) paths.push([database + suffix, PRIVATE.file]);
  }
  const refused: string[] = [];
  for (const [path, mode] of paths) {
    await chmod(path, mode).catch((error: unknown) => {
      if (hasCode(error, 'EPERM', 'EROFS')) refused.push(path);
      else if (!hasCode(error, 'ENOENT')) throw error;
    });
  }
  return refused;
}
