const SHA256 = /^[0-9a-f]{64}$/;

function shardedPath(sha256: string): string {
  if (!SHA256.test(sha256)) {
    throw new TypeError('A content hash is 64 lower-case hexadecimal digits');
  }
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}

/** The key of the original with this sha256: `originals/ab/cd/<sha256>`. */
export function originalKey(sha256: string): string {
  return `originals/${shardedPath(sha256)}`;
}

/** The prefix of every rendition of one original, for `BlobStore.list`. */
export function renditionPrefix(sha256: string): string {
  return `renditions/${shardedPath(sha256)}`;
}

/** The key of one rendition, e.g. name `w480.webp`: `renditions/ab/cd/<sha256>/w480.webp`. */
export function renditionKey(sha256: string, name: string): string {
  return `${renditionPrefix(sha256)}/${name}`;
}

/** The content hash in the key of an original or of a rendition; undefined for every other key. */
export function hashOfKey(key: string): string | undefined {
  const sha256 = key.split('/')[3] ?? '';
  if (!SHA256.test(sha256)) return undefined;
  const isKnown = key === originalKey(sha256) || key.startsWith(`${renditionPrefix(sha256)}/`);
  return isKnown ? sha256 : undefined;
}
