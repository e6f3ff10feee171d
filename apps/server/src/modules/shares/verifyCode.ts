import type { ShareRow } from '../../db/sharesSchema.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../time.ts';
import type { CodeAttemptsRepository, LockedShare } from './codeAttempts.repository.ts';

/** Wrong codes after which one client waits; the wait doubles every time. */
const CLIENT_LIMIT = 5;
const FIRST_WAIT = 10 * SECONDS_PER_MINUTE;
const LONGEST_WAIT = SECONDS_PER_DAY;
/** Wrong codes per hour, from anywhere, after which everybody waits for the end of the hour. */
const HOUR_LIMIT = 60;
/** Wrong codes since the last reset after which the share opens with a new code only. */
export const FROZEN_AT = 300;

export type Outcome =
  | { kind: 'right'; share: ShareRow }
  | { kind: 'missing' }
  | { kind: 'frozen' }
  | { kind: 'freezing'; times: number; timestamp: number }
  | { kind: 'wrong'; times: number; timestamp: number | undefined };

export interface CodeAttempt {
  shareId: string;
  client: string;
  /** Whether the code is this share's. Called only where the limits allow another comparison. */
  isRight: (share: ShareRow) => boolean;
  /** Unix seconds. */
  now: number;
}

function waitAfter(wrong: number): number {
  return Math.min(FIRST_WAIT * 2 ** (wrong / CLIENT_LIMIT - 1), LONGEST_WAIT);
}

async function compare(
  { share, attemptsOf, forget, setWrong }: LockedShare,
  { client, isRight, now }: Omit<CodeAttempt, 'shareId'>,
): Promise<Outcome> {
  if (share.expires > 0 && share.expires <= now) return { kind: 'missing' };
  if (share.wrong >= FROZEN_AT) return { kind: 'frozen' };
  const past = await attemptsOf(client);
  const wrong = past?.wrong ?? 0;
  if (past && past.until > now) return { kind: 'freezing', times: wrong, timestamp: past.until };
  const hour = Math.floor(now / SECONDS_PER_HOUR);
  if (share.hour === hour && share.wrong_hour >= HOUR_LIMIT) {
    return { kind: 'freezing', times: wrong, timestamp: (hour + 1) * SECONDS_PER_HOUR };
  }
  if (isRight(share)) {
    await forget(client);
    return { kind: 'right', share };
  }
  const times = wrong + 1;
  const until = times % CLIENT_LIMIT === 0 ? now + waitAfter(times) : 0;
  const wrong_hour = share.hour === hour ? share.wrong_hour + 1 : 1;
  await setWrong(client, {
    share: { wrong: share.wrong + 1, wrong_hour, hour },
    client: { wrong: times, until, seen: now },
  });
  return { kind: 'wrong', times, timestamp: until || undefined };
}

/**
 * Compares one access code, and counts it where it is wrong (spec §8 43002–43004). Right codes are never counted.
 */
export function verifyCode(
  attempts: CodeAttemptsRepository,
  { shareId, ...attempt }: CodeAttempt,
): Promise<Outcome> {
  return attempts.withShareLock(shareId, async (locked) =>
    locked ? compare(locked, attempt) : { kind: 'missing' },
  );
}
