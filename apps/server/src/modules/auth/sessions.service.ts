import { coalesce } from '../../cache/coalesce.ts';
import type { User } from '../../db/schema.ts';
import type { Session } from '../../http/sessions.ts';
import { newSecret, sha256 } from '../../security/tokens.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, unixNow } from '../../time.ts';
import type { SessionRow, SessionsRepository } from './sessions.repository.ts';

/** Starts, finds and ends sessions. The cookie holds the secret, the database only its digest. */
export interface Sessions {
  find: (secret: string) => Promise<Session | null>;
  /** Puts off the end of a used session, once an hour; false where that was done in this hour. */
  extend: (session: Session) => Promise<boolean>;
  /** Starts a session; undefined where the account's password is no longer the one of `user`. */
  start: (
    user: Pick<User, 'id' | 'password'>,
    from: { ip: string; agent: string },
  ) => Promise<{ secret: string; id: string } | undefined>;
  end: (sessionId: string) => Promise<void>;
  /** Ends every session of an account, or every one but `except`. */
  endAll: (userId: string, except?: string | null) => Promise<void>;
  /** Sessions that have not expired, the newest first. */
  list: (userId: string) => Promise<SessionRow[]>;
  /** Ends a session of this account; false if it has no such session. */
  endOne: (userId: string, sessionId: string) => Promise<boolean>;
  /** The user of a session that a token names, until the session ends. */
  userOf: (holder: { sessionId: string; userId: string }) => Promise<User | null>;
}

/** `days`: how long an unused session lives; `maxDays`: how long any session lives. */
export function createSessions(
  repository: SessionsRepository,
  { days, maxDays }: { days: number; maxDays: number },
): Sessions {
  const endOf = (began: number, now: number) =>
    Math.min(now + days * SECONDS_PER_DAY, began + maxDays * SECONDS_PER_DAY);

  const findById = coalesce(async (id: string): Promise<Session | null> => {
    const found = await repository.find(id, unixNow());
    return found ? { id, ...found } : null;
  });

  return {
    find: (secret) => findById(sha256(secret)),
    async extend({ id, seen, began }) {
      const now = unixNow();
      // Once an hour is enough to keep a used session alive, and saves a write on every request.
      if (now - seen <= SECONDS_PER_HOUR) return false;
      return repository.extend(id, { seen: now, expires: endOf(began, now), before: seen });
    },
    async start({ id: user_id, password }, from) {
      const secret = newSecret();
      const id = sha256(secret);
      const now = unixNow();
      const row = { id, user_id, ctime: now, seen: now, expires: endOf(now, now), ...from };
      return (await repository.insert(row, password)) ? { secret, id } : undefined;
    },
    end: repository.delete,
    endAll: repository.deleteAll,
    list: (userId) => repository.list(userId, unixNow()),
    endOne: repository.deleteOf,
    async userOf({ sessionId, userId }) {
      const session = await findById(sessionId);
      return session?.user.id === userId ? session.user : null;
    },
  };
}
