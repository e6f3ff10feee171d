import { LRUCache } from 'lru-cache';
import type { User } from '../db/schema.ts';
import type { SerializedReply } from './SerializedReply.ts';

const MAX_BYTES = 33_554_432;

interface Entry {
  version: number;
  reply: SerializedReply<unknown>;
}

/**
 * Replies about a library, valid while `users.version` is unchanged: the session of each request carries it, and
 * every change increments it in its transaction, on any server. `key` names everything else that a reply depends on,
 * besides the account and its orders.
 */
export function createResponseCache() {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ reply }) => reply.bytes.length,
  });

  return async <Data>(
    user: Pick<User, 'id' | 'version' | 'file_order' | 'folder_order'>,
    key: string,
    make: () => Promise<SerializedReply<Data>>,
  ): Promise<SerializedReply<Data>> => {
    const { version } = user;
    const name = `${user.id} ${user.file_order} ${user.folder_order} ${key}`;
    const cached = entries.get(name);
    if (cached?.version === version) return cached.reply as SerializedReply<Data>;
    // The reply is read after the version, so it is at least as new.
    const reply = await make();
    entries.set(name, { version, reply });
    return reply;
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
