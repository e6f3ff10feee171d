import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { account as accountEntity } from './entities.ts';

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
};
