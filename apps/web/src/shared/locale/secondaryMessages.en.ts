import type { SecondaryMessages } from './catalogue.ts';
import { account } from './en/account.ts';
import { activity } from './en/activity.ts';
import { recovery } from './en/recovery.ts';
import { vip } from './en/vip.ts';

/** English of the pages that few visits open. */
export const secondaryEn: SecondaryMessages = { account, activity, recovery, vip };
