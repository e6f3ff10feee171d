import type { OpenPages } from './uploadJournal.ts';

const LOCK = 'xiangji-upload-';
const SHARE_OF_ROOM = 0.5;

/** Open pages by Web Locks, which end with their page. Without Web Locks they are unknown. */
export const browserPages: OpenPages = {
  begin(pageId) {
    const forever = () => new Promise<never>(() => undefined);
    void navigator.locks?.request(LOCK + pageId, forever).catch(() => undefined);
  },
  async living() {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
  },
};

/** Bytes that the browser would store for us, with some space left for others. */
export async function browserRoom(): Promise<number> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return (quota - usage) * SHARE_OF_ROOM;
}
