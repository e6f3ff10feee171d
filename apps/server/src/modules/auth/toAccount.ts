import { type Account, VIP_STATES } from '@xiangji/api-client/contract';
import type { User } from '../../db/schema.ts';
import { unixNow } from '../../time.ts';

/** Spec §3 'VIP': active, expired, or never activated. */
export function vipStateOf(user: Pick<User, 'vip_expires'>): number {
  if (user.vip_expires === 0) return VIP_STATES.NONE;
  return user.vip_expires > unixNow() ? VIP_STATES.ACTIVE : VIP_STATES.EXPIRED;
}

/** The signed-in user as the contract describes it (spec §3 'User / config'). */
export function toAccount(user: User): Account {
  return {
    user_id: user.id,
    user_email: user.email,
    user_ctime: user.ctime,
    user_name: user.name,
    user_intro: user.intro,
    user_sign: user.sign,
    user_auth: 1,
    user_authing: 0,
    user_avatar: user.avatar,
    user_timezone: user.timezone,
    folder_order: user.folder_order as Account['folder_order'],
    file_order: user.file_order as Account['file_order'],
    vip_state: vipStateOf(user),
    vip_info: user.vip_expires === 0 ? null : { start: user.vip_start, expires: user.vip_expires },
    language: user.language as Account['language'],
    delete_at: user.delete_at,
  };
}
