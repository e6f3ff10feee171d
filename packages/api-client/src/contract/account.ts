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

/** An entry of the monthly history (spec §3 'Monthly history'). */
const month = z.object({
  /** Day number of the first day of the month. */
  bill_date: dayNumber,
  count_folder_file: z.int(),
  count_shared_file: z.int(),
  count_oblivion_file: z.int(),
  space_folder: z.int(),
  space_shared: z.int(),
  space_oblivion: z.int(),
  trade_success: z.int(),
});

/** Calls about the signed-in user, and the settings that a page needs first (spec §7 'Account'). */
export const account = {
  config: defineCall({
    method: 'GET',
    path: '/oapi/config',
    summary: 'Get the data that a page needs first: the CSRF token, the settings and the signed-in user',
    access: 'anyone',
    data: z.object({
      csrf_token: z.string(),
      /** Determined from the User-Agent header, so that phones get the phone layout before their width is known. */
      platform: z.enum(['PC', 'PHONE']),
      upload_domain: z.string(),
      /** Whether videos and live photos are accepted. */
      upload_video: z.boolean(),
      /** Maximum size of a file, in bytes. */
      upload_max: z.int(),
      amap_token: z.nullable(z.string()),
      user: z.nullable(accountEntity),
    }),
    errors: [],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/account',
    summary: 'Get the signed-in user',
    access: 'user',
    data: accountEntity,
    errors: [],
  }),
  uploadToken: defineCall({
    method: 'GET',
    path: '/api/account/uptoken',
    summary: 'Get a token for the upload domain; it must be renewed after four hours',
    access: 'user',
    data: z.object({ upload_token: z.string(), upload_domain: z.string(), timestamp: z.int() }),
    errors: [],
  }),
  size: defineCall({
    method: 'GET',
    path: '/api/account/size',
    summary: 'Get the number of photos and bytes of the account, including those in the recycle bin',
    access: 'user',
    data: z.object({ count: z.int(), size: z.int() }),
    errors: [],
  }),
  overview: defineCall({
    method: 'GET',
    path: '/api/account/overview',
    summary:
      'Get the numbers of albums, photos and shares, and the numbers and bytes of photos in albums, in shares and in the recycle bin',
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
    summary: 'Get the same figures for the first day of each month, newest first',
    access: 'user',
    data: z.object({ list: z.array(month) }),
    errors: [],
  }),
  ...accountSessions,
  ...accountPreference,
  invitations: defineCall({
    method: 'GET',
    path: '/api/account/invitation/history',
    summary: 'Get the invitation code and the users who signed up with it; their email addresses are masked',
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
    summary: 'Change the introduction of the user; an empty text removes it',
    access: 'user',
    body: z.object({ intro: freeText(TEXT.PROFILE_INTRO) }),
    data: accountEntity,
    errors: [],
  }),
  setAvatar: defineCall({
    method: 'PUT',
    path: '/api/account/avatar',
    summary: 'Get a token to upload the avatar',
    access: 'user',
    data: z.object({ upload_token: z.string(), upload_domain: z.string(), timestamp: z.int() }),
    errors: [],
  }),
  setPassword: defineCall({
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Change the password and end all other sessions',
    access: 'user',
    body: secretsBody(['password', 'passold']),
    data: nothing,
    errors: PASSWORD_ERRORS,
    rateLimit: 30,
  }),
  checkPassword: defineCall({
    method: 'POST',
    path: '/api/account',
    summary: 'Check the password',
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
    summary:
      'Get URLs, valid for a day, to download everything as archives that contain lists of their contents; with the password of the account',
    access: 'user',
    body: z.object({ auth: encryptedFields(['password']) }),
    data: z.object({
      count: z.int(),
      /** Size of all originals in bytes. */
      size: z.int(),
      /** Time at which the URLs expire, in Unix seconds. */
      expires: z.int(),
      parts: z.array(
        z.object({ part: z.int(), url: z.string(), name: z.string(), count: z.int(), size: z.int() }),
      ),
      /** Names of photos whose bytes are known to be damaged or lost: a text file in their archive names them too. */
      left_out: z.array(z.string()),
    }),
    errors: PASSWORD_ERRORS,
    rateLimit: 30,
  }),
  keep: defineCall({
    method: 'PUT',
    path: '/api/account/keep',
    summary: 'Cancel the deletion of the account',
    access: 'user',
    data: nothing,
    errors: [],
  }),
};
