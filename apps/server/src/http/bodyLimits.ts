import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CatalogueError } from './errors.ts';

/** The longest body of routes outside the contract, and of addresses that no route has. Bytes. */
export const SMALL_BODY = 16_384;
/**
 * Bytes over a limit that may arrive before the reader of the body notices it and replies: the lengths of chunks, and
 * the buffer of a connection.
 */
const AHEAD = 524_288;

const allowed = new WeakMap<IncomingMessage, number>();

/** Bytes that a connection may deliver for the body of a request. */
export function allowedBody(request: IncomingMessage): number {
  return (allowed.get(request) ?? SMALL_BODY) + AHEAD;
}

/** Lets the body have the length that its route allows. Uploads call it after they have checked their token. */
export function allowBody({ raw, routeOptions }: FastifyRequest): void {
  allowed.set(raw, routeOptions.bodyLimit);
}

/** Refuses requests that announce a longer body than their route allows, and limits what is read of the others. */
export function installBodyLimits(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { bodyLimit: limit, config } = request.routeOptions;
    const isUpload = config.contract?.encoding === 'multipart';
    const value = Number(request.headers['content-length'] ?? 0);
    if (value > limit) {
      const data = { reason: 'body', limit, value };
      return done(new CatalogueError(isUpload ? 'FILE_SIZE_INVALID' : 'ILLEGAL_REQUEST', { data }));
    }
    if (!isUpload) allowBody(request);
    done();
  });
}
