import type { User } from '../db/schema.ts';
import { JsonText } from './JsonText.ts';

/** Bytes kept of each of two generations. */
const MOST_BYTES = 16_777_216;

/**
 * Replies about a library, kept as long as it stands as it is: `users.version`, which comes with the session of each
 * request, grows in the transaction of every change, on whichever server. `key` says all that a reply depends on beside
 * the library and the account's orders.
 * What is not asked for again is forgotten with its generation.
 */
export function createKeptReplies() {
  let young = new Map<string, JsonText<unknown>>();
  let old = new Map<string, JsonText<unknown>>();
  let bytes = 0;

  function keep(name: string, reply: JsonText<unknown>): void {
    young.set(name, reply);
    bytes += reply.bytes.length;
    if (bytes < MOST_BYTES) return;
    [old, young, bytes] = [young, new Map(), 0];
  }

  return async <Data>(
    user: Pick<User, 'id' | 'version' | 'file_order' | 'folder_order'>,
    key: string,
    make: () => Promise<string>,
  ): Promise<JsonText<Data>> => {
    const name = `${user.id} ${user.version} ${user.file_order} ${user.folder_order} ${key}`;
    const kept = young.get(name) ?? old.get(name);
    if (kept && young.has(name)) return kept as JsonText<Data>;
    // What is read now is at least as new as the version.
    const reply = kept ?? new JsonText<Data>(await make());
    keep(name, reply);
    return reply as JsonText<Data>;
  };
}

export type KeptReplies = ReturnType<typeof createKeptReplies>;
