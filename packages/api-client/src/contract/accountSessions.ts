import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { dayNumber, id, nothing } from './scalars.ts';

const place = {
  ip: z.string(),
  /** From the offline table, empty where unknown. */
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

/** Where the account is and was signed in (spec §7 'Account'). */
export const accountSessions = {
  security: defineCall({
    method: 'GET',
    path: '/api/account/security',
    summary:
      'The email and the sign-ins by day, newest first; with last=true the one before this session only',
    access: 'user',
    query: z.object({ last: z.optional(z.enum(['true', 'false', '1', '0'])) }),
    data: z.object({
      user_email: z.string(),
      /** `ctime`: the newest sign-in of the day, Unix seconds. */
      list: z.array(z.object({ date: dayNumber, ctime: z.int(), list: z.array(signIn) })),
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
};
