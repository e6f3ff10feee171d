import { SECRET_SEPARATOR } from './contract/secretSeparator.ts';

/** The reply of `POST /oapi/auth`: a public key, its id, and a nonce for one use. */
export interface EncryptionKey {
  /** Id of the key. */
  kid: string;
  /** PEM, SPKI. */
  key: string;
  /** A random value, valid for one use. */
  nonce: string;
  /** The server's clock, Unix seconds. */
  time: number;
}

type Subtle = typeof crypto.subtle;
type Encrypt = (plain: Uint8Array<ArrayBuffer>) => Promise<string>;

/** OAEP with SHA-256 under a 4096-bit key leaves room for this many bytes. */
const MAX_BYTES = 512 - 2 * 32 - 2;
const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };

const toByteString = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

async function createWebCryptoEncrypt(pem: string, subtle: Subtle): Promise<Encrypt> {
  const der = Uint8Array.from(atob(pem.replace(/-----[^-]+-----|\s/g, '')), (char) => char.charCodeAt(0));
  const key = await subtle.importKey('spki', der, ALGORITHM, false, ['encrypt']);
  return async (plain) => btoa(toByteString(new Uint8Array(await subtle.encrypt(ALGORITHM, key, plain))));
}

/** Loaded only by pages over plain http, where browsers disable WebCrypto. */
async function createJsEncrypt(pem: string): Promise<Encrypt> {
  const { JSEncrypt } = await import('jsencrypt');
  const cipher = new JSEncrypt();
  cipher.setPublicKey(pem);
  return async (plain) => {
    // It works on characters and silently corrupts any above 255: one character per byte.
    const encrypted = cipher.encryptOAEP(toByteString(plain));
    if (!encrypted) throw new TypeError('The encryption key is not a public key');
    return encrypted;
  };
}

/**
 * Encrypts each secret on its own with RSA-OAEP-SHA256 (spec §7 'Secrets are sent RSA-encrypted').
 * Rejects with RangeError where a secret is longer than a ciphertext can hold.
 */
export async function encryptSecrets<const F extends Readonly<Record<string, string>>>(
  key: EncryptionKey,
  fields: F,
): Promise<{ kid: string } & { [N in keyof F]: string }> {
  const subtle: Subtle | undefined = globalThis.crypto?.subtle;
  const encrypt = subtle ? await createWebCryptoEncrypt(key.key, subtle) : await createJsEncrypt(key.key);
  const encrypted = Object.entries(fields).map(async ([name, value]) => {
    const parts = [name, key.nonce, String(key.time), value];
    const plain = new TextEncoder().encode(parts.join(SECRET_SEPARATOR));
    if (plain.length > MAX_BYTES) throw new RangeError(`${name} is too long to be encrypted`);
    return [name, await encrypt(plain)];
  });
  return { kid: key.kid, ...Object.fromEntries(await Promise.all(encrypted)) };
}
