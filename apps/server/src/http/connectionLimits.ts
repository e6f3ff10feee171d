import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { IsTrusted } from '../settings/trustedProxies.ts';
import { allowedBody } from './bodyLimits.ts';
import { closeSoon } from './clientErrors.ts';
import { clientNetwork } from './clientNetwork.ts';

/** How long and how much a client may send. */
export interface ConnectionLimits {
  /** A request's headers arrive within this time, ms; also those of the first request of a connection. */
  headersMs: number;
  /** A connection without a request is kept this long, ms. */
  keepAliveMs: number;
  /**
   * A connection without any traffic is kept this long, ms. Longer than a client waits for the reply to an upload.
   */
  idleMs: number;
  /** A body arrives at `bytesPerSecond` or faster, on average over each window of `windowMs`. */
  windowMs: number;
  bytesPerSecond: number;
  /** Bytes of a body that are still read after its reply; more than one part of an upload. */
  drainBytes: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  keepAliveMs: 72_000,
  idleMs: 240_000,
  windowMs: 30_000,
  bytesPerSecond: 4_096,
  drainBytes: 8_388_608,
};

const MS = 1_000;
/** How many times the header timeout is checked before it expires. */
const CHECKS = 4;

/** The limits that Node itself enforces, as options of Fastify. */
export function timeoutsOf({ headersMs, keepAliveMs, idleMs }: ConnectionLimits) {
  // A connection is ended at the check after its timeout.
  const connectionsCheckingInterval = Math.ceil(headersMs / CHECKS);
  return {
    http: { headersTimeout: headersMs - connectionsCheckingInterval, connectionsCheckingInterval },
    keepAliveTimeout: keepAliveMs,
    connectionTimeout: idleMs,
  };
}

/** Ends connections of one client network beyond `most`. Those of a trusted proxy are of many clients and not counted. */
export function limitConnections(
  server: Server,
  { most, isTrusted }: { most: number; isTrusted: IsTrusted },
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(address, 0)) return;
    const network = clientNetwork(address);
    const count = open.get(network) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** An error as Node passes it to 'clientError'. */
function clientError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Calls `onTooMany` when the socket receives more than `most()` bytes. Returns the function that stops counting.
 */
function countBytes(socket: Socket, most: () => number, onTooMany: () => void): () => void {
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > most()) onTooMany();
  };
  socket.on('data', count);
  return () => void socket.off('data', count);
}

/**
 * Calls `onSlow` when the client sends too little within a window. Returns the function that stops watching.
 */
function watchPace(request: IncomingMessage, limits: ConnectionLimits, onSlow: () => void): () => void {
  const { windowMs, bytesPerSecond } = limits;
  const least = (windowMs / MS) * bytesPerSecond;
  let before = request.socket.bytesRead;
  const timer = setInterval(() => {
    const received = request.socket.bytesRead - before;
    before += received;
    // While bytes wait for the server to read them, the client is not slow.
    if (received < least && request.readableLength === 0) onSlow();
  }, windowMs).unref();
  return () => clearInterval(timer);
}

/**
 * Ends requests whose body arrives too slowly, is longer than its route allows, or continues long after the reply. A
 * request that is ended before its reply goes to 'clientError', which answers it.
 */
export function limitBodies(server: Server, limits: ConnectionLimits): void {
  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const watches: (() => void)[] = [];
    /** Stops reading the body, as far as the route allows it. */
    const stop = () => {
      for (const end of watches.splice(0)) end();
      request.unpipe();
      request.pause();
      watches.push(
        countBytes(
          socket,
          () => limits.drainBytes,
          () => socket.destroy(),
        ),
      );
    };
    const refuse = (code: string, message: string) => () => {
      stop();
      if (response.headersSent) socket.destroy();
      else server.emit('clientError', clientError(code, message), socket);
    };
    watches.push(watchPace(request, limits, refuse('ERR_HTTP_REQUEST_TIMEOUT', 'The body is too slow')));
    const tooLong = refuse('ERR_BODY_TOO_LARGE', 'The body is too long');
    watches.push(countBytes(socket, () => allowedBody(request), tooLong));
    request.once('close', () => {
      for (const end of watches) end();
    });
    response.once('finish', () => {
      if (request.complete) return;
      // The rest is read and dropped, so that the client gets its reply and not a reset connection.
      request.unpipe();
      request.resume();
      const giveUp = () => {
        stop();
        closeSoon(socket);
      };
      watches.push(countBytes(socket, () => limits.drainBytes, giveUp));
    });
  });
}
