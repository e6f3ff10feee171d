import type { Selectable } from 'kysely';
import type { Default, Flag } from './columns.ts';

/** A share (spec §3 'Share'). */
export interface SharesTable {
  id: string;
  user_id: string;
  name: string;
  name_key: string;
  /** Encrypted under the server's key. */
  code: string;
  /** Incremented by every change that revokes access: grants refer to it. */
  version: Default<number>;
  private: Default<Flag>;
  /** Validity as chosen; 0 is permanent. */
  days: number;
  /** Unix seconds; 0 is never. */
  expires: number;
  keep_exif: Default<Flag>;
  opens: Default<number>;
  saves: Default<number>;
  /** Wrong codes since the last reset, and in the hour of `hour`. */
  wrong: Default<number>;
  wrong_hour: Default<number>;
  hour: Default<number>;
  ctime: number;
  /** When its owner ended it; 0 while it is active. */
  ended: Default<number>;
}

/** Photos of a share; a photo that its owner deletes stays here and is not listed. */
export interface ShareFilesTable {
  share_id: string;
  file_id: string;
  ctime: number;
}

/** Wrong codes of one client at one share. */
export interface ShareGuessesTable {
  share_id: string;
  client: string;
  wrong: number;
  /** Unix seconds until which no code of this client is compared; 0 is not frozen. */
  until: number;
  seen: number;
}

export type ShareRow = Selectable<SharesTable>;
