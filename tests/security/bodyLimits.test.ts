import type { Socket } from 'node:net';
import { contract, HEADERS, UPLOAD_PATHS } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../apps/server/test/startServer.ts';
import { createWebDir } from '../../apps/server/test/webDir.ts';
import { flood, openSocket, readReply } from './rawHttp.ts';

const MEGABYTE = 1_048_576;
const DRAIN = MEGABYTE;
const CHUNK = `10000\r\n${'x'.repeat(65_536)}\r\n`;
const FORM = 'content-type: multipart/form-data; boundary=b';
const JSON_TYPE = 'content-type: application/json';
const { path: SIGN_OUT } = contract.auth.signOut;

describe('the body of a request', () => {
  let server: TestServer;
  let headers: string;
  let routes: string[];
  /** The server's ends of all connections. */
  const accepted: Socket[] = [];
  beforeAll(async () => {
    server = await startServer(
      'sqlite',
      { UPLOAD_MAX_MB: '100', WEB_DIR: await createWebDir() },
      { connectionLimits: { drainBytes: DRAIN } },
    );
    const owner = await server.join('owner@example.com');
    const { csrf_token: token } = await owner.api.account.config();
    const cookie = Array.from(owner.jar, ([name, value]) => `${name}=${value}`).join('; ');
    headers = `host: x\r\ncookie: ${cookie}\r\n${HEADERS.CSRF}: ${token}`;
    const known = [...new Set(server.registered), 'POST /nothing', 'PUT /%zz', 'GET /albums'];
    const isLast = (route: string) => Number(route.endsWith(SIGN_OUT));
    routes = known.toSorted((a, b) => isLast(a) - isLast(b));
    server.app.server.on('connection', (socket: Socket) => accepted.push(socket));
  });
  afterAll(() => server.stop());

  /** Sends chunks for as long as the server reads; returns its status and the bytes that it read. */
  async function send(route: string, { head, chunk }: { head: string; chunk: string }) {
    const from = accepted.length;
    const [method, pattern = ''] = route.split(' ');
    const socket = await openSocket(server.origin);
    const reply = readReply(socket);
    const target = pattern.replaceAll(/:\w+/g, 'x').replace('*', 'x');
    socket.write(`${method} ${target} HTTP/1.1\r\n${headers}\r\n${head}\r\n\r\n`);
    await flood(socket, chunk);
    const { status } = await reply;
    return { status, read: Math.max(...accepted.slice(from).map(({ bytesRead }) => bytesRead)) };
  }

  /** The most that a route may read: its limit, the bytes before its reply, and twice the drained ones after it. */
  const most = (route: string) => {
    const isLong = Object.values(contract)
      .flatMap((calls) => Object.values(calls) as { method: string; path: string; bodyLimit?: number }[])
      .find(({ method, path }) => `${method} ${path}` === route)?.bodyLimit;
    return (isLong ?? MEGABYTE) + MEGABYTE + 2 * DRAIN;
  };

  it.each([
    ['endless chunks of a form', `${FORM}\r\ntransfer-encoding: chunked`, CHUNK],
    ['endless chunks of JSON', `${JSON_TYPE}\r\ntransfer-encoding: chunked`, CHUNK],
    ['a Content-Length of 3 GB', `${FORM}\r\ncontent-length: 3000000000`, 'x'.repeat(65_536)],
  ])('is cut at every address: %s', async (_, head, chunk) => {
    const read = new Map<string, { status: number; read: number }>();
    for (const route of routes) read.set(route, await send(route, { head, chunk }));
    const long = [...read].filter(([route, answer]) => answer.read > most(route) || answer.status === 0);
    expect(long).toEqual([]);
    expect(read.size).toBeGreaterThan(Object.values(contract).flatMap(Object.keys).length);
  });

  it('is refused with the limit and the value where it announces too much', async () => {
    const refuse = async (route: string, length: number) => {
      const [method = '', path = ''] = route.split(' ');
      const socket = await openSocket(server.origin);
      const reply = readReply(socket);
      const lines = `${headers}\r\nconnection: close\r\n${JSON_TYPE}\r\ncontent-length: ${length}`;
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines}\r\n\r\n`);
      await flood(socket, 'x'.repeat(65_536));
      return JSON.parse((await reply).body) as unknown;
    };
    const data = (limit: number, value: number) => ({ reason: 'body', limit, value });
    const name = await refuse('PUT /api/account/name', 2 * MEGABYTE);
    expect(name).toEqual([20002, expect.any(String), data(MEGABYTE, 2 * MEGABYTE)]);
    const photo = await refuse(`POST ${UPLOAD_PATHS.PHOTO}`, 200 * MEGABYTE);
    expect(photo).toMatchObject([42000, expect.any(String), { reason: 'body', value: 200 * MEGABYTE }]);
  });
});
