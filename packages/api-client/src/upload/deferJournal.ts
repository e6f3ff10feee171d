import type { QueueJournal } from './assembleQueue.ts';
import type { UploadJournal } from './uploadJournal.ts';

/**
 * Returns a journal that accepts files while the real journal is still opening. If it resolves to `undefined`, nothing
 * is stored.
 */
export function deferJournal(opening: Promise<UploadJournal | undefined>): QueueJournal {
  const notify = (act: (opened: UploadJournal) => void) =>
    void opening.then((opened) => opened && act(opened));
  return {
    added: (items) => notify((opened) => opened.added(items)),
    hashed: (key, sha256) => notify((opened) => opened.hashed(key, sha256)),
    gone: (keys) => notify((opened) => opened.gone(keys)),
  };
}
