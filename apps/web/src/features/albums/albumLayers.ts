/** The dialogs that stand over the album list; each is closed by the browser's back button too. */
export const ALBUM_LAYERS = [
  'create',
  'createSet',
  'sort',
  'arrange',
  'openOnDevice',
  'rename',
  'edit',
  'move',
  'share',
  'remove',
] as const;

export type AlbumLayer = (typeof ALBUM_LAYERS)[number];
