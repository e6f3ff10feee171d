import {
  browserPages,
  browserRoom,
  createUploadJournal,
  createUploadQueue,
  drawPoster,
  openIndexedDbStorage,
  type QueueJournal,
  type UploadJournal,
  uploadFile,
} from '@xiangji/api-client/upload';
import { api } from '../../shared/api/api.ts';
import { uploadAccessOf } from '../../shared/models/upload.ts';
import { fileWorker } from './fileWorker.ts';
import type { UploadEngine } from './QueueContext.ts';

/** The journal opens while files are already being added; without a journal nothing is stored. */
function later(journal: Promise<UploadJournal | undefined>): QueueJournal {
  const notify = (act: (opened: UploadJournal) => void) =>
    void journal.then((opened) => opened && act(opened));
  return {
    added: (items) => notify((opened) => opened.added(items)),
    hashed: (key, sha256) => notify((opened) => opened.hashed(key, sha256)),
    gone: (keys) => notify((opened) => opened.gone(keys)),
  };
}

/** All parts of one user's uploads in this tab. */
export function createEngine(user: string): UploadEngine {
  const opening = openIndexedDbStorage().then(
    (storage) => createUploadJournal({ storage, user, openPages: browserPages, room: browserRoom }),
    () => undefined,
  );
  const newAlbums: UploadEngine['newAlbums'] = new Map();
  const queue = createUploadQueue({
    send: uploadFile,
    onDone: ({ target: { id } }) => void (newAlbums.has(id) && newAlbums.set(id, 'filled')),
    fetchToken: async () => uploadAccessOf(await api.account.uploadToken()),
    check: async (albumId, files) =>
      (await api.uploads.check({ body: { pid: albumId, files: [...files] } })).list,
    hash: fileWorker.hash,
    drawPoster,
    webp: () => true,
    journal: later(opening),
  });
  return {
    queue,
    newAlbums,
    left: async () => (await opening)?.left(),
    async resume() {
      const { items = [], missing = 0 } = (await (await opening)?.resume()) ?? {};
      queue.restore(items);
      return missing;
    },
    discard: async () => (await opening)?.discard(),
  };
}
