import { SECRET_SEPARATOR } from './contract/secretSeparator.ts';

/** The reply of `POST /oapi/auth`: a public key, its id, and a nonce that is valid for one use. */
export interface EncryptionKey {
  /** Id of the key. */
  kid: string;
  /** The public key in PEM format (SPKI). */
  key: string;
  /** A random value, valid for one use. */
  nonce: string;
  /** Time of the server, in Unix seconds. */
  time: number;
}

type Subtle = typeof crypto.subtle;
type Encrypt = (plain: Uint8Array<ArrayBuffer>) => Promise<string>;

/** Maximum number of bytes that OAEP with SHA-256 and a 4096-bit key can encrypt. */
const MAX_BYTES = 512 - 2 * 32 - 2;
const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };

const toByteString = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

async function createWebCryptoEncrypt(pem: string, subtle: Subtle): Promise<Encrypt> {
  const der = Uint8Array.from(atob(pem.replace(/-----[^-]+-----|\s/g, '')), (char) => char.charCodeAt(0));
  const key = await subtle.importKey('spki', der, ALGORITHM, false, ['encrypt']);
  return async (plain) => btoa(toByteString(new Uint8Array(await subtle.encrypt(ALGORITHM, key, plain))));
}

/** Loads the encryption in JavaScript. Only pages over plain http need it, because browsers disable WebCrypto there. */
async function createJsEncrypt(pem: string): Promise<Encrypt> {
  const { JSEncrypt } = await import('jsencrypt');
  const cipher = new JSEncrypt();
  cipher.setPublicKey(pem);
  return async (plain) => {
    // The library works on characters and silently corrupts characters above 255, so each byte is passed as one
    // character.
    const encrypted = cipher.encryptOAEP(toByteString(plain));
    if (!encrypted) throw new TypeError('The encryption key is not a public key');
    return encrypted;
  };
}

/**
 * Encrypts each secret separately with RSA-OAEP-SHA256 (spec §7 'Secrets are sent RSA-encrypted'). Rejects with a
 * RangeError if a secret is too long for a ciphertext.
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
