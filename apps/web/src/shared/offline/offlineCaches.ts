/** Names of the caches that the service worker and the application share. */
export const CACHES = {
  pages: 'xiangji-pages',
  replies: 'xiangji-replies',
  thumbnails: 'xiangji-thumbnails',
  /** Files of which it is not known who sent them. */
  offeredFiles: 'xiangji-offered-files',
  sharedFiles: 'xiangji-shared-files',
} as const;

/** Copies of one account's data, shown without a network. */
export const OF_ACCOUNT = [CACHES.pages, CACHES.replies, CACHES.thumbnails];

/** The longest time for which a copy is shown, seconds. */
export const KEPT_SECONDS = 7 * 86_400;
