import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Settings, SettingsError } from '../settings/settings.ts';
import { syncPath } from '../storage/index.ts';
import { areLocked, type KeyStore, loadServerKeys, type ServerKeys } from './serverKeys.ts';

const NAME = 'server.key';
const KEY_BYTES = 32;
const OWN_FILE = 0o600;

type KeySettings = Pick<Settings, 'dataDir' | 'serverKey'>;

/** Where an installation without `SERVER_KEY` keeps the key that encrypts those in its database. */
export function serverKeyPath({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, NAME);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function readKey(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new SettingsError(`${path} cannot be read.`, { cause: error });
  });
  if (text?.trim() === '')
    throw new SettingsError(`${path} is empty: bring back the key of this installation.`);
  return text?.trim();
}

/** Makes a key that survives a power cut, before anything is encrypted under it; another process may be faster. */
async function makeKey(path: string, dataDir: string): Promise<boolean> {
  await mkdir(dataDir, { recursive: true });
  const key = `${randomBytes(KEY_BYTES).toString('base64')}\n`;
  try {
    await writeFile(path, key, { flag: 'wx', mode: OWN_FILE });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  await syncPath(path);
  await syncPath(dataDir);
  return true;
}

function missingKey(path: string): SettingsError {
  return new SettingsError(
    `The keys in the database are encrypted, and ${path} is missing: bring it from the old installation, or set ` +
      'SERVER_KEY or SERVER_KEY_FILE. Several servers on one database need the same key.',
  );
}

/**
 * Reads the installation's keys, encrypted under `SERVER_KEY` or, without that setting, under a key that is made once in a
 * file next to the data. Throws SettingsError where they are encrypted under another key.
 */
export async function openServerKeys(store: KeyStore, settings: KeySettings): Promise<ServerKeys> {
  if (settings.serverKey !== undefined) return loadServerKeys(store, { serverKey: settings.serverKey });
  const path = serverKeyPath(settings);
  const own = await readKey(path);
  if (own !== undefined) return loadServerKeys(store, { serverKey: own, name: path });
  if (await areLocked(store)) throw missingKey(path);
  const isMade = await makeKey(path, settings.dataDir);
  try {
    return await loadServerKeys(store, { serverKey: (await readKey(path)) ?? '', name: path });
  } catch (error) {
    // Another server has encrypted the keys in the meantime: this key is of no use.
    if (!isMade || !(error instanceof SettingsError)) throw error;
    await rm(path);
    throw missingKey(path);
  }
}
