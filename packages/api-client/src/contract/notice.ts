import * as z from 'zod/mini';
import { defineCall } from './define.ts';

/** The call for the notice in the side menu (spec §7 'Other'). */
export const notice = {
  get: defineCall({
    method: 'GET',
    path: '/api/common/notice',
    summary: 'Get the notice, which is empty if there is none; call it at most once in 24 hours',
    access: 'user',
    /** The HTML, sanitised by the server: it contains only allowed tags. */
    data: z.object({ html: z.string() }),
    errors: [],
  }),
};
