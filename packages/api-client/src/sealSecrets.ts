import { SEAL_SEPARATOR } from './contract/seal.ts';

/** What `POST /oapi/auth` answers: a public key, its id, and a nonce good for one use. */
export interface SealingKey {
  kid: string;
  /** PEM, SPKI. */
  key: string;
  nonce: string;
  /** The server's clock, Unix seconds. */
  time: number;
}

/** OAEP with SHA-256 under a 4096-bit key leaves room for this many bytes. */
const MAX_BYTES = 512 - 2 * 32 - 2;

/**
 * jsencrypt works on characters and silently corrupts any above 255, so the text goes in as one character a byte.
 */
function toByteString(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

/**
 * Seals each secret on its own with RSA-OAEP-SHA256 (spec §7 'Secrets are sent RSA-encrypted').
 * Throws RangeError where a secret is longer than a ciphertext can hold.
 */
export async function sealSecrets<const F extends Readonly<Record<string, string>>>(
  key: SealingKey,
  fields: F,
): Promise<{ kid: string } & { [N in keyof F]: string }> {
  // Loaded when a form is submitted, not with the page.
  const { JSEncrypt } = await import('jsencrypt');
  const cipher = new JSEncrypt();
  cipher.setPublicKey(key.key);
  const sealed = Object.entries(fields).map(([name, value]) => {
    const plain = toByteString([name, key.nonce, String(key.time), value].join(SEAL_SEPARATOR));
    const result = plain.length <= MAX_BYTES && cipher.encryptOAEP(plain);
    if (!result) throw new RangeError(`${name} is too long to be sealed`);
    return [name, result];
  });
  return { kid: key.kid, ...Object.fromEntries(sealed) };
}
