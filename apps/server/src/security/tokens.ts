import { createHash, createHmac, hash, randomBytes, randomUUIDv7, timingSafeEqual } from 'node:crypto';

/** A new id: 32 hex digits that sort by creation time. */
export function newId(): string {
  return randomUUIDv7().replaceAll('-', '');
}

/** Whether a text has the form of an id. Other texts may hold characters that PostgreSQL refuses to compare. */
export function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

/** An unguessable value for a cookie or a link: 256 bits, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function sha256(text: string): string {
  return hash('sha256', text);
}

function mac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest();
  const right = createHash('sha256').update(b).digest();
  return timingSafeEqual(left, right);
}

/** Keyed digest of a short secret (a mailed code), so that a copy of the table does not reveal it. */
export function keyedDigest(key: Buffer, text: string): string {
  return mac(key, text).toString('base64url');
}

/** Signs a small object: `base64url(JSON).mac`. A token of one `purpose` is not valid for another. */
export function signToken(key: Buffer, purpose: string, payload: object): string {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${body}.${mac(key, `${purpose}:${body}`).toString('base64url')}`;
}

/** The object of a token that this server signed for this purpose, or undefined. */
export function readToken(key: Buffer, purpose: string, token: string): unknown {
  const [body, signature, ...rest] = token.split('.');
  if (!body || !signature || rest.length > 0) return undefined;
  if (!sameText(signature, mac(key, `${purpose}:${body}`).toString('base64url'))) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
}
