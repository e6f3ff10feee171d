import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests of one connection that wait for the replies before them. Browsers and proxies send none of these. */
const MOST_WAITING = 8;

/**
 * Handles the requests of a connection one after the other, in the order of their replies: a client that sends many and
 * reads no reply keeps one of them in memory. One more than `MOST_WAITING` ends the connection.
 */
export function installTurns(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, (() => void)[]>();
  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length > MOST_WAITING) {
      request.log.info({ limit: MOST_WAITING }, 'connection ended: too many requests without a reply');
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => {
      line.shift();
      if (!socket.destroyed) line[0]?.();
    });
    line.push(next);
    if (line.length === 1) next();
  });
}
