import { createHash, createPublicKey, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { SettingsError } from '../settings/settings.ts';
import { createVault, type Vault } from './vault.ts';

/** Keys of this installation. They are in the database, so that several processes share them. */
export interface ServerKeys {
  /** Signs tokens and digests; 32 bytes. */
  signing: Buffer;
  /** Decrypts secrets: PEM, PKCS#8. */
  encryptionPrivate: string;
  /** PEM, SPKI: what `POST /oapi/auth` gives. */
  encryptionPublic: string;
  /** Short name of the encryption key. */
  kid: string;
}

const RSA_BITS = 4_096;
/** Marks a key that is encrypted under `SERVER_KEY`. */
const LOCKED = 'locked:';

async function newEncryptionKey(): Promise<string> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  return pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Opens keys, with the name of the setting or file that holds the key for them. */
interface Opener {
  vault: Vault;
  name: string;
}

function unlock(stored: string, name: string, opener: Opener): string {
  if (!stored.startsWith(LOCKED)) return stored;
  try {
    return opener.vault.open(stored.slice(LOCKED.length), name);
  } catch (error) {
    throw new SettingsError(
      `${opener.name} is not the one that the keys in the database are encrypted with.`,
      { cause: error },
    );
  }
}

/** Where the keys are stored, by name. */
export interface KeyStore {
  find: (name: string) => Promise<string | undefined>;
  /** Keeps the existing value where another process was faster. */
  insert: (name: string, value: string) => Promise<void>;
  /** Replaces a value, unless it is no longer `from`. */
  replace: (name: string, change: { from: string; to: string }) => Promise<void>;
}

/** Reads and creates keys, which are stored encrypted; plain ones of an older version are encrypted. */
function createKeyring(keys: KeyStore, opener: Opener) {
  const lock = (value: string, name: string) => LOCKED + opener.vault.lock(value, name);

  async function read(name: string): Promise<string | undefined> {
    const stored = await keys.find(name);
    if (stored === undefined) return undefined;
    const value = unlock(stored, name, opener);
    if (stored !== value) return value;
    await keys.replace(name, { from: stored, to: lock(value, name) });
    // Another server may have encrypted this key first, under another one: the next key must stay as it is.
    return read(name);
  }

  return async (name: string, make: () => Promise<string>): Promise<string> => {
    const found = await read(name);
    if (found !== undefined) return found;
    const value = await make();
    await keys.insert(name, lock(value, name));
    return (await read(name)) ?? value;
  };
}

/** Name of the key that is read and encrypted first. */
const FIRST = 'signing';

/** Whether the keys are encrypted already. */
export async function areLocked(store: KeyStore): Promise<boolean> {
  return (await store.find(FIRST))?.startsWith(LOCKED) ?? false;
}

/**
 * Reads the installation's keys, creating them at the very first start, and keeps them encrypted under `serverKey`, which
 * `name` holds. Throws SettingsError where they are encrypted under another one.
 */
export async function loadServerKeys(
  store: KeyStore,
  { serverKey, name = 'SERVER_KEY' }: { serverKey: string; name?: string },
): Promise<ServerKeys> {
  const vault = createVault(Buffer.from(serverKey), 'server-keys');
  const keyOf = createKeyring(store, { vault, name });
  const signing = await keyOf(FIRST, async () => randomBytes(32).toString('base64'));
  const encryptionPrivate = await keyOf('sealing', newEncryptionKey);
  const encryptionPublic = createPublicKey(encryptionPrivate)
    .export({ type: 'spki', format: 'pem' })
    .toString();
  const kid = createHash('sha256').update(encryptionPublic).digest('hex').slice(0, 16);
  return { signing: Buffer.from(signing, 'base64'), encryptionPrivate, encryptionPublic, kid };
}
