import { HEADERS, STALE_CSRF } from '@xiangji/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keyedDigest, newSecret, sameText } from '../security/tokens.ts';
import type { Cookies } from './cookies.ts';
import { CatalogueError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False where a changing request is authorised by a token of its own. */
    csrf?: false;
  }
}

const COOKIE = 'xj_csrf';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Csrf {
  /** A token for the pages of this browser; valid in the current session only. */
  issue: (request: FastifyRequest, reply: FastifyReply) => string;
  /** Refuses changing requests without a token. Install after the sessions. */
  install: (app: FastifyInstance) => void;
}

/** Signed double submit (OWASP): the token is an HMAC over a random cookie and the session. */
export function createCsrf({ signingKey, cookies }: { signingKey: Buffer; cookies: Cookies }): Csrf {
  const sign = (salt: string, secret: string, request: FastifyRequest) =>
    `${salt}.${keyedDigest(signingKey, `csrf:${salt}:${secret}:${request.session?.id ?? ''}`)}`;

  function isValid(request: FastifyRequest): boolean {
    const token = request.headers[HEADERS.CSRF];
    const secret = cookies.read(request, COOKIE);
    if (typeof token !== 'string' || !secret) return false;
    const [salt = ''] = token.split('.');
    return sameText(token, sign(salt, secret, request));
  }

  return {
    issue(request, reply) {
      const known = cookies.read(request, COOKIE);
      const secret = known ?? newSecret();
      if (!known) cookies.set(reply, { name: COOKIE, value: secret });
      return sign(newSecret(), secret, request);
    },

    install(app) {
      // The router has resolved the request's route, however its address is encoded.
      app.addHook('onRequest', async (request) => {
        const { config } = request.routeOptions;
        if (request.is404 || SAFE_METHODS.has(request.method)) return;
        if (config.csrf === false || config.contract?.csrf === false || isValid(request)) return;
        throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: STALE_CSRF } });
      });
    },
  };
}
