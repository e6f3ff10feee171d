import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * Up to this size (bytes), the digest of the browser gets the whole file at once. This is ten times as fast, but needs
 * the whole file in memory for a moment.
 */
const WHOLE_UP_TO = 33_554_432;

/**
 * Returns the SHA-256 of a file as 64 lower-case hexadecimal digits. A long file, and any file on a page over plain
 * http, is streamed, so that memory does not grow with its size. Call it in a worker.
 */
export async function hashBlob(blob: Blob): Promise<string> {
  // Browsers disable `subtle` on pages over plain http, although its type is not optional.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle && blob.size <= WHOLE_UP_TO) {
    return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', await blob.arrayBuffer())));
  }
  const hash = sha256.create();
  const reader = blob.stream().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) hash.update(read.value);
  return bytesToHex(hash.digest());
}
