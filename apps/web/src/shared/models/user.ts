import { type CallData, type contract, DEVICE_TYPES } from '@xiangji/api-client/contract';
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
