/** A private share asks its visitors for a code. */
export type ShareAccess = 'private' | 'public';

/** Open to visitors, closed after too many wrong codes, or past its validity. */
export type ShareState = 'open' | 'frozen' | 'expired';

/** The rules of a share. */
export interface ShareRules {
  access: ShareAccess;
  /** Days of validity from now on; 0 never expires. */
  days: number;
  /** Downloads keep location and camera data. */
  keepMetadata: boolean;
}

/** A share as its owner sees it. */
export interface ShareDetails {
  name: string;
  link: string;
  /** The access code of a private share. */
  code: string;
  rules: ShareRules;
  state: ShareState;
  /** null never expires. */
  daysLeft: number | null;
  /** How often it was opened, photos were saved from it, and a wrong code was entered. */
  opens: number;
  saves: number;
  failedCodes: number;
}
