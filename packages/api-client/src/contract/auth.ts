import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { encryptedFields } from './encryptedFields.ts';
import { account } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { TIMEZONE } from './limits.ts';
import { freeText, nothing } from './scalars.ts';

/** Time zone of the browser in minutes, UTC minus local. It is stored as the first time zone of the account. */
const timezone = z.optional(z.int().check(z.minimum(TIMEZONE.MIN), z.maximum(TIMEZONE.MAX)));

const invitationCode = z.optional(freeText(32));

/** Calls that need no session (spec §7 'Auth'). */
export const auth = {
  key: defineCall({
    method: 'POST',
    path: '/oapi/auth',
    summary: 'Get the public key for the encryption of secrets, with a nonce for one use',
    access: 'anyone',
    data: z.object({ kid: z.string(), key: z.string(), nonce: z.string(), time: z.int() }),
    errors: [],
  }),
  signIn: defineCall({
    method: 'POST',
    path: '/oapi/auth/signin',
    summary: 'Start a session with email and password',
    access: 'anyone',
    body: z.object({ auth: encryptedFields(['email', 'password']) }),
    data: account,
    errors: [
      E.ACCOUNT_DISABLED,
      E.ACCOUNT_LOCKED_TEMPORARILY,
      E.ACCOUNT_LOCKED,
      E.PASSWORD_WRONG,
      E.EMAIL_NOT_REGISTERED,
    ],
    rateLimit: 30,
  }),
  signUpCode: defineCall({
    method: 'POST',
    path: '/oapi/auth/signup/code',
    summary: 'Send a verification code by email to a new address',
    access: 'anyone',
    body: z.object({ auth: encryptedFields(['email']), invitation_code: invitationCode }),
    data: z.object({ resend_after: z.int() }),
    errors: [E.EMAIL_REGISTERED, E.INVITATION_INVALID],
    rateLimit: 20,
  }),
  signUp: defineCall({
    method: 'POST',
    path: '/oapi/auth/signup',
    summary: 'Create an account with the mailed code and start a session',
    access: 'anyone',
    body: z.object({
      auth: encryptedFields(['email', 'password', 'code']),
      invitation_code: invitationCode,
      timezone,
    }),
    data: account,
    errors: [E.CODE_WRONG, E.EMAIL_REGISTERED, E.INVITATION_INVALID],
    rateLimit: 30,
  }),
  passwordCode: defineCall({
    method: 'POST',
    path: '/oapi/auth/password/code',
    summary: 'Send a verification code for a new password by email',
    access: 'anyone',
    body: z.object({ auth: encryptedFields(['email']) }),
    data: z.object({ resend_after: z.int() }),
    errors: [E.EMAIL_NOT_REGISTERED, E.ACCOUNT_DISABLED],
    rateLimit: 20,
  }),
  password: defineCall({
    method: 'POST',
    path: '/oapi/auth/password',
    summary:
      'Set a new password with the mailed code; ends all sessions and removes all locks of the account',
    access: 'anyone',
    body: z.object({ auth: encryptedFields(['email', 'password', 'code']) }),
    data: nothing,
    errors: [E.CODE_WRONG, E.EMAIL_NOT_REGISTERED, E.ACCOUNT_DISABLED],
    rateLimit: 30,
  }),
  passwordLink: defineCall({
    method: 'POST',
    path: '/oapi/auth/password/link',
    summary:
      'Set a new password with the mailed link, whose part after # is `link`; like `password` otherwise. Returns the email',
    access: 'anyone',
    body: z.object({ auth: encryptedFields(['link', 'password']) }),
    data: z.object({ email: z.string() }),
    errors: [E.CODE_WRONG, E.ACCOUNT_DISABLED],
    rateLimit: 30,
  }),
  signOut: defineCall({
    method: 'POST',
    path: '/oapi/auth/signout',
    summary: 'End the session',
    access: 'anyone',
    data: nothing,
    errors: [],
  }),
};
