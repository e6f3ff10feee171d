import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../db/schema.ts';
import { SECONDS_PER_DAY } from '../time.ts';
import type { Cookies } from './cookies.ts';

const COOKIE = 'xj_session';

export interface Session {
  /** The digest of the secret: the session's id in the database. */
  id: string;
  user: User;
  /** Unix seconds: when its end was last put off. */
  seen: number;
  /** Unix seconds: when it began. */
  began: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route knows no user: it is answered without a question to the database. */
    sessionless?: true;
  }
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

interface SessionStore {
  find: (secret: string) => Promise<Session | null>;
  /** Puts off the end of a used session; false where that was done a short time ago. */
  extend: (session: Session) => Promise<boolean>;
}

/**
 * Puts the session, if any, on every request. Calls and media extend it, and their replies its cookie: other replies may
 * be kept by caches that several users share.
 */
export function installSessions(
  app: FastifyInstance,
  { cookie, sessions }: { cookie: SessionCookie; sessions: SessionStore },
): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request, reply) => {
    const { contract, media, sessionless } = request.routeOptions.config;
    const secret = sessionless ? undefined : cookie.read(request);
    const session = secret ? await sessions.find(secret) : null;
    request.session = session;
    if (!secret || !session || !(contract || media)) return;
    if (await sessions.extend(session)) cookie.set(reply, secret);
  });
}
