import {
  browserPages,
  browserRoom,
  createUploadJournal,
  createUploadQueue,
  deferJournal,
  drawPoster,
  openIndexedDbStorage,
  uploadFile,
} from '@xiangji/api-client/upload';
import { api } from '../../shared/api/api.ts';
import { uploadAccessOf } from '../../shared/models/upload.ts';
import { fileWorker } from './fileWorker.ts';
import type { UploadEngine } from './QueueContext.ts';

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
    journal: deferJournal(opening),
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
