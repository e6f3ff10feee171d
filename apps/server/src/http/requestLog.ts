import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IsTrusted } from '../settings/trustedProxies.ts';

/** The pattern of the matched route: an address itself may hold a token. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions?.url ?? 'none';
}

/** Fields of the log. Secrets never reach it; `err.code` (an errno, an SQLSTATE) does. */
export const LOG_OPTIONS = {
  redact: ['*.password', '*.auth', 'body.code'],
  serializers: { req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }) },
};

const REQUEST_ID = 'x-request-id';
const PLAIN_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The id of each request; a trusted proxy may have set it already. */
export function requestIds(
  isTrusted: IsTrusted,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID];
    if (typeof given !== 'string' || !PLAIN_ID.test(given)) return randomUUID();
    return isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
}

/**
 * Logs one line per request: its route, its status, and how long the server took (`ms`). The reply carries its id. Lines
 * of `quietRoutes` have the level debug.
 */
export function installRequestLog(
  app: FastifyInstance,
  { quietRoutes }: { quietRoutes: readonly string[] },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (quietRoutes.includes(routeOf(request))) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
}
