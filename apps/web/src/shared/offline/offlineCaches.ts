/** Names of the caches that the service worker and the application share. */
export const CACHES = {
  pages: 'xiangji-pages',
  replies: 'xiangji-replies',
  thumbnails: 'xiangji-thumbnails',
  /** Files of which it is not known who sent them. */
  offeredFiles: 'xiangji-offered-files',
  sharedFiles: 'xiangji-shared-files',
} as const;

/** Copies of an account's data that were made in one session, shown without a network. */
const OF_SESSION = [CACHES.pages, CACHES.replies, CACHES.thumbnails];

/** The longest time for which a copy is shown, seconds. */
export const KEPT_SECONDS = 7 * 86_400;

async function drop(names: readonly string[]): Promise<void> {
  // Plain http has no caches.
  if (!('caches' in globalThis)) return;
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes the copies of a session that has ended. */
export const dropOfflineCopies = () => drop(OF_SESSION);

/** Deletes these copies, and files that were to be uploaded. */
export const dropCaches = () => drop(Object.values(CACHES));
