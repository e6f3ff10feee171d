import type { Db } from '../../db/connect.ts';
import type { Flag, User } from '../../db/schema.ts';
import { CatalogueError } from '../../plugins/errors.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, unixNow } from '../../time.ts';
import { checkSecret } from './checkSecret.ts';

/** Wrong passwords in a row that lock for an hour, and in a day that lock until a reset. */
const LOCK_AFTER = 5;
const LOCK_FOR = SECONDS_PER_HOUR;
const LOCK_HARD_AFTER = 20;

type Guarded = Pick<User, 'id' | 'password'>;

interface Counted {
  wrong_times: number;
  locked: number;
  locked_until: number;
}

/** Compares passwords, and counts and locks (spec §8 41001–41003) wherever one is asked for. */
export interface PasswordGate {
  /** Throws ACCOUNT_LOCKED_TEMPORARILY `{expires}`, ACCOUNT_LOCKED or PASSWORD_WRONG `{times}`. */
  check: (user: Guarded, password: string) => Promise<void>;
}

function refuseLocked(state: { locked: number; locked_until: number }): never {
  if (state.locked) throw new CatalogueError('ACCOUNT_LOCKED');
  throw new CatalogueError('ACCOUNT_LOCKED_TEMPORARILY', { data: { expires: state.locked_until } });
}

export function createPasswordGate(db: Db): PasswordGate {
  /**
   * Counts the try as wrong before it is compared, in one statement: however many come at once, no more are compared
   * than the lock allows. Undefined where the account is locked.
   */
  async function reserve(userId: string, now: number): Promise<Counted | undefined> {
    const day = Math.floor(now / SECONDS_PER_DAY);
    return db
      .updateTable('users')
      .set((eb) => {
        const today = eb
          .case()
          .when('wrong_day', '=', day)
          .then(eb('wrong_today', '+', 1))
          .else(1)
          .end();
        const isLast = eb('wrong_times', '>=', LOCK_AFTER - 1);
        return {
          wrong_times: eb
            .case()
            .when(isLast)
            .then(0)
            .else(eb('wrong_times', '+', 1))
            .end(),
          wrong_today: today,
          wrong_day: day,
          locked_until: eb
            .case()
            .when(isLast)
            .then(now + LOCK_FOR)
            .else(0)
            .end(),
          locked: eb.case().when(today, '>=', LOCK_HARD_AFTER).then<Flag>(1).else<Flag>(0).end(),
        };
      })
      .where('id', '=', userId)
      .where('locked', '=', 0)
      .where('locked_until', '<=', now)
      .returning(['wrong_times', 'locked', 'locked_until'])
      .executeTakeFirst();
  }

  /** The try was right: it and what stood before it in a row do not count. */
  async function forgive(userId: string): Promise<void> {
    await db
      .updateTable('users')
      .set((eb) => ({
        wrong_times: 0,
        wrong_today: eb
          .case()
          .when('wrong_today', '>', 0)
          .then(eb('wrong_today', '-', 1))
          .else(0)
          .end(),
        locked_until: 0,
        locked: 0,
      }))
      .where('id', '=', userId)
      .execute();
  }

  return {
    async check(user, given) {
      const password = checkSecret('password', given);
      const counted = await reserve(user.id, unixNow());
      if (!counted) {
        const state = await db
          .selectFrom('users')
          .select(['locked', 'locked_until'])
          .where('id', '=', user.id)
          .executeTakeFirst();
        if (!state) throw new CatalogueError('NOT_SIGNED_IN');
        refuseLocked(state);
      }
      if (await verifyPassword(user.password, password)) return forgive(user.id);
      if (counted.locked || counted.locked_until > 0) refuseLocked(counted);
      throw new CatalogueError('PASSWORD_WRONG', { data: { times: counted.wrong_times } });
    },
  };
}
