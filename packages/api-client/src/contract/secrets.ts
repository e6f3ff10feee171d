import * as z from 'zod/mini';
import { TEXT } from './limits.ts';
import { atMost } from './scalars.ts';
import { EMAIL_PATTERN, isNewPassword } from './secretRules.ts';

/** The schemas for the content of encrypted fields. The server checks them after decryption. */
export const secretFields = {
  email: z.pipe(
    z.string().check(z.trim(), z.toLowerCase()),
    z.string().check(z.minLength(1), z.maxLength(TEXT.EMAIL_MAX), z.email({ pattern: EMAIL_PATTERN })),
  ),
  /** The password for signing in. */
  password: z.string().check(z.minLength(1), atMost(TEXT.PASSWORD_MAX)),
  /** A new password (spec §5). */
  newPassword: z.string().check(z.refine(isNewPassword)),
  /** The mailed code: six digits for signing up, eight for a new password. */
  code: z.string().check(z.trim(), z.regex(/^(\d{6}|\d{8})$/)),
  /** The part of a mailed link after `#`. */
  link: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{1,64}$/)),
};
