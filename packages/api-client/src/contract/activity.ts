import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ERROR_CODES as E } from './errorCodes.ts';

/** Spec §3 'VIP feedback info': days granted, whether they may be claimed, whether they were. */
const feedback = z.object({ day: z.int(), allow: z.boolean(), complete: z.boolean() });

/** The 'gift for a confidant' (spec §7 'Other', §9 'Activity'). */
export const activity = {
  feedback: defineCall({
    method: 'GET',
    path: '/api/activity/vip_feedback',
    summary: 'How many VIP days the activity gives this account',
    access: 'user',
    data: feedback,
    errors: [],
  }),
  claim: defineCall({
    method: 'POST',
    path: '/api/activity/vip_feedback',
    summary: 'Claim the VIP days, once; refused with reason `activity` where the rule does not allow it',
    access: 'user',
    data: feedback,
    errors: [E.ILLEGAL_REQUEST],
  }),
};
