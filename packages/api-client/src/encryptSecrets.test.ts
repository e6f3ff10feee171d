import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SECRET_SEPARATOR } from './contract/secretSeparator.ts';
import { type EncryptionKey, encryptSecrets } from './encryptSecrets.ts';

const pair = generateKeyPairSync('rsa', {
  modulusLength: 4096,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const key: EncryptionKey = { kid: 'k1', key: pair.publicKey, nonce: 'n'.repeat(32), time: 1_700_000_000 };

function open(encrypted: string): string[] {
  const plain = privateDecrypt(
    { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(encrypted, 'base64'),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(plain).split(SECRET_SEPARATOR);
}

afterEach(() => void vi.unstubAllGlobals());

/** A page over plain http has random numbers but no `subtle`. */
const INSECURE = { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) };

describe('encryptSecrets without WebCrypto', () => {
  it('encrypts the same, by jsencrypt', async () => {
    vi.stubGlobal('crypto', INSECURE);
    const encrypted = await encryptSecrets(key, { password: '密码 ÿ\u0000' });
    expect(open(encrypted.password)).toEqual(['password', key.nonce, '1700000000', '密码 ÿ\u0000']);
    await expect(encryptSecrets({ ...key, key: 'nonsense' }, { password: 'x' })).rejects.toThrow();
  });
});

describe('encryptSecrets', () => {
  it('carries any text unharmed, with the field, the nonce and the time', async () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 60 })
      .filter((value) => !value.includes(SECRET_SEPARATOR));
    await fc.assert(
      fc.asyncProperty(text, async (password) => {
        const encrypted = await encryptSecrets(key, { password });
        expect(encrypted.kid).toBe('k1');
        expect(open(encrypted.password)).toEqual(['password', key.nonce, '1700000000', password]);
      }),
      { seed: 20261121, numRuns: 100 },
    );
  });

  it('encrypts each secret separately, and never twice with the same result', async () => {
    const encrypted = await encryptSecrets(key, { email: 'a@例子.com', password: '密码' });
    expect(open(encrypted.email).at(-1)).toBe('a@例子.com');
    expect(open(encrypted.password).at(-1)).toBe('密码');
    expect((await encryptSecrets(key, { password: '密码' })).password).not.toBe(encrypted.password);
  });

  it('counts bytes, not characters: refuses a secret that does not fit instead of cutting it', async () => {
    const head = ['password', key.nonce, String(key.time), ''].join(SECRET_SEPARATOR).length;
    const space = 446 - head;
    expect(open((await encryptSecrets(key, { password: 'x'.repeat(space) })).password).at(-1)).toHaveLength(
      space,
    );
    await expect(encryptSecrets(key, { password: 'x'.repeat(space + 1) })).rejects.toThrow(RangeError);
    await expect(encryptSecrets(key, { password: '密'.repeat(Math.ceil((space + 1) / 3)) })).rejects.toThrow(
      /password/,
    );
  });

  it('refuses an invalid key', async () => {
    await expect(encryptSecrets({ ...key, key: 'nonsense' }, { password: 'x' })).rejects.toThrow();
  });
});
