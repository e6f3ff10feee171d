import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An open connection to a server, for requests that no client library would send. */
export async function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // A server that ends a connection early may reset it.
  socket.on('error', () => undefined);
  return socket;
}

export interface RawReply {
  status: number;
  head: string;
  body: string;
}

/** Resolves when a connection is closed, also by a reset. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

/** Reads everything until the server ends the connection. */
export async function readReply(socket: Socket): Promise<RawReply> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await closed(socket);
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, Math.max(end, 0));
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: text.slice(end + 4) };
}

/** Writes one byte every `everyMs` until the connection closes. */
export function drip(socket: Socket, everyMs: number): void {
  const timer = setInterval(() => socket.write('x'), everyMs);
  socket.once('close', () => clearInterval(timer));
}

/** Writes `chunk` again and again, as fast as the server reads, until the connection closes. */
export async function flood(socket: Socket, chunk: string): Promise<void> {
  while (!socket.destroyed) {
    if (socket.write(chunk)) continue;
    await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed(socket)]);
  }
}

interface RawRequest {
  method: string;
  /** The request target, sent unchanged. */
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends one request, and reads everything until the server ends the connection. */
export async function sendRaw(origin: string, { method, target, headers, body = '' }: RawRequest) {
  const socket = await openSocket(origin);
  const lines = Object.entries({
    host: new URL(origin).host,
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  return readReply(socket);
}
