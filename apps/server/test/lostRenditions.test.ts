import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { makeJpeg, makeTiff } from './pictures.ts';
import { BACKENDS, ON_DISK, startServer, type TestServer } from './startServer.ts';

/** Everything that the store keeps, by the end of its path. */
async function removeKept(server: TestServer, isLost: (path: string) => boolean): Promise<number> {
  const root = join(server.folder, 'blobs', 'blobs');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const lost = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isLost);
  await Promise.all(lost.map((path) => rm(path)));
  return lost.length;
}

const isRendition = (path: string): boolean => /\.(webp|jpg)$/.test(path);

describe.each(BACKENDS)('a store with holes, on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let album: string;
  beforeAll(async () => {
    server = await startServer(backend, ON_DISK);
    owner = await server.join('owner@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
  });
  afterAll(() => server.stop());

  async function send(bytes: Uint8Array<ArrayBuffer>, name: string) {
    const [, , data] = await owner.upload(album, { bytes, name });
    return owner.api.files.get({ params: { id: data?.file.id ?? '' }, query: {} });
  }
  const get = (path: string | null | undefined) => owner.browse(server.origin + path);

  it('makes lost renditions again from the original, in both formats', async () => {
    const file = await send(await makeJpeg({ width: 640, height: 480, seed: 71 }), 'a.jpg');
    const [, webp = ''] = file.thumbnail[0] ?? [];
    for (const path of [webp, webp.replace('.webp', '.jpg')]) {
      expect(await removeKept(server, isRendition)).toBeGreaterThan(0);
      const answers = await Promise.all([get(path), get(path), get(path)]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
      for (const answer of answers) expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  it('generates the full copy again for a format that browsers cannot show', async () => {
    const file = await send(await makeTiff(), 'b.tif');
    expect(await removeKept(server, isRendition)).toBeGreaterThan(0);
    const answer = await get(file.origin);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('replies 404, and not with a server error, where the original is lost too', async () => {
    const file = await send(await makeJpeg({ width: 64, height: 48, seed: 72 }), 'c.jpg');
    const { url } = await owner.api.files.download({ params: { id: file.id } });
    await removeKept(server, () => true);
    for (const path of [file.thumbnail[0]?.[1], file.origin, url]) expect((await get(path)).status).toBe(404);
  });

  it('refuses ids that no database takes, without a fault', async () => {
    expect((await get('/media/files/%00/full')).status).toBe(404);
    const [code] = await owner.upload('\0', { bytes: new Uint8Array([1]), name: 'x' });
    expect(code).toBe(ERROR_CODES.NOT_FOUND);
    expect(await readdir(join(server.folder, 'blobs', 'temp'))).toEqual([]);
  });
});
