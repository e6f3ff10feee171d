import type { Kysely } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { Database } from '../../db/schema.ts';
import type { ShareRow } from '../../db/sharesSchema.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../time.ts';

/** Wrong codes after which one client waits; the wait doubles every time. */
const CLIENT_LIMIT = 5;
const FIRST_WAIT = 10 * SECONDS_PER_MINUTE;
const LONGEST_WAIT = SECONDS_PER_DAY;
/** Wrong codes in an hour, from anywhere, after which everybody waits for the hour's end. */
const HOUR_LIMIT = 60;
/** Wrong codes since the last reset after which only a new code opens the share. */
export const FROZEN_AT = 300;

export type Outcome =
  | { kind: 'right'; share: ShareRow }
  | { kind: 'missing' }
  | { kind: 'frozen' }
  | { kind: 'freezing'; times: number; timestamp: number }
  | { kind: 'wrong'; times: number; timestamp: number | undefined };

export interface Guess {
  shareId: string;
  client: string;
  /** Whether the code is this share's; asked only where the limits still allow to compare. */
  isRight: (share: ShareRow) => boolean;
  now: number;
}

function waitAfter(wrong: number): number {
  return Math.min(FIRST_WAIT * 2 ** (wrong / CLIENT_LIMIT - 1), LONGEST_WAIT);
}

/** Takes the share's lock: guesses at one share are compared one after the other, so that every count is exact. */
async function lockShare(trx: Kysely<Database>, shareId: string): Promise<ShareRow | undefined> {
  return trx
    .updateTable('shares')
    .set((eb) => ({ wrong: eb.ref('wrong') }))
    .where('id', '=', shareId)
    .where('ended', '=', 0)
    .returningAll()
    .executeTakeFirst();
}

async function countWrong(trx: Kysely<Database>, share: ShareRow, at: { hour: number }): Promise<void> {
  await trx
    .updateTable('shares')
    .set({
      wrong: share.wrong + 1,
      wrong_hour: share.hour === at.hour ? share.wrong_hour + 1 : 1,
      hour: at.hour,
    })
    .where('id', '=', share.id)
    .execute();
}

async function compare(trx: Kysely<Database>, guess: Guess): Promise<Outcome> {
  const { shareId: share_id, client, now } = guess;
  const share = await lockShare(trx, share_id);
  if (!share || (share.expires > 0 && share.expires <= now)) return { kind: 'missing' };
  if (share.wrong >= FROZEN_AT) return { kind: 'frozen' };
  const past = await trx
    .selectFrom('share_guesses')
    .selectAll()
    .where('share_id', '=', share_id)
    .where('client', '=', client)
    .executeTakeFirst();
  const wrong = past?.wrong ?? 0;
  if (past && past.until > now) return { kind: 'freezing', times: wrong, timestamp: past.until };
  const hour = Math.floor(now / SECONDS_PER_HOUR);
  if (share.hour === hour && share.wrong_hour >= HOUR_LIMIT) {
    return { kind: 'freezing', times: wrong, timestamp: (hour + 1) * SECONDS_PER_HOUR };
  }
  if (guess.isRight(share)) {
    await trx
      .deleteFrom('share_guesses')
      .where('share_id', '=', share_id)
      .where('client', '=', client)
      .execute();
    return { kind: 'right', share };
  }
  await countWrong(trx, share, { hour });
  const times = wrong + 1;
  const until = times % CLIENT_LIMIT === 0 ? now + waitAfter(times) : 0;
  const row = { wrong: times, until, seen: now };
  await trx
    .insertInto('share_guesses')
    .values({ share_id, client, ...row })
    .onConflict((conflict) => conflict.columns(['share_id', 'client']).doUpdateSet(row))
    .execute();
  return { kind: 'wrong', times, timestamp: until || undefined };
}

/** Compares one code, and counts it where it is wrong (spec §8 43002–43004). Right codes are never counted. */
export function tryCode(db: Db, guess: Guess): Promise<Outcome> {
  return db.transaction().execute((trx) => compare(trx, guess));
}
