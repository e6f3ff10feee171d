import type { OpenPages } from './uploadJournal.ts';

const LOCK = 'xiangji-upload-';
const SHARE_OF_FREE_BYTES = 0.5;

/** Tracks open pages by Web Locks, which end with their page. Without Web Locks, open pages are unknown. */
export const browserPages: OpenPages = {
  begin(pageId) {
    const forever = () => new Promise<never>(() => undefined);
    void navigator.locks?.request(LOCK + pageId, forever).catch(() => undefined);
  },
  async openIds() {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
  },
};

/** Returns the number of bytes that can be stored in this browser, with some space left for other data. */
export async function browserFreeBytes(): Promise<number> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return (quota - usage) * SHARE_OF_FREE_BYTES;
}
