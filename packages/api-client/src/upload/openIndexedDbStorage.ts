import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { JOURNAL_NAME } from './journalName.ts';
import type { JournalEntry, StoredContent, UploadStorage } from './uploadStorage.ts';

interface Schema extends DBSchema {
  entries: { key: string; value: JournalEntry; indexes: { user: string } };
  contents: { key: string; value: StoredContent };
}

const VERSION = 1;

/** Opens the journal of uploads in the IndexedDB of the browser. Rejects if there is no IndexedDB. */
export async function openIndexedDbStorage(): Promise<UploadStorage> {
  const db: IDBPDatabase<Schema> = await openDB<Schema>(JOURNAL_NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('entries', { keyPath: 'key' }).createIndex('user', 'user');
      fresh.createObjectStore('contents');
    },
    // Another page has a newer version of the database and continues with it.
    blocking: () => db.close(),
  });
  return {
    async entries(user) {
      const found = await db.getAllFromIndex('entries', 'user', user);
      return found.toSorted((a, b) => a.added - b.added || a.place - b.place);
    },
    async put(entries) {
      const trx = db.transaction('entries', 'readwrite');
      await Promise.all([...entries.map((entry) => trx.store.put(entry)), trx.done]);
    },
    async patch(changes) {
      const trx = db.transaction('entries', 'readwrite');
      const each = Array.from(changes, async ([key, change]) => {
        const entry = await trx.store.get(key);
        if (entry) await trx.store.put({ ...entry, ...change });
      });
      await Promise.all([...each, trx.done]);
    },
    async remove(keys) {
      const trx = db.transaction(['entries', 'contents'], 'readwrite');
      const gone = keys.flatMap((key) => [
        trx.objectStore('entries').delete(key),
        trx.objectStore('contents').delete(key),
      ]);
      await Promise.all([...gone, trx.done]);
    },
    async keep(contents) {
      const trx = db.transaction('contents', 'readwrite');
      await Promise.all([...contents.map(([key, content]) => trx.store.put(content, key)), trx.done]);
    },
    content: (key) => db.get('contents', key),
  };
}
