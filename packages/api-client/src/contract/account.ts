import * as z from 'zod/mini';
import { accountPreference } from './accountPreference.ts';
import { accountSessions } from './accountSessions.ts';
import { defineCall } from './define.ts';
import { encryptedFields, secretsBody } from './encryptedFields.ts';
import { account as accountEntity } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { TEXT } from './limits.ts';
import { dayNumber, freeText, nothing, requiredText } from './scalars.ts';

/** Errors of calls that ask for a password. */
const PASSWORD_ERRORS = [E.PASSWORD_WRONG, E.ACCOUNT_LOCKED_TEMPORARILY, E.ACCOUNT_LOCKED] as const;

/** Spec §3 'Monthly history'. */
const month = z.object({
  /** Day number of the first of the month. */
  bill_date: dayNumber,
  count_folder_file: z.int(),
  count_shared_file: z.int(),
  count_oblivion_file: z.int(),
  space_folder: z.int(),
  space_shared: z.int(),
  space_oblivion: z.int(),
  trade_success: z.int(),
});

/** Calls about the signed-in user, and the settings a page starts with (spec §7 'Account'). */
export const account = {
  config: defineCall({
    method: 'GET',
    path: '/oapi/config',
    summary: 'What a page needs before anything else: the CSRF token, the settings, and who is signed in',
    access: 'anyone',
    data: z.object({
      csrf_token: z.string(),
      /** By the User-Agent header: phones get the phone layout before their width is known. */
      platform: z.enum(['PC', 'PHONE']),
      upload_domain: z.string(),
      /** Whether videos and live photos are accepted. */
      upload_video: z.boolean(),
      /** Bytes. */
      upload_max: z.int(),
      amap_token: z.nullable(z.string()),
      user: z.nullable(accountEntity),
    }),
    errors: [],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/account',
    summary: 'The signed-in person',
    access: 'user',
    data: accountEntity,
    errors: [],
  }),
  uploadToken: defineCall({
    method: 'GET',
    path: '/api/account/uptoken',
    summary: 'A token for the upload domain; to be fetched anew after four hours',
    access: 'user',
    data: z.object({ upload_token: z.string(), upload_domain: z.string(), timestamp: z.int() }),
    errors: [],
  }),
  size: defineCall({
    method: 'GET',
    path: '/api/account/size',
    summary: 'What the account uses: photos and bytes, recycled ones included',
    access: 'user',
    data: z.object({ count: z.int(), size: z.int() }),
    errors: [],
  }),
  overview: defineCall({
    method: 'GET',
    path: '/api/account/overview',
    summary: 'Counts and bytes of albums, shares and the recycle bin',
    access: 'user',
    data: z.object({
      count_folder: z.int(),
      count_file: z.int(),
      count_shared: z.int(),
      count_oblivion_file: z.int(),
      count_folder_file: z.int(),
      count_shared_file: z.int(),
      space_folder: z.int(),
      space_oblivion: z.int(),
      space_shared: z.int(),
    }),
    errors: [],
  }),
  overviewHistory: defineCall({
    method: 'GET',
    path: '/api/account/overview/history',
    summary: 'The same figures on the first of each month, newest first',
    access: 'user',
    data: z.object({ list: z.array(month) }),
    errors: [],
  }),
  ...accountSessions,
  ...accountPreference,
  invitations: defineCall({
    method: 'GET',
    path: '/api/account/invitation/history',
    summary: 'The invitation code, how many it brought, and when; addresses are masked',
    access: 'user',
    data: z.object({
      user_sign: z.string(),
      count: z.int(),
      list: z.array(z.object({ name: z.string(), email: z.string(), time: z.int() })),
    }),
    errors: [],
  }),
  setName: defineCall({
    method: 'PUT',
    path: '/api/account/name',
    summary: 'Change the nickname',
    access: 'user',
    body: z.object({ name: requiredText(TEXT.NICKNAME) }),
    data: accountEntity,
    errors: [],
  }),
  setIntro: defineCall({
    method: 'PUT',
    path: '/api/account/intro',
    summary: 'Change the words about oneself; empty takes them away',
    access: 'user',
    body: z.object({ intro: freeText(TEXT.PROFILE_INTRO) }),
    data: accountEntity,
    errors: [],
  }),
  setAvatar: defineCall({
    method: 'PUT',
    path: '/api/account/avatar',
    summary: 'A token with which the avatar is uploaded',
    access: 'user',
    data: z.object({ upload_token: z.string(), upload_domain: z.string(), timestamp: z.int() }),
    errors: [],
  }),
  setPassword: defineCall({
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Change the password; every other session ends',
    access: 'user',
    body: secretsBody(['password', 'passold']),
    data: nothing,
    errors: PASSWORD_ERRORS,
    rateLimit: 30,
  }),
  checkPassword: defineCall({
    method: 'POST',
    path: '/api/account',
    summary: 'Whether this is the password',
    access: 'user',
    body: secretsBody(['password']),
    data: nothing,
    errors: PASSWORD_ERRORS,
    rateLimit: 30,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Delete the account after a period in which the deletion can be cancelled',
    access: 'user',
    body: z.object({ auth: encryptedFields(['password']) }),
    data: z.object({ delete_at: z.int() }),
    errors: PASSWORD_ERRORS,
    rateLimit: 30,
  }),
  exportAll: defineCall({
    method: 'POST',
    path: '/api/account/export',
    summary: 'Everything as archives with their lists of contents: their addresses, good for a day',
    access: 'user',
    data: z.object({
      count: z.int(),
      /** Bytes of all originals. */
      size: z.int(),
      /** Unix seconds. */
      expires: z.int(),
      parts: z.array(
        z.object({ part: z.int(), url: z.string(), name: z.string(), count: z.int(), size: z.int() }),
      ),
    }),
    errors: [],
    rateLimit: 30,
  }),
  keep: defineCall({
    method: 'PUT',
    path: '/api/account/keep',
    summary: 'Take the deletion of the account back',
    access: 'user',
    data: nothing,
    errors: [],
  }),
};
