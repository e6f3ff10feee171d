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
/** How long a client has to read the answer before its connection is closed, ms. */
const LINGER_MS = 1_000;

interface ServerSocket extends Socket {
  /** Node's own: the reply under way. */
  _httpMessage?: ServerResponse | null;
}

/**
 * Ends a connection whose client may still be sending. Closing it at once would reset it, and a client that has not read the
 * answer yet would lose it.
 */
export function closeSoon(socket: Socket): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Answers a request that never reached a route in the envelope, and ends its connection. */
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
