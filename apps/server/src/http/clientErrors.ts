import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { messageFor } from './messages.ts';
import { JSON_TYPE } from './sendSerialized.ts';

/** HTTP status of what Node's parser refuses; 400 for everything else. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  ERR_BODY_TOO_LARGE: 413,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
const BAD_REQUEST = 400;
/** How long a client may take to read the reply before its connection is closed, ms. */
const CLOSE_DELAY_MS = 1_000;

interface ServerSocket extends Socket {
  /** Node's own property: the reply in progress. */
  _httpMessage?: ServerResponse | null;
}

/**
 * Ends a connection whose client may still be sending. Closing it at once would reset it, and the client would lose a
 * reply that it has not read yet.
 */
export function closeSoon(socket: Socket): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), CLOSE_DELAY_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Answers a request that never reached a route with an envelope, and ends its connection. */
export function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: ServerSocket): void {
  if (!socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const status = STATUS[code] ?? BAD_REQUEST;
  const body = JSON.stringify([
    ERROR_CODES.ILLEGAL_REQUEST,
    messageFor('ILLEGAL_REQUEST', 'zh'),
    { reason: 'request' },
  ]);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  closeSoon(socket);
}
