import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ERROR_CODES as E } from './errorCodes.ts';

/**
 * The number of days granted, whether they may be claimed, and whether they were claimed (spec §3 'VIP feedback info').
 */
const feedback = z.object({ day: z.int(), allow: z.boolean(), complete: z.boolean() });

/** Calls about the activity 'gift for a confidant' (spec §7 'Other', §9 'Activity'). */
export const activity = {
  feedback: defineCall({
    method: 'GET',
    path: '/api/activity/vip_feedback',
    summary: 'Get the number of VIP days that the activity gives to this account',
    access: 'user',
    data: feedback,
    errors: [],
  }),
  claim: defineCall({
    method: 'POST',
    path: '/api/activity/vip_feedback',
    summary: 'Claim the VIP days once; refused with the reason `activity` if the rules do not allow it',
    access: 'user',
    data: feedback,
    errors: [E.ILLEGAL_REQUEST],
  }),
};
