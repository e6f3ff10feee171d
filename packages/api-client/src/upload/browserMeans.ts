import type { Visits } from './uploadJournal.ts';

const LOCK = 'xiangji-upload-';
const SHARE_OF_ROOM = 0.5;

/** Visits by the browser's own locks, which end with their page; where it has none nobody can tell. */
export const browserVisits: Visits = {
  begin(visit) {
    const forever = () => new Promise<never>(() => undefined);
    void navigator.locks?.request(LOCK + visit, forever).catch(() => undefined);
  },
  async living() {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
  },
};

/** Bytes that the browser would keep for us, with room left for others. */
export async function browserRoom(): Promise<number> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return (quota - usage) * SHARE_OF_ROOM;
}
