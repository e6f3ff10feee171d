import { account } from './en/account.ts';
import { activity } from './en/activity.ts';
import { recovery } from './en/recovery.ts';
import { vip } from './en/vip.ts';
import type { LaterMessages } from './laterMessages.ts';

/** English of the pages that few visits open. */
export const laterEn: LaterMessages = { account, activity, recovery, vip };
