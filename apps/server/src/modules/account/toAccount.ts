import type { Account } from '@xiangji/api-client/contract';
import type { User } from '../../db/schema.ts';

/** The signed-in person as the contract shows them (spec §3 'User / config'). */
export function toAccount(user: User): Account {
  return {
    user_id: user.id,
    user_email: user.email,
    user_ctime: user.ctime,
    user_name: user.name,
    user_intro: user.intro,
    user_sign: user.sign,
    user_avatar: user.avatar,
    user_timezone: user.timezone,
    folder_order: user.folder_order as Account['folder_order'],
    file_order: user.file_order as Account['file_order'],
    vip_state: 0,
  };
}
