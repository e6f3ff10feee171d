import * as z from 'zod/mini';
import { countCodePoints } from './codePoints.ts';
import { TEXT } from './limits.ts';
import { atMost } from './scalars.ts';

const isLongEnough = (password: string) => countCodePoints(password) >= TEXT.NEW_PASSWORD_MIN;

/** Rules for the content of encrypted fields: forms check it before encryption, the server after decryption. */
export const secretFields = {
  email: z.pipe(
    z.string().check(z.trim(), z.toLowerCase()),
    z.string().check(z.minLength(1), z.maxLength(TEXT.EMAIL_MAX), z.email()),
  ),
  /** A password as typed for signing in. */
  password: z.string().check(z.minLength(1), atMost(TEXT.PASSWORD_MAX)),
  /** A password that is being chosen (spec §5). */
  newPassword: z.string().check(z.refine(isLongEnough), atMost(TEXT.PASSWORD_MAX)),
  /** The mailed code: six digits for signing up, eight for a new password. */
  code: z.string().check(z.trim(), z.regex(/^(\d{6}|\d{8})$/)),
};

/** Digits of the mailed code for signing up. */
export const MAIL_CODE_LENGTH = 6;
/** Digits of the mailed code for a new password. */
export const RESET_CODE_LENGTH = 8;
