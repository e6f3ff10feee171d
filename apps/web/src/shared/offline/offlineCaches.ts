/** Names of the caches that the service worker and the application share. */
export const CACHES = {
  pages: 'xiangji-pages',
  replies: 'xiangji-replies',
  thumbnails: 'xiangji-thumbnails',
  sharedFiles: 'xiangji-shared-files',
} as const;
