import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;
const KEY = 32;

/** Short secrets that a user must be able to see again: encrypted under the server's key (AES-256-GCM). */
export interface Vault {
  /** `subject` names the owner of the secret: it cannot be decrypted for another one. */
  lock: (secret: string, subject: string) => string;
  /** Throws where the text was not encrypted here for this subject. */
  open: (locked: string, subject: string) => string;
}

/** A secret of one `purpose` is not valid for another. */
export function createVault(signingKey: Buffer, purpose: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', `vault:${purpose}`, KEY));
  return {
    lock(secret, subject) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
      cipher.setAAD(Buffer.from(subject));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(locked, subject) {
      const bytes = Buffer.from(locked, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAAD(Buffer.from(subject));
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
    },
  };
}
