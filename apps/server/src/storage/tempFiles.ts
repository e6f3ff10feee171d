import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No file is in the making for longer than this. */
const LONGEST_MAKING_MS = 86_400_000;

/** Removes files and folders of `temp` that were last written before a moment, in milliseconds. */
export async function clearOlder(temp: string, before: number): Promise<void> {
  const clear = async (name: string): Promise<void> => {
    const path = join(temp, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  };
  await Promise.all((await readdir(temp)).map(clear));
}

/** Removes what was begun long ago and never finished, while servers go on. */
export async function sweepTemp(temp: string): Promise<void> {
  await clearOlder(temp, Date.now() - LONGEST_MAKING_MS);
}
