import type { Config } from '@xiangji/api-client';
import type { Account } from '@xiangji/api-client/contract';

/** The one who is signed in in stories and tests. */
export const currentUser: Account = {
  user_id: 'u1',
  user_email: 'linmu@example.com',
  user_ctime: 1_672_531_200,
  user_name: '林木',
  user_intro: '',
  user_sign: 'LM2026',
  user_auth: 1,
  user_authing: 0,
  user_avatar: null,
  user_timezone: -480,
  folder_order: 1,
  file_order: 1,
  vip_state: 0,
};

export const signedInConfig: Config = {
  csrf_token: 'story-token',
  platform: 'PC',
  upload_domain: '',
  upload_video: false,
  upload_max: 200 * 1024 * 1024,
  amap_token: null,
  user: currentUser,
};

export const signedOutConfig: Config = { ...signedInConfig, user: null };
