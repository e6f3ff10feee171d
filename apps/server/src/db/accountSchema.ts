import type { Selectable } from 'kysely';

/** One sign-in (spec §3 'Sign-in history entry'); it outlives its session. */
export interface SigninsTable {
  id: string;
  user_id: string;
  session_id: string;
  ctime: number;
  ip: string;
  location: string;
  program: string;
  program_version: string;
  /** 1 other, 2 browser, 3 client. */
  program_type: number;
  device: string;
  device_version: string;
  /** 1 other, 2 computer, 3 tablet, 4 phone, 5 TV. */
  device_type: number;
}

export type SigninRow = Selectable<SigninsTable>;
