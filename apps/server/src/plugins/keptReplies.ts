import type { User } from '../db/schema.ts';
import { createGenerations } from '../generations.ts';
import { JsonText } from './JsonText.ts';

/** Bytes kept of each of two generations. */
const MOST_BYTES = 16_777_216;

/**
 * Replies about a library, kept as long as it stands as it is: `users.version`, which comes with the session of each
 * request, grows in the transaction of every change, on whichever server. `key` says all that a reply depends on beside
 * the library and the account's orders.
 */
export function createKeptReplies() {
  const replies = createGenerations<JsonText<unknown>>({
    most: MOST_BYTES,
    sizeOf: ({ bytes }) => bytes.length,
  });

  return async <Data>(
    user: Pick<User, 'id' | 'version' | 'file_order' | 'folder_order'>,
    key: string,
    make: () => Promise<string | readonly Uint8Array[]>,
  ): Promise<JsonText<Data>> => {
    const name = `${user.id} ${user.version} ${user.file_order} ${user.folder_order} ${key}`;
    const kept = replies.get(name);
    if (kept) return kept as JsonText<Data>;
    // What is read now is at least as new as the version.
    const reply = new JsonText<Data>(await make());
    replies.set(name, reply);
    return reply;
  };
}

export type KeptReplies = ReturnType<typeof createKeptReplies>;
