import type { Config } from '@xiangji/api-client';
import {
  type Account,
  type CallData,
  type contract,
  DEVICE_TYPES,
  VIP_STATES,
} from '@xiangji/api-client/contract';
import type { DeviceKind, SignIn } from '@xiangji/blocks';

type SignInReply = CallData<typeof contract.account.security>['list'][number]['list'][number];
type SessionReply = CallData<typeof contract.account.sessions>['list'][number];

const KINDS: Record<number, DeviceKind> = {
  [DEVICE_TYPES.COMPUTER]: 'computer',
  [DEVICE_TYPES.TABLET]: 'tablet',
  [DEVICE_TYPES.PHONE]: 'phone',
  [DEVICE_TYPES.TV]: 'tv',
};

function deviceOf(place: Omit<SignInReply, 'time'>) {
  const { program, device, location, ip } = place;
  return {
    ...{ program, device, location, ip },
    kind: KINDS[place.device_type] ?? 'other',
    programVersion: place.program_version,
    deviceVersion: place.device_version,
  };
}

/** Maps the wire's sign-ins of all days. */
export function signInsOf(days: CallData<typeof contract.account.security>['list']): SignIn[] {
  return days.flatMap(({ list }) => list.map((entry) => ({ ...deviceOf(entry), time: entry.time })));
}

/** A device that is signed in. */
export type DeviceSession = ReturnType<typeof deviceSessionOf>;

/** Maps the wire's session. */
export function deviceSessionOf(session: SessionReply) {
  const { id, seen, current } = session;
  return { ...deviceOf(session), id, seen, current };
}

/** The signed-in user. */
export type User = ReturnType<typeof userOf>;

/** Maps the wire's account. */
export function userOf(account: Account) {
  return {
    id: account.user_id,
    name: account.user_name,
    intro: account.user_intro,
    email: account.user_email,
    /** Address of the picture. */
    avatar: account.user_avatar ?? undefined,
    /** Unix seconds. */
    createdAt: account.user_ctime,
    /** Minutes, UTC minus local; null follows the browser. */
    timezone: account.user_timezone,
    language: account.language,
    albumOrder: account.folder_order,
    photoOrder: account.file_order,
    isMember: account.vip_state === VIP_STATES.ACTIVE,
    /** End of the membership, Unix seconds. */
    memberUntil: account.vip_info?.expires,
    /** When the account is deleted, Unix seconds; 0 where that is not requested. */
    deletedAt: account.delete_at ?? 0,
  };
}

/** Returns the seconds until a mailed code can be requested again. */
export const resendAfterOf = ({ resend_after }: { resend_after: number }) => resend_after;

/** The settings that every page starts with. */
export type Settings = ReturnType<typeof settingsOf>;

/** Maps the wire's config. */
export function settingsOf({
  user,
  upload_video,
  amap_token,
}: Pick<Config, 'user' | 'upload_video' | 'amap_token'>) {
  return { user: user && userOf(user), acceptsVideo: upload_video, mapToken: amap_token };
}

/** Returns when the account is deleted, Unix seconds. */
export const deletionTimeOf = ({ delete_at }: CallData<typeof contract.account.remove>) => delete_at;

/** Maps the reply with a user's invitations. */
export function invitationsOf({ user_sign, count, list }: CallData<typeof contract.account.invitations>) {
  return { code: user_sign, count, people: list };
}

/** Maps the wire's offer of free days of membership. */
export function freeDaysOf({ day, allow, complete }: CallData<typeof contract.activity.feedback>) {
  return { days: day, isAllowed: allow, isClaimed: complete };
}
