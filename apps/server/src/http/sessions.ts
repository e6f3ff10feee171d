import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../db/schema.ts';
import { SECONDS_PER_DAY } from '../time.ts';
import type { Cookies } from './cookies.ts';

const COOKIE = 'xj_session';

export interface Session {
  /** The digest of the secret: the session's id in the database. */
  id: string;
  user: User;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** The cookie that holds a session's secret. */
export interface SessionCookie {
  read: (request: FastifyRequest) => string | undefined;
  set: (reply: FastifyReply, secret: string) => void;
  clear: (reply: FastifyReply) => void;
}

export function createSessionCookie(cookies: Cookies, { days }: { days: number }): SessionCookie {
  const maxAge = days * SECONDS_PER_DAY;
  return {
    read: (request) => cookies.read(request, COOKIE),
    set: (reply, secret) => cookies.set(reply, { name: COOKIE, value: secret, maxAge }),
    clear: (reply) => cookies.clear(reply, COOKIE),
  };
}

/** Puts the session, if any, on every request that is not a plain static file. */
export function installSessions(
  app: FastifyInstance,
  { cookie, find }: { cookie: SessionCookie; find: (secret: string) => Promise<Session | null> },
): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const secret = cookie.read(request);
    if (secret) request.session = await find(secret);
  });
}
