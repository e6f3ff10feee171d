import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Db } from '../db/connect.ts';
import { prepare } from '../db/prepared.ts';
import { type SessionsTable, USER_COLUMNS, type User } from '../db/schema.ts';
import { newSecret, sha256 } from '../security/tokens.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, unixNow } from '../time.ts';
import type { Cookies } from './cookies.ts';
import { inOneTurn } from './inOneTurn.ts';

const COOKIE = 'xj_session';

export type SessionRow = Selectable<SessionsTable>;

export interface Session {
  id: string;
  user: User;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** Starts, finds and ends sessions. The cookie holds the secret, the database only its hash. */
export interface Sessions {
  find: (secret: string) => Promise<Session | null>;
  /** Starts a session; undefined where the account's password is not the one of `user` any more. */
  start: (
    user: Pick<User, 'id' | 'password'>,
    from: { ip: string; agent: string },
  ) => Promise<{ secret: string; id: string } | undefined>;
  end: (sessionId: string) => Promise<void>;
  /** Ends every session of a person, or every one but `except`. */
  endAll: (userId: string, except?: string | null) => Promise<void>;
  /** Sessions that live, the newest first. */
  list: (userId: string) => Promise<SessionRow[]>;
  /** Ends a session of this person; false where there is none. */
  endOne: (userId: string, sessionId: string) => Promise<boolean>;
  /** The person of a session that a token names, as long as the session lives. */
  userOf: (holder: { sessionId: string; userId: string }) => Promise<User | null>;
  /** The secret that a request's cookie holds. */
  readCookie: (request: FastifyRequest) => string | undefined;
  setCookie: (reply: FastifyReply, secret: string) => void;
  clearCookie: (reply: FastifyReply) => void;
}

export function createSessions(db: Db, options: { days: number; cookies: Cookies }): Sessions {
  const lifetime = options.days * SECONDS_PER_DAY;
  const { cookies } = options;

  const living = prepare(db, ['id', 'now'], ({ id, now }: { id: string; now: number }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(USER_COLUMNS.map((name) => `users.${name}` as const))
      .select('sessions.seen as session_seen')
      .where('sessions.id', '=', id)
      .where('sessions.expires', '>', now)
      .where('users.disabled', '=', 0),
  );

  async function read(id: string): Promise<Session | null> {
    const now = unixNow();
    const [row] = await living({ id, now });
    if (!row) return null;
    const { session_seen, ...user } = row;
    // Once an hour is enough to keep a used session alive, and spares a write on every request.
    if (now - session_seen > SECONDS_PER_HOUR) {
      await db
        .updateTable('sessions')
        .set({ seen: now, expires: now + lifetime })
        .where('id', '=', id)
        .execute();
    }
    return { id, user };
  }

  const findById = inOneTurn(read);

  return {
    find: (secret) => findById(sha256(secret)),
    async start(user, from) {
      const secret = newSecret();
      const id = sha256(secret);
      const now = unixNow();
      const row = { id, user_id: user.id, ctime: now, seen: now, expires: now + lifetime, ...from };
      return db.transaction().execute(async (trx) => {
        // Writing the row locks it: a change of the password waits, and then ends this session too.
        const unchanged = await trx
          .updateTable('users')
          .set({ password: user.password })
          .where('id', '=', user.id)
          .where('password', '=', user.password)
          .returning('id')
          .executeTakeFirst();
        if (!unchanged) return undefined;
        await trx.insertInto('sessions').values(row).execute();
        return { secret, id };
      });
    },
    async end(sessionId) {
      await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
    },
    async endAll(userId, except) {
      const query = db.deleteFrom('sessions').where('user_id', '=', userId);
      await (except ? query.where('id', '!=', except) : query).execute();
    },
    async list(userId) {
      return db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires', '>', unixNow())
        .orderBy('ctime', 'desc')
        .execute();
    },
    async endOne(userId, sessionId) {
      const row = await db
        .deleteFrom('sessions')
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async userOf({ sessionId, userId }) {
      const session = await findById(sessionId);
      return session?.user.id === userId ? session.user : null;
    },
    readCookie: (request) => cookies.read(request, COOKIE),
    setCookie: (reply, secret) => cookies.set(reply, { name: COOKIE, value: secret, maxAge: lifetime }),
    clearCookie: (reply) => cookies.clear(reply, COOKIE),
  };
}

/** Puts the session, if any, on every request that is not a plain static file. */
export function installSessions(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const secret = sessions.readCookie(request);
    if (secret) request.session = await sessions.find(secret);
  });
}
