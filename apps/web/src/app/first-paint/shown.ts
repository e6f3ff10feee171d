import type { File, Folder } from '@xiangji/api-client/contract';

/** The public facts of a share. */
export interface SharePreview {
  name: string;
  count: number;
  cover: { jpeg: string; webp: readonly (readonly [width: number, path: string])[] } | undefined;
}

/** The first screen of a page and the data that it shows (the server's `Shown`). */
export type Shown =
  | { screen: 'signIn' | 'signedOut' | 'shareCode' | 'account' | 'page' }
  | { screen: 'share'; preview: SharePreview }
  | { screen: 'albums'; albums: readonly Folder[] }
  /** `title` is the album's name; `days` are the numbers of the days of all photos. */
  | { screen: 'photos'; photos: readonly File[]; title: string | undefined; days: readonly number[] }
  | { screen: 'photo'; photo: File };
