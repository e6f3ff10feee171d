import { createHash, createPublicKey, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Db } from '../db/connect.ts';

/** Keys of this installation. They live in the database, so that several processes share them. */
export interface ServerKeys {
  /** Signs tokens and digests; 32 bytes. */
  signing: Buffer;
  /** Opens sealed secrets: PEM, PKCS#8. */
  sealingPrivate: string;
  /** PEM, SPKI: what `POST /oapi/auth` gives. */
  sealingPublic: string;
  /** Short name of the sealing key. */
  kid: string;
}

const RSA_BITS = 4_096;

async function newSealingKey(): Promise<string> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  return pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

async function keep(db: Db, name: string, make: () => Promise<string>): Promise<string> {
  const find = () => db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst();
  const found = await find();
  if (found) return found.value;
  const value = await make();
  // Another process may have been faster: whoever wrote first is right.
  await db
    .insertInto('server_keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await find())?.value ?? value;
}

/** Reads the installation's keys, making them at the very first start. */
export async function loadServerKeys(db: Db): Promise<ServerKeys> {
  const signing = await keep(db, 'signing', async () => randomBytes(32).toString('base64'));
  const sealingPrivate = await keep(db, 'sealing', newSealingKey);
  const sealingPublic = createPublicKey(sealingPrivate).export({ type: 'spki', format: 'pem' }).toString();
  const kid = createHash('sha256').update(sealingPublic).digest('hex').slice(0, 16);
  return { signing: Buffer.from(signing, 'base64'), sealingPrivate, sealingPublic, kid };
}
