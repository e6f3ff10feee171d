import { constants, privateDecrypt, randomBytes } from 'node:crypto';
import { SECRET_SEPARATOR } from '@xiangji/api-client/contract';
import type { ServerKeys } from '../security/serverKeys.ts';
import { keyedDigest, sameText } from '../security/tokens.ts';
import { unixNow } from '../time.ts';
import { CatalogueError } from './errors.ts';

/** How long the nonce of an issued key is valid, seconds. */
const NONCE_LIFETIME = 300;
const RANDOM_LENGTH = 16;
const MAC_LENGTH = 16;

/** An encrypted body: the key's id and one ciphertext for each field. */
export type EncryptedFields<N extends string> = { kid: string } & Record<N, string>;

/** Issues the public key for secrets, and decrypts bodies that are encrypted under it. */
export interface EncryptionKey {
  issue: () => { kid: string; key: string; nonce: string; time: number };
  /** Throws ILLEGAL_REQUEST for a stale key, a replay, or a body that cannot be decrypted. */
  decrypt: <N extends string>(body: EncryptedFields<N>, names: readonly N[]) => Promise<Record<N, string>>;
}

interface Decrypted {
  nonce: string;
  time: number;
  value: string;
}

function nonceMac(keys: ServerKeys, random: string, time: number): string {
  return keyedDigest(keys.signing, `nonce:${random}:${time}`).slice(0, MAC_LENGTH);
}

function decryptField(keys: ServerKeys, name: string, ciphertext: string): Decrypted {
  const plain = privateDecrypt(
    { key: keys.encryptionPrivate, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(ciphertext, 'base64'),
  );
  const text = new TextDecoder('utf-8', { fatal: true }).decode(plain);
  const [field, nonce, time, ...value] = text.split(SECRET_SEPARATOR);
  if (field !== name || nonce === undefined || time === undefined)
    throw new Error('not encrypted for this field');
  return { nonce, time: Number(time), value: value.join(SECRET_SEPARATOR) };
}

function isOurs(keys: ServerKeys, { nonce, time }: Decrypted): boolean {
  const random = nonce.slice(0, RANDOM_LENGTH);
  const fresh = Math.abs(unixNow() - time) <= NONCE_LIFETIME;
  return fresh && sameText(nonce.slice(RANDOM_LENGTH), nonceMac(keys, random, time));
}

/** Remembers a nonce until `expires` (Unix seconds); false where it was used before. */
export type UseNonce = (nonce: string, expires: number) => Promise<boolean>;

/** Secrets come RSA-encrypted (spec §7 'Secrets are sent RSA-encrypted with a public key fetched first'). */
export function createEncryptionKey(keys: ServerKeys, useNonce: UseNonce): EncryptionKey {
  const refuse = (cause?: unknown) =>
    new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'seal' }, cause });
  return {
    issue() {
      const time = unixNow();
      const random = randomBytes(RANDOM_LENGTH).toString('base64url').slice(0, RANDOM_LENGTH);
      return {
        kid: keys.kid,
        key: keys.encryptionPublic,
        nonce: random + nonceMac(keys, random, time),
        time,
      };
    },
    async decrypt(body, names) {
      // A body without a key id is either encrypted under the current key or cannot be decrypted.
      if (body.kid !== '' && body.kid !== keys.kid) throw refuse();
      let fields: Decrypted[];
      try {
        fields = names.map((name) => decryptField(keys, name, body[name]));
      } catch (cause) {
        throw refuse(cause);
      }
      const [first] = fields;
      if (!first || fields.some((part) => part.nonce !== first.nonce || !isOurs(keys, part))) throw refuse();
      if (!(await useNonce(first.nonce, unixNow() + 2 * NONCE_LIFETIME))) throw refuse();
      const values = names.map((name, index) => [name, fields[index]?.value ?? '']);
      return Object.fromEntries(values);
    },
  };
}
