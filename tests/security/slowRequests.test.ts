import type { Socket } from 'node:net';
import { ERROR_CODES as E, UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { BEHIND_PROXY, startServer, type TestServer } from '../../apps/server/test/startServer.ts';
import { drip, flood, openSocket, readReply } from './rawHttp.ts';

const BOUNDARY = 'boundary-of-the-test';
const MEGABYTE = 1_048_576;
const LIMITS = {
  headersMs: 400,
  windowMs: 300,
  bytesPerSecond: 1_000,
  drainBytes: MEGABYTE,
};

const fieldPart = (name: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`;

/** The head of an upload; its body has `length` bytes, or comes in chunks. */
function uploadHead(length?: number): string {
  const body = length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  const type = `content-type: multipart/form-data; boundary=${BOUNDARY}`;
  return `POST /upload/photo HTTP/1.1\r\nhost: x\r\n${type}\r\n${body}\r\n\r\n`;
}
const chunkOf = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

describe('slow and endless requests', () => {
  let server: TestServer;
  let owner: Browser;
  let album: string;
  let token: string;
  /** The server's ends of all connections. */
  const accepted: Socket[] = [];
  beforeAll(async () => {
    server = await startServer('sqlite', { UPLOAD_MAX_MB: '2' }, { connectionLimits: LIMITS });
    owner = await server.join('owner@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
    token = (await owner.api.account.uploadToken()).upload_token;
    server.app.server.on('connection', (socket: Socket) => accepted.push(socket));
  });
  afterAll(() => server.stop());

  const codeOf = (body: string) => (JSON.parse(body) as [number])[0];
  const fields = (upload: string) =>
    fieldPart(UPLOAD_FIELDS.TOKEN, upload) + fieldPart(UPLOAD_FIELDS.FOLDER, album);

  const SLOW = {
    'a call':
      'PUT /api/account/name HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n',
    'a call that is not guarded':
      'POST /pay/sandbox/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9999\r\n\r\n',
    'an upload': uploadHead(999_999),
    'an upload in chunks': `${uploadHead()}ffff\r\n`,
    'an unknown address': 'POST /nothing HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\n',
    'an unreadable address': 'POST /%zz HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\n',
    'a head': 'GET / HTTP/1.1\r\nx: ',
    'nothing at all': '',
  };

  it.each(Object.entries(SLOW))('ends a connection that sends too slowly: %s', async (name, head) => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = await openSocket(server.origin);
        socket.write(head);
        if (name !== 'nothing at all') drip(socket, 50);
        return readReply(socket);
      }),
    );
    for (const { status, body } of replies) {
      expect([200, 408]).toContain(status);
      expect([E.ILLEGAL_REQUEST, E.NOT_FOUND]).toContain(codeOf(body));
    }
  });

  it('takes a slow upload that keeps moving', async () => {
    const jpeg = await makeJpeg({ width: 640, height: 480 });
    const parts = [
      Buffer.from(fields(token) + fileHead(UPLOAD_FIELDS.FILE)),
      jpeg,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ];
    const bytes = Buffer.concat(parts);
    const socket = await openSocket(server.origin);
    const reply = readReply(socket);
    socket.write(uploadHead(bytes.length).replace('host: x', 'host: x\r\nconnection: close'));
    const step = Math.ceil(bytes.length / 20);
    let sent = 0;
    // Over four windows.
    const timer = setInterval(() => {
      socket.write(bytes.subarray(sent, sent + step));
      sent += step;
      if (sent >= bytes.length) clearInterval(timer);
    }, 70);
    expect(JSON.parse((await reply).body)).toMatchObject([0, '', { file: { duplicate: false } }]);
  });

  /** Floods an upload; returns its reply and the bytes that the server read. */
  async function floodUpload(head: string, chunk: string) {
    const from = accepted.length;
    const socket = await openSocket(server.origin);
    const reply = readReply(socket);
    socket.write(head);
    await flood(socket, chunk);
    const read = Math.max(...accepted.slice(from).map(({ bytesRead }) => bytesRead));
    return { code: codeOf((await reply).body), read };
  }
  const CHUNK = 'x'.repeat(65_536);
  /** The rest of a refused body is drained twice at most: after the reply, and until the socket closes. */
  const DRAINED = 4 * MEGABYTE;

  it('answers an upload with a wrong token before it reads the file', async () => {
    const form = fields('wrong') + fileHead(UPLOAD_FIELDS.FILE);
    const { code, read } = await floodUpload(uploadHead() + chunkOf(form), chunkOf(CHUNK));
    expect(code).toBe(E.NOT_SIGNED_IN);
    expect(read).toBeLessThan(DRAINED);
  });

  it('checks the token before it reads a poster', async () => {
    const form = fields('wrong') + fileHead(UPLOAD_FIELDS.POSTER);
    const { code, read } = await floodUpload(uploadHead() + chunkOf(form), chunkOf(CHUNK));
    expect(code).toBe(E.NOT_SIGNED_IN);
    expect(read).toBeLessThan(DRAINED);
  });

  it('answers an upload that announces too much at once', async () => {
    const { code, read } = await floodUpload(uploadHead(3_000 * MEGABYTE), CHUNK);
    expect(code).toBe(E.FILE_SIZE_INVALID);
    expect(read).toBeLessThan(DRAINED);
  });

  it.each([
    ['a file', () => fields(token) + fileHead(UPLOAD_FIELDS.FILE)],
    ['a still picture', () => fields(token) + fileHead(UPLOAD_FIELDS.POSTER)],
    ['what stands before the form', () => ''],
  ])('ends an endless body of chunks: %s', async (_, form) => {
    const first = form();
    const head = uploadHead() + (first && chunkOf(first));
    const { code, read } = await floodUpload(head, chunkOf(CHUNK));
    expect([E.FILE_SIZE_INVALID, E.ILLEGAL_REQUEST]).toContain(code);
    expect(read).toBeLessThan(6 * MEGABYTE);
  });
});

it('refuses connections beyond MAX_CONNECTIONS', async () => {
  const server = await startServer('sqlite', { MAX_CONNECTIONS: '3' });
  const open = await Promise.all(Array.from({ length: 3 }, () => openSocket(server.origin)));
  const refused = await openSocket(server.origin);
  expect((await readReply(refused)).status).toBe(0);
  const [first] = open;
  first?.destroy();
  await expect
    .poll(() =>
      fetch(`${server.origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  for (const socket of open) socket.destroy();
  await server.stop();
});

it('refuses connections of one client beyond CLIENT_CONNECTIONS, but not those of a trusted proxy', async () => {
  const answers = async (env: Record<string, string>) => {
    const server = await startServer('sqlite', { CLIENT_CONNECTIONS: '3', ...env });
    const open = await Promise.all(Array.from({ length: 3 }, () => openSocket(server.origin)));
    const answer = await fetch(`${server.origin}/healthz`).then(
      ({ status }) => status,
      () => 'refused',
    );
    for (const socket of open) socket.destroy();
    await server.stop();
    return answer;
  };
  expect(await answers({})).toBe('refused');
  expect(await answers(BEHIND_PROXY)).toBe(200);
});

describe('requests of one connection', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer('sqlite');
  });
  afterAll(() => server.stop());
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;

  it('are answered in order', async () => {
    const socket = await openSocket(server.origin);
    const reply = readReply(socket);
    socket.write(
      get('/healthz') + get('/oapi/config') + get('/%zz') + get('/healthz', 'connection: close\r\n'),
    );
    const { body } = await reply;
    expect(body.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
    expect(body.indexOf('csrf_token')).toBeLessThan(body.indexOf(`[${E.ILLEGAL_REQUEST},`));
  });

  it('end it where more than eight of them wait for a reply', async () => {
    const socket = await openSocket(server.origin);
    const reply = readReply(socket);
    socket.write(get('/oapi/config').repeat(20));
    expect((await reply).status).toBe(0);
  });
});
