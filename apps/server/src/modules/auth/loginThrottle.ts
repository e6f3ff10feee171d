import type { User } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import type { AttemptCount, AttemptKey, AttemptLimit, AttemptsRepository } from './attempts.repository.ts';
import { checkSecret } from './checkSecret.ts';
import type { Source } from './knownDevices.ts';

/** Five wrong passwords in a row lock for an hour. */
export const CONSECUTIVE_LIMIT: AttemptLimit = { max: 5, window: SECONDS_PER_DAY, lock: SECONDS_PER_HOUR };
/** Twenty wrong passwords of a day lock until the password is reset, which deletes the attempts. */
export const DAY_LIMIT: AttemptLimit = { max: 20, window: SECONDS_PER_DAY, lock: 36_500 * SECONDS_PER_DAY };
/** Wrong passwords of a day from all unknown devices, after which these are compared one a minute. */
const MANY: AttemptLimit = { max: 1_000_000_000, window: SECONDS_PER_DAY };
const MANY_WRONG = 100;
const SLOW: AttemptLimit = { max: 1, window: SECONDS_PER_MINUTE };

type Account = Pick<User, 'id' | 'password'>;

/** Compares passwords, counts the wrong ones and locks (spec §8 41001–41003). */
export interface LoginThrottle {
  /**
   * Checks the password of a sign-in. Wrong ones are counted for the network or the known device that they come from, so
   * that no one locks out others. Throws ACCOUNT_LOCKED_TEMPORARILY `{expires}`, ACCOUNT_LOCKED, PASSWORD_WRONG `{times}`,
   * or ILLEGAL_REQUEST `{reason: 'rate', retry_after}` while many networks guess.
   */
  checkSignIn: (user: Account, password: string, source: Source) => Promise<void>;
  /**
   * Checks the password that confirms an action of a signed-in account. Counted apart from sign-ins, so that a stranger
   * cannot lock the owner out. Throws ACCOUNT_LOCKED_TEMPORARILY `{expires}` or PASSWORD_WRONG `{times}`.
   */
  confirm: (user: Account, password: string) => Promise<void>;
}

function lockedUntil(expires: number): CatalogueError {
  return new CatalogueError('ACCOUNT_LOCKED_TEMPORARILY', { data: { expires } });
}

/** The error of the wrong password number `times` in a row. */
function wrong(times: number, expires: number): CatalogueError {
  if (times >= CONSECUTIVE_LIMIT.max) return lockedUntil(expires);
  return new CatalogueError('PASSWORD_WRONG', { data: { times } });
}

export function createLoginThrottle(attempts: AttemptsRepository): LoginThrottle {
  /** Counts an attempt. Throws where the limit was reached before. */
  async function begin(key: AttemptKey): Promise<AttemptCount> {
    const counted = await attempts.count(key, CONSECUTIVE_LIMIT, unixNow());
    if (counted.refused) throw lockedUntil(counted.expires);
    return counted;
  }

  /** Bounds what many networks can guess together. Throws ILLEGAL_REQUEST. */
  async function slowDown(subject: string): Promise<void> {
    const now = unixNow();
    const { count } = await attempts.count({ subject, kind: 'signins' }, MANY, now);
    if (count <= MANY_WRONG) return;
    const { refused, expires } = await attempts.count({ subject, kind: 'slow' }, SLOW, now);
    if (!refused) return;
    const retry_after = Math.max(expires - now, 1);
    throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'rate', retry_after } });
  }

  // Attempts are counted before they are compared: however many arrive at once, no more than allowed are compared.
  return {
    async checkSignIn(user, given, source) {
      const password = checkSecret('password', given);
      const inRow = { subject: user.id, kind: `signin:${source.key}` };
      const ofDay = { subject: user.id, kind: `day:${source.key}` };
      const { count, expires } = await begin(inRow);
      const today = await attempts.count(ofDay, DAY_LIMIT, unixNow());
      if (today.refused) throw new CatalogueError('ACCOUNT_LOCKED');
      if (!source.isKnown) {
        await slowDown(user.id).catch(async (error: unknown) => {
          // It is not compared.
          for (const key of [inRow, ofDay]) await attempts.undo(key);
          throw error;
        });
      }
      if (await verifyPassword(user.password, password)) {
        for (const key of [inRow, ofDay]) await attempts.clear(key);
        if (!source.isKnown) await attempts.undo({ subject: user.id, kind: 'signins' });
        return;
      }
      throw today.count >= DAY_LIMIT.max ? new CatalogueError('ACCOUNT_LOCKED') : wrong(count, expires);
    },

    async confirm(user, given) {
      const password = checkSecret('password', given);
      const key = { subject: user.id, kind: 'confirm' };
      const { count, expires } = await begin(key);
      if (await verifyPassword(user.password, password)) return attempts.clear(key);
      throw wrong(count, expires);
    },
  };
}
