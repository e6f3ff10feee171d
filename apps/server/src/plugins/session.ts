import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../db/connect.ts';
import type { User } from '../db/schema.ts';
import { newSecret, sha256 } from '../security/tokens.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, unixNow } from '../time.ts';

const COOKIE = 'xj_session';

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
  start: (userId: string, from: { ip: string; agent: string }) => Promise<string>;
  end: (sessionId: string) => Promise<void>;
  /** The person of a session that a token names, as long as the session lives. */
  userOf: (holder: { sessionId: string; userId: string }) => Promise<User | null>;
  setCookie: (reply: FastifyReply, secret: string) => void;
  clearCookie: (reply: FastifyReply) => void;
}

export function createSessions(db: Db, options: { days: number; secure: () => boolean }): Sessions {
  const lifetime = options.days * SECONDS_PER_DAY;
  const cookie = () => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: options.secure() }) as const;

  async function findById(id: string): Promise<Session | null> {
    const now = unixNow();
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select(['sessions.seen as session_seen'])
      .where('sessions.id', '=', id)
      .where('sessions.expires', '>', now)
      .where('users.disabled', '=', 0)
      .executeTakeFirst();
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

  return {
    find: (secret) => findById(sha256(secret)),
    async start(userId, from) {
      const secret = newSecret();
      const now = unixNow();
      await db
        .insertInto('sessions')
        .values({
          id: sha256(secret),
          user_id: userId,
          ctime: now,
          seen: now,
          expires: now + lifetime,
          ...from,
        })
        .execute();
      return secret;
    },
    async end(sessionId) {
      await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
    },
    async userOf({ sessionId, userId }) {
      const session = await findById(sessionId);
      return session?.user.id === userId ? session.user : null;
    },
    setCookie: (reply, secret) => void reply.setCookie(COOKIE, secret, { ...cookie(), maxAge: lifetime }),
    clearCookie: (reply) => void reply.clearCookie(COOKIE, cookie()),
  };
}

/** Puts the session, if any, on every request that is not a plain static file. */
export function installSessions(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const secret = request.cookies[COOKIE];
    if (secret) request.session = await sessions.find(secret);
  });
}
