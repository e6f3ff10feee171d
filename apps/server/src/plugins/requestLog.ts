import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MEDIA_ROUTES } from '../modules/media/mediaUrls.ts';

const TOKEN = /(\/media\/download\/)[^/?]+/;

/** The address without what would open a door to whoever reads the log. */
export function safeUrl(url: string): string {
  return url.replace(TOKEN, '$1…');
}

/** Fields that never reach the log, wherever an object that carries them is logged. */
export const REDACTED = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-csrf-token"]',
  '*.password',
  '*.auth',
  '*.code',
];

const REQUEST_ID = 'x-request-id';
const PLAIN_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Names each request; a proxy in front that is believed may have named it already. */
export function requestIds(trustProxy: boolean): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers[REQUEST_ID];
    return trustProxy && typeof given === 'string' && PLAIN_ID.test(given) ? given : randomUUID();
  };
}

function isQuiet(request: FastifyRequest): boolean {
  return request.routeOptions.url === MEDIA_ROUTES.picture;
}

/** One line a request: what was asked, how it ended, how long the server took (`ms`). The reply tells its id. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      url: safeUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (isQuiet(request)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
}
