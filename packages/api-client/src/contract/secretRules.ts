import { countCodePoints } from './codePoints.ts';
import { TEXT } from './limits.ts';

/** Number of digits of the mailed code for signing up. */
export const MAIL_CODE_LENGTH = 6;
/** Number of digits of the mailed code for a new password. */
export const RESET_CODE_LENGTH = 8;

/** The pattern of an email address, the same as `email` of zod. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Returns whether an email is valid for `secretFields.email`. Forms use it because it does not need the schemas. */
export function isEmail(typed: string): boolean {
  const email = typed.trim();
  return email.length <= TEXT.EMAIL_MAX && EMAIL_PATTERN.test(email);
}

/**
 * Returns whether a password is valid for `secretFields.newPassword`. Forms use it because it does not need the
 * schemas.
 */
export function isNewPassword(password: string): boolean {
  const length = countCodePoints(password);
  return length >= TEXT.NEW_PASSWORD_MIN && length <= TEXT.PASSWORD_MAX;
}
