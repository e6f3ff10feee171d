import type { QueueJournal } from './assembleQueue.ts';
import type { UploadJournal } from './uploadJournal.ts';

/** A journal for a queue that takes files while it still opens; without one (`undefined`) nothing is stored. */
export function deferJournal(opening: Promise<UploadJournal | undefined>): QueueJournal {
  const notify = (act: (opened: UploadJournal) => void) =>
    void opening.then((opened) => opened && act(opened));
  return {
    added: (items) => notify((opened) => opened.added(items)),
    hashed: (key, sha256) => notify((opened) => opened.hashed(key, sha256)),
    gone: (keys) => notify((opened) => opened.gone(keys)),
  };
}
