import { account } from './zh-CN/account.ts';
import { activity } from './zh-CN/activity.ts';
import { recovery } from './zh-CN/recovery.ts';
import { vip } from './zh-CN/vip.ts';

/** Texts of rarely opened pages: a chunk of their own, so that the first screen does not wait for them. */
export const secondaryZhCN = { account, activity, recovery, vip };
