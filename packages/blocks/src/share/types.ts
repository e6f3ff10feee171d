/** The access to a share. A private share asks visitors for a code. */
export type ShareAccess = 'private' | 'public';

/** The state of a share: open to visitors, frozen after too many wrong codes, or expired. */
export type ShareState = 'open' | 'frozen' | 'expired';

/** The rules of a share. */
export interface ShareRules {
  /** Whether visitors need a code. */
  access: ShareAccess;
  /** Days of validity from now; 0 means that the share never expires. */
  days: number;
  /** Whether downloads keep location and camera data. */
  keepMetadata: boolean;
}

/** The facts of a share for its owner. */
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
  /** Days until the share expires; null if it never expires. */
  daysLeft: number | null;
  /** How often the share was opened. */
  opens: number;
  /** How often photos were saved from it. */
  saves: number;
  /** How often a wrong code was entered. */
  failedCodes: number;
}
