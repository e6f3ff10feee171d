import type { User } from '../db/schema.ts';
import { createGenerations } from '../generations.ts';
import type { JsonText } from './JsonText.ts';

/** Bytes kept of each of two generations. */
const MOST_BYTES = 16_777_216;

interface Kept {
  version: number;
  /** One of our own; whoever asks gets another. */
  reply: JsonText<unknown>;
}

/**
 * Replies about a library, kept as long as it stands as it is: `users.version`, which comes with the session of each
 * request, grows in the transaction of every change, on whichever server. `key` says all that a reply depends on beside
 * the library and the account's orders.
 */
export function createKeptReplies() {
  const replies = createGenerations<Kept>({ most: MOST_BYTES, sizeOf: ({ reply }) => reply.size });

  return async <Data>(
    user: Pick<User, 'id' | 'version' | 'file_order' | 'folder_order'>,
    key: string,
    make: () => Promise<JsonText<Data>>,
  ): Promise<JsonText<Data>> => {
    const { version } = user;
    const name = `${user.id} ${user.file_order} ${user.folder_order} ${key}`;
    const kept = replies.get(name);
    if (kept?.version === version) return (kept.reply as JsonText<Data>).another();
    // What is read now is at least as new as the version.
    const reply = await make();
    // In the place of the one before, or of one that another request has meanwhile put there.
    replies.get(name)?.reply.letGo?.();
    replies.set(name, { version, reply: reply.another() });
    return reply;
  };
}

export type KeptReplies = ReturnType<typeof createKeptReplies>;
