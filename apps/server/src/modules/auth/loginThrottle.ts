import type { User } from '../../db/schema.ts';
import { clientNetwork } from '../../http/clientNetwork.ts';
import { CatalogueError } from '../../http/errors.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, unixNow } from '../../time.ts';
import type { AttemptCount, AttemptKey, AttemptLimit, AttemptsRepository } from './attempts.repository.ts';
import type { AuthRepository } from './auth.repository.ts';
import { checkSecret } from './checkSecret.ts';

/** Five wrong passwords in a row lock for an hour. */
export const CONSECUTIVE_LIMIT: AttemptLimit = { max: 5, window: SECONDS_PER_DAY, lock: SECONDS_PER_HOUR };
/** Wrong passwords of a day, from anywhere, that lock signing in until the password is reset. */
const SIGN_INS_A_DAY = 20;

type Account = Pick<User, 'id' | 'password'>;

/** Compares passwords, counts the wrong ones and locks (spec §8 41001–41003). */
export interface LoginThrottle {
  /**
   * Checks the password of a sign-in. Wrong ones are counted for the network they come from and for the account's day.
   * Throws ACCOUNT_LOCKED_TEMPORARILY `{expires}`, ACCOUNT_LOCKED or PASSWORD_WRONG `{times}`.
   */
  checkSignIn: (user: Account, password: string, ip: string) => Promise<void>;
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

export function createLoginThrottle(
  accounts: Pick<AuthRepository, 'countWrongSignIn' | 'uncountWrongSignIn'>,
  attempts: AttemptsRepository,
): LoginThrottle {
  /** Counts an attempt. Throws where the limit was reached before. */
  async function begin(key: AttemptKey): Promise<AttemptCount> {
    const counted = await attempts.count(key, CONSECUTIVE_LIMIT, unixNow());
    if (counted.refused) throw lockedUntil(counted.expires);
    return counted;
  }

  // Attempts are counted before they are compared: however many arrive at once, no more than allowed are compared.
  return {
    async checkSignIn(user, given, ip) {
      const password = checkSecret('password', given);
      const key = { subject: user.id, kind: `signin:${clientNetwork(ip)}` };
      const { count, expires } = await begin(key);
      const day = Math.floor(unixNow() / SECONDS_PER_DAY);
      const counted = await accounts.countWrongSignIn(user.id, { day, max: SIGN_INS_A_DAY });
      if (!counted) throw new CatalogueError('ACCOUNT_LOCKED');
      if (await verifyPassword(user.password, password)) {
        await attempts.clear(key);
        return accounts.uncountWrongSignIn(user.id);
      }
      throw counted.locked ? new CatalogueError('ACCOUNT_LOCKED') : wrong(count, expires);
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
