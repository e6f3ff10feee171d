import { JOURNAL_NAME } from './journalName.ts';

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Whether an upload of this user may be unfinished in this browser. Reads the journal itself, since a flag in local storage is
 * written too late for a crash; without the journal's code, since hardly any visit needs that.
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
    // Private windows may have no journal at all.
    return false;
  }
}

/**
 * Deletes the journal with the files in it. Open connections close themselves on request, so that nothing is written to it
 * afterwards.
 */
export async function deleteUploadJournal(): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(JOURNAL_NAME);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}
