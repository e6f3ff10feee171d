import type { CallData, Contract } from '@xiangji/api-client/contract';
import type { User } from '../../db/schema.ts';

type Preference = CallData<Contract['account']['preference']>;

/** Orders, zone and language as the settings screen shows them. */
export function toPreference(user: User): Preference {
  return {
    system_timezone: user.timezone,
    folder_order: user.folder_order as Preference['folder_order'],
    file_order: user.file_order as Preference['file_order'],
    language: user.language as Preference['language'],
  };
}
