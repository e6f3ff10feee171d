import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { account as accountEntity } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { TEXT, TIMEZONE } from './limits.ts';
import { dayNumber, fileOrder, folderOrder, id, nothing, requiredText } from './scalars.ts';
import { sealedFields } from './sealedFields.ts';

/** What may be said where a password is asked for. */
const PASSWORD_ERRORS = [E.PASSWORD_WRONG, E.ACCOUNT_LOCKED_TEMPORARILY, E.ACCOUNT_LOCKED] as const;

const place = {
  ip: z.string(),
  /** As the offline table names it, empty where it does not know. */
  location: z.string(),
  program: z.string(),
  program_version: z.string(),
  /** 1 other, 2 browser, 3 client. */
  program_type: z.int(),
  device: z.string(),
  device_version: z.string(),
  /** 1 other, 2 computer, 3 tablet, 4 phone, 5 TV. */
  device_type: z.int(),
};

/** Spec §3 'Sign-in history entry', one of a day; `time` is Unix seconds. */
const signIn = z.object({ time: z.int(), ...place });

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

function preferenceCall<const N extends string, V extends z.ZodMiniType>(name: N, value: V) {
  return defineCall({
    method: 'PUT',
    path: `/api/account/preference/${name}`,
    summary: `Keep the preference ${name}`,
    access: 'user',
    body: z.object({ value }),
    data: nothing,
    errors: [],
  });
}

/** Calls about the signed-in person, and the settings a page starts with (spec §7 'Account'). */
export const account = {
  config: defineCall({
    method: 'GET',
    path: '/oapi/config',
    summary: 'What a page needs before anything else: the CSRF token, the settings, and who is signed in',
    access: 'anyone',
    data: z.object({
      csrf_token: z.string(),
      upload_domain: z.string(),
      /** Whether videos and live pairs are taken. */
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
  security: defineCall({
    method: 'GET',
    path: '/api/account/security',
    summary:
      'The email and the sign-ins by day, newest first; with last=true the one before this session only',
    access: 'user',
    query: z.object({ last: z.optional(z.enum(['true', 'false', '1', '0'])) }),
    data: z.object({
      user_email: z.string(),
      list: z.array(z.object({ date: dayNumber, list: z.array(signIn) })),
      last: z.nullable(signIn),
    }),
    errors: [],
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where the account is signed in, the newest first',
    access: 'user',
    data: z.object({
      list: z.array(
        z.object({ id, current: z.boolean(), ctime: z.int(), seen: z.int(), expires: z.int(), ...place }),
      ),
    }),
    errors: [],
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'End one session',
    access: 'user',
    params: z.object({ id }),
    data: nothing,
    errors: [E.NOT_FOUND],
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'End every session but this one',
    access: 'user',
    data: nothing,
    errors: [],
  }),
  preference: defineCall({
    method: 'GET',
    path: '/api/account/preference',
    summary: 'Orders, time zone and language',
    access: 'user',
    data: z.object({
      system_timezone: z.nullable(z.int()),
      folder_order: folderOrder,
      file_order: fileOrder,
      language: z.nullable(z.enum(['zh-CN', 'en'])),
    }),
    errors: [],
  }),
  setTimezone: preferenceCall(
    'system_timezone',
    /** Minutes, UTC minus local; null follows the browser. */
    z.nullable(z.int().check(z.minimum(TIMEZONE.MIN), z.maximum(TIMEZONE.MAX))),
  ),
  setFolderOrder: preferenceCall('folder_order', folderOrder),
  setFileOrder: preferenceCall('file_order', fileOrder),
  setLanguage: preferenceCall('language', z.nullable(z.enum(['zh-CN', 'en']))),
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
    body: z.object({ intro: z.string().check(z.trim(), z.maxLength(TEXT.PROFILE_INTRO)) }),
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
    body: z.object({ auth: sealedFields(['password', 'passold']) }),
    data: nothing,
    errors: PASSWORD_ERRORS,
    rateLimit: 30,
  }),
  checkPassword: defineCall({
    method: 'POST',
    path: '/api/account',
    summary: 'Whether this is the password',
    access: 'user',
    body: z.object({ auth: sealedFields(['password']) }),
    data: nothing,
    errors: PASSWORD_ERRORS,
    rateLimit: 30,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Have the account deleted after a time in which it can be taken back',
    access: 'user',
    body: z.object({ auth: sealedFields(['password']) }),
    data: z.object({ delete_at: z.int() }),
    errors: PASSWORD_ERRORS,
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
