/**
 * The error catalogue (spec §8). A server never sends `NETWORK`; the client creates it if no reply arrives. The UI uses
 * these numbers to distinguish errors, never the message texts.
 */
export const ERROR_CODES = {
  NETWORK: 1,
  SYSTEM: 10000,
  NOT_FOUND: 20000,
  NOT_SIGNED_IN: 20001,
  ILLEGAL_REQUEST: 20002,
  CODE_WRONG: 30000,
  ACCOUNT_DISABLED: 41000,
  ACCOUNT_LOCKED_TEMPORARILY: 41001,
  ACCOUNT_LOCKED: 41002,
  PASSWORD_WRONG: 41003,
  EMAIL_REGISTERED: 41004,
  EMAIL_NOT_REGISTERED: 41005,
  INVITATION_INVALID: 41006,
  FILE_SIZE_INVALID: 42000,
  FILE_TYPE_INVALID: 42001,
  SHARE_INVALID: 43000,
  SHARE_NOT_AUTH: 43001,
  SHARE_AUTH_FROZEN: 43002,
  SHARE_AUTH_FREEZING: 43003,
  SHARE_AUTH_FAILED: 43004,
  TRADE_COMPLETE: 61000,
} as const;

/** A number of the catalogue. */
export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES];

/** The code of a reply that carries data (spec §7). */
export const SUCCESS_CODE = 0;

const known: ReadonlySet<number> = new Set(Object.values(ERROR_CODES));

/** Returns whether a number from a reply is in the catalogue (spec §8: for an unknown number, the message is used). */
export function isErrorCode(code: number): code is ErrorCode {
  return known.has(code);
}
