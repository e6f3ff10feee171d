import { constants, privateDecrypt, randomBytes } from 'node:crypto';
import { SEAL_SEPARATOR } from '@xiangji/api-client/contract';
import type { Db } from '../db/connect.ts';
import { CatalogueError } from '../plugins/errors.ts';
import { unixNow } from '../time.ts';
import type { ServerKeys } from './serverKeys.ts';
import { keyedDigest, sameText } from './tokens.ts';

/** A sealing key is answered with a nonce that is good for this long, in seconds. */
const NONCE_LIFETIME = 300;
const RANDOM_LENGTH = 16;
const MAC_LENGTH = 16;

/** What a sealed body looks like: the key's id and one ciphertext a field. */
export type SealedFields<N extends string> = { kid: string } & Record<N, string>;

/** Issues sealing keys and opens what was sealed under them. */
export interface Sealer {
  issue: () => { kid: string; key: string; nonce: string; time: number };
  /** Throws ILLEGAL_REQUEST for a stale key, a replay, or anything that does not open. */
  open: <N extends string>(sealed: SealedFields<N>, names: readonly N[]) => Promise<Record<N, string>>;
}

interface Opened {
  nonce: string;
  time: number;
  value: string;
}

function nonceMac(keys: ServerKeys, random: string, time: number): string {
  return keyedDigest(keys.signing, `nonce:${random}:${time}`).slice(0, MAC_LENGTH);
}

function openOne(keys: ServerKeys, name: string, ciphertext: string): Opened {
  const plain = privateDecrypt(
    { key: keys.sealingPrivate, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(ciphertext, 'base64'),
  );
  const text = new TextDecoder('utf-8', { fatal: true }).decode(plain);
  const [field, nonce, time, ...value] = text.split(SEAL_SEPARATOR);
  if (field !== name || nonce === undefined || time === undefined)
    throw new Error('not sealed for this field');
  return { nonce, time: Number(time), value: value.join(SEAL_SEPARATOR) };
}

function isOurs(keys: ServerKeys, { nonce, time }: Opened): boolean {
  const random = nonce.slice(0, RANDOM_LENGTH);
  const fresh = Math.abs(unixNow() - time) <= NONCE_LIFETIME;
  return fresh && sameText(nonce.slice(RANDOM_LENGTH), nonceMac(keys, random, time));
}

async function useOnce(db: Db, nonce: string): Promise<boolean> {
  const result = await db
    .insertInto('used_nonces')
    .values({ nonce, expires: unixNow() + 2 * NONCE_LIFETIME })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** The door for secrets (spec §7 'Secrets are sent RSA-encrypted with a public key fetched first'). */
export function createSealer(db: Db, keys: ServerKeys): Sealer {
  const refuse = (cause?: unknown) =>
    new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'seal' }, cause });
  return {
    issue() {
      const time = unixNow();
      const random = randomBytes(RANDOM_LENGTH).toString('base64url').slice(0, RANDOM_LENGTH);
      return { kid: keys.kid, key: keys.sealingPublic, nonce: random + nonceMac(keys, random, time), time };
    },
    async open(sealed, names) {
      // A body without a key's id was sealed under the present one, or does not open.
      if (sealed.kid !== '' && sealed.kid !== keys.kid) throw refuse();
      let opened: Opened[];
      try {
        opened = names.map((name) => openOne(keys, name, sealed[name]));
      } catch (cause) {
        throw refuse(cause);
      }
      const [first] = opened;
      if (!first || opened.some((part) => part.nonce !== first.nonce || !isOurs(keys, part))) throw refuse();
      if (!(await useOnce(db, first.nonce))) throw refuse();
      const values = names.map((name, index) => [name, opened[index]?.value ?? '']);
      return Object.fromEntries(values);
    },
  };
}
