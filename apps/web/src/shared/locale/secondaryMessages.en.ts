import type { SecondaryMessages } from './catalogue.ts';
import { account } from './en/account.ts';
import { activity } from './en/activity.ts';
import { recovery } from './en/recovery.ts';
import { vip } from './en/vip.ts';

/** English texts of rarely opened pages. */
export const secondaryEn: SecondaryMessages = { account, activity, recovery, vip };
