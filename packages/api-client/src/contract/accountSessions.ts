import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { dayNumber, id, nothing } from './scalars.ts';

const place = {
  ip: z.string(),
  /** Location of the IP address, from an offline table; empty if unknown. */
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

/** A sign-in (spec §3 'Sign-in history entry'); `time` is in Unix seconds. */
const signIn = z.object({ time: z.int(), ...place });

/** Calls about the current sessions and the earlier sign-ins of an account (spec §7 'Account'). */
export const accountSessions = {
  security: defineCall({
    method: 'GET',
    path: '/api/account/security',
    summary:
      'Get the email and the sign-ins by day, newest first; with last=true only the sign-in before this session',
    access: 'user',
    query: z.object({ last: z.optional(z.enum(['true', 'false', '1', '0'])) }),
    data: z.object({
      user_email: z.string(),
      /** The sign-ins by day. `ctime` is the time of the latest sign-in of the day, in Unix seconds. */
      list: z.array(z.object({ date: dayNumber, ctime: z.int(), list: z.array(signIn) })),
      last: z.nullable(signIn),
    }),
    errors: [],
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'List the sessions of the account, newest first',
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
    summary: 'End all sessions except the current one',
    access: 'user',
    data: nothing,
    errors: [],
  }),
};
