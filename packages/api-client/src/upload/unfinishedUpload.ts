import { JOURNAL_NAME } from './journalName.ts';

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Returns whether an upload of this user may be unfinished in this browser. It reads the journal itself, because after
 * a crash a flag in local storage may be missing. It does not load the code of the journal, because few visits need it.
 */
export async function hasUnfinishedUpload(user: string): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === JOURNAL_NAME)) return false;
    const db = await answerOf(indexedDB.open(JOURNAL_NAME));
    try {
      return (await answerOf(db.transaction('entries').objectStore('entries').index('user').count(user))) > 0;
    } finally {
      db.close();
    }
  } catch {
    // In private windows there may be no journal.
    return false;
  }
}

/**
 * Deletes the journal with its files. Open connections close on request, so that nothing is written to it afterwards.
 */
export async function deleteUploadJournal(): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(JOURNAL_NAME);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}
