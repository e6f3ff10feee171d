import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { refusal } from '../../apps/server/test/refusal.ts';
import { BACKENDS, startServer, type TestServer } from '../../apps/server/test/startServer.ts';
import { openSocket, readReply } from './rawHttp.ts';

const MALFORMED: [name: string, status: number, text: string][] = [
  ['an unknown method', 400, 'NONSENSE / HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['no HTTP at all', 400, '\x16\x03\x01\x02\x00\x01\x00'],
  ['another version', 400, 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'],
  ['a header with a control character', 400, 'GET / HTTP/1.1\r\nhost: x\r\nx: \x00\r\n\r\n'],
  ['two lengths', 400, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
  [
    'a length beside chunks',
    400,
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a head without an end', 431, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`],
];

describe.each(BACKENDS)('requests that are refused on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let album: string;
  let photo: string;
  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
    const bytes = await makeJpeg({ width: 300, height: 200 });
    const [, , data] = await owner.upload(album, { bytes, name: 'page.html' });
    photo = data?.file.id ?? '';
  });
  afterAll(() => server.stop());

  it.each(MALFORMED)('answers malformed HTTP with an envelope: %s', async (_, status, text) => {
    const socket = await openSocket(server.origin);
    socket.write(text, 'latin1');
    const reply = await readReply(socket);
    expect(reply.status).toBe(status);
    expect(reply.head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(JSON.parse(reply.body)).toEqual([E.ILLEGAL_REQUEST, expect.any(String), { reason: 'request' }]);
  });

  it('refuses a cover crop that reaches over the photo', async () => {
    const crop = (rect: [number, number, number, number]) =>
      owner.api.folders.crop({ body: { id: album, crop: rect } });
    for (const rect of [
      [200, 0, 150, 200],
      [0, 100, 150, 101],
      [0, 0, 301, 200],
      [5_000, 5_000, 150, 200],
    ] as const)
      expect(await refusal(crop([...rect]))).toMatchObject({
        code: E.ILLEGAL_REQUEST,
        data: { reason: 'rect' },
      });
    expect((await crop([150, 0, 150, 200])).cover?.crop).toEqual([150, 0, 150, 200]);
    await owner.uploadImage('/upload/cover', {
      bytes: await makeJpeg({ seed: 3, width: 200, height: 250 }),
      folderId: album,
    });
    expect(await refusal(crop([150, 0, 150, 200]))).toMatchObject({ code: E.ILLEGAL_REQUEST });
    expect((await crop([50, 50, 150, 200])).cover?.crop).toEqual([50, 50, 150, 200]);
  });

  it('names every download by the type of its bytes', async () => {
    const nameOf = async (path: string) => {
      const { headers } = await owner.browse(server.origin + path);
      return /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1];
    };
    const download = await owner.api.files.download({ params: { id: photo } });
    expect([download.name, await nameOf(download.url)]).toEqual(['page.html.jpg', 'page.html.jpg']);
    const share = await owner.api.shares.create({ body: { name: 'S', file_ids: [photo], keep_exif: true } });
    const shared = await owner.api.publicShare.download({ params: { sid: share.id, fid: photo } });
    expect([shared.name, await nameOf(shared.url)]).toEqual(['page.html.jpg', 'page.html.jpg']);
    const zip = await owner.api.files.zip({ body: { ids: [photo] } });
    const bytes = Buffer.from(await (await owner.browse(server.origin + zip.url)).arrayBuffer());
    expect(bytes.includes('page.html.jpg')).toBe(true);
  });
});
