import { countCodePoints } from './codePoints.ts';
import { TEXT } from './limits.ts';

/** Digits of the mailed code for signing up. */
export const MAIL_CODE_LENGTH = 6;
/** Digits of the mailed code for a new password. */
export const RESET_CODE_LENGTH = 8;

/** The form of an email address; the pattern of zod's `email`. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a typed email fits `secretFields.email`. Forms use it without the schemas. */
export function isEmail(typed: string): boolean {
  const email = typed.trim();
  return email.length <= TEXT.EMAIL_MAX && EMAIL_PATTERN.test(email);
}

/** Whether a typed password fits `secretFields.newPassword`. Forms use it without the schemas. */
export function isNewPassword(password: string): boolean {
  const length = countCodePoints(password);
  return length >= TEXT.NEW_PASSWORD_MIN && length <= TEXT.PASSWORD_MAX;
}
