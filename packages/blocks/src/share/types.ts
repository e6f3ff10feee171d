/** A private share asks its visitors for a code. */
export type ShareAccess = 'private' | 'public';

/** Open to visitors, closed after too many wrong codes, or past its validity. */
export type ShareState = 'open' | 'frozen' | 'expired';

/** The rules of a share. */
export interface ShareRules {
  /** Whether visitors need a code. */
  access: ShareAccess;
  /** Days of validity from now on; 0 never expires. */
  days: number;
  /** Downloads keep location and camera data. */
  keepMetadata: boolean;
}

/** A share as its owner sees it. */
export interface ShareDetails {
  /** Name of the share. */
  name: string;
  /** The link for visitors. */
  link: string;
  /** The access code of a private share. */
  code: string;
  /** The rules of the share. */
  rules: ShareRules;
  /** Whether the share is open to visitors. */
  state: ShareState;
  /** null never expires. */
  daysLeft: number | null;
  /** How often it was opened, photos were saved from it, and a wrong code was entered. */
  opens: number;
  /** How often photos were saved from it. */
  saves: number;
  /** How often a wrong code was entered. */
  failedCodes: number;
}
