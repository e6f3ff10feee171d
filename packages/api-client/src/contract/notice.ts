import * as z from 'zod/mini';
import { defineCall } from './define.ts';

/** The banner in the side menu (spec §7 'Other'). */
export const notice = {
  get: defineCall({
    method: 'GET',
    path: '/api/common/notice',
    summary: 'The notice, empty where there is none; to be asked at most once in 24 hours',
    access: 'user',
    /** Sanitised by the server: only allowed tags. */
    data: z.object({ html: z.string() }),
    errors: [],
  }),
};
