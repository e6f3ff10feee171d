import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_CODES as E, UPLOAD_FIELDS as F } from '@xiangji/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from './browser.ts';
import { startS3 } from './s3.ts';
import { spawnServer } from './spawnServer.ts';
import { BACKENDS, ON_DISK, startServer, type TestServer } from './startServer.ts';

type Bytes = Uint8Array<ArrayBuffer>;
/** A picture of noise, some 40 kB; `seed` distinguishes them. */
async function makeNoise(seed: number): Promise<Bytes> {
  const [width, height] = [160, 120];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, state = seed + 1; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = state >> 16;
  }
  return Uint8Array.from(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
}

const hashOf = (bytes: Bytes) => createHash('sha256').update(bytes).digest('hex');

/** One file of an account that is uploaded to an album. */
function sender(who: Browser, to: { album: string; bytes: Bytes; sha256?: string; token?: string }) {
  const { album, bytes, sha256 = hashOf(bytes) } = to;
  return (offset: number, end = bytes.length) =>
    who.uploadPart(album, { bytes, offset, end, sha256 }, to.token);
}

const newAlbum = async (who: Browser, name = 'Album') =>
  (await who.api.folders.create({ params: { id: '0' }, body: { name } })).id;
const countOf = async (who: Browser, pid: string) =>
  (await who.api.files.list({ query: { pid, info: true } })).info?.count;
const original = async (who: Browser, id: string) => {
  const { url } = await who.api.files.download({ params: { id } });
  return new Uint8Array(await (await who.browse(who.origin + url)).arrayBuffer());
};

describe.each(BACKENDS)('a file in parts on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let other: Browser;
  let album: string;
  const parts = () => readdir(join(server.folder, 'blobs', 'parts'));
  beforeAll(async () => {
    server = await startServer(backend, { ...ON_DISK, UPLOAD_MAX_MB: '1' });
    owner = await server.join('owner@example.com');
    other = await server.join('other@example.com');
    album = await newAlbum(owner);
  });
  afterAll(() => server.stop());

  it('is stored with its last part, byte for byte, and leaves nothing behind', async () => {
    const bytes = await makeNoise(1);
    const send = sender(owner, { album, bytes });
    expect(await send(0, 10_000)).toMatchObject([0, '', { offset: 10_000, file: null }]);
    // A part for another offset is not accepted; the reply says which one is expected. So does a question without
    // bytes.
    expect(await send(20_000)).toMatchObject([0, '', { offset: 10_000, file: null }]);
    expect(await send(0, 5_000)).toMatchObject([0, '', { offset: 10_000, file: null }]);
    expect(await send(0, 0)).toMatchObject([0, '', { offset: 10_000, file: null }]);
    const [code, , done] = await send(10_000);
    expect([code, done?.offset, done?.file?.pid, done?.file?.duplicate]).toEqual([
      0,
      bytes.length,
      album,
      false,
    ]);
    expect(await original(owner, done?.file?.id ?? '')).toEqual(bytes);
    expect(await parts()).toEqual([]);
    // Its acknowledgement may have been lost: asked again, the photo is there.
    expect(await send(0, 0)).toMatchObject([0, '', { file: { id: done?.file?.id, duplicate: true } }]);
  });

  it('belongs to the account that started it: another one with the same bytes starts at zero', async () => {
    const bytes = await makeNoise(2);
    await sender(owner, { album, bytes })(0, 20_000);
    const theirs = sender(other, { album: await newAlbum(other), bytes });
    expect(await theirs(20_000)).toMatchObject([0, '', { offset: 0, file: null }]);
    expect(await sender(other, { album, bytes })(0, 9)).toMatchObject([E.NOT_FOUND, {}, null]);
    expect(await sender(owner, { album, bytes, token: 'forged' })(0, 9)).toMatchObject([
      E.NOT_SIGNED_IN,
      {},
      null,
    ]);
    expect(await theirs(0)).toMatchObject([0, '', { file: { duplicate: false } }]);
    expect(await sender(owner, { album, bytes })(20_000)).toMatchObject([
      0,
      '',
      { file: { duplicate: false } },
    ]);
  });

  it('is refused where it differs from its announcement, and restarts after that', async () => {
    const bytes = await makeNoise(3);
    const lying = sender(owner, { album, bytes, sha256: hashOf(await makeNoise(4)) });
    expect(await lying(0)).toMatchObject([E.ILLEGAL_REQUEST, {}, { reason: 'sha256' }]);
    expect(await lying(0, 0)).toMatchObject([0, '', { offset: 0 }]);
    const noPicture = sender(owner, { album, bytes: new Uint8Array(500).fill(7) });
    expect(await noPicture(0)).toMatchObject([E.FILE_TYPE_INVALID, {}, null]);
    const tooLong = sender(owner, { album, bytes: new Uint8Array(1024 * 1024 + 1) });
    expect(await tooLong(0, 9)).toMatchObject([E.FILE_SIZE_INVALID, {}, null]);
    const broken = sender(owner, { album, bytes, sha256: '../../x' });
    expect(await broken(0, 9)).toMatchObject([E.ILLEGAL_REQUEST, {}, { reason: 'part' }]);
    expect(await parts()).toEqual([]);
  });

  it('keeps the bytes that had arrived when the connection was cut', async () => {
    const bytes = await makeNoise(5);
    const { upload_token: token } = await owner.api.account.uploadToken();
    const fields = {
      [F.TOKEN]: token,
      [F.FOLDER]: album,
      [F.SHA256]: hashOf(bytes),
      [F.SIZE]: `${bytes.length}`,
    };
    const head = Object.entries({ ...fields, [F.OFFSET]: '0' })
      .map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('');
    const line = request(`${server.origin}/upload/part`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    line.on('error', () => undefined);
    line.write(`${head}--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`);
    line.write(bytes.subarray(0, 15_000));
    const sizes = async () => {
      const folder = join(server.folder, 'blobs', 'parts');
      return Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
    };
    await vi.waitFor(async () => expect((await sizes())[0] ?? 0).toBeGreaterThan(5_000), { timeout: 30_000 });
    // The server does not know yet that the connection is dead: the later request takes over.
    const send = sender(owner, { album, bytes });
    const [, , asked] = await send(0, 0);
    expect(asked?.offset).toBeGreaterThan(5_000);
    line.destroy();
    expect(await send(asked?.offset ?? 0)).toMatchObject([0, '', { file: { duplicate: false } }]);
  });

  it('is deleted after a day without a part, and when the seventeenth file begins', async () => {
    const folder = join(server.folder, 'blobs', 'parts');
    const begin = async (seed: number) =>
      sender(owner, { album, bytes: await makeNoise(100 + seed) })(0, 100);
    await begin(0);
    const [first = ''] = await parts();
    const yesterday = new Date(Date.now() - 86_500_000);
    await utimes(join(folder, first), yesterday, yesterday);
    for (let seed = 1; seed <= 16; seed += 1) await begin(seed);
    expect(await parts()).toHaveLength(16);
    expect(await parts()).not.toContain(first);
    const [second = ''] = await parts();
    await utimes(join(folder, second), yesterday, yesterday);
    await server.runJobs();
    expect(await parts()).not.toContain(second);
    expect(await parts()).toHaveLength(15);
  });

  it('reports which files an album has, and nothing about other albums or users', async () => {
    const [here, elsewhere, theirs] = await Promise.all([6, 7, 8].map(makeNoise));
    const one = await newAlbum(owner, 'One');
    const [, , kept] = await owner.upload(one, { bytes: here as Bytes, name: 'a.jpg' });
    await owner.upload(await newAlbum(owner, 'Two'), { bytes: elsewhere as Bytes, name: 'b.jpg' });
    await other.upload(await newAlbum(other), { bytes: theirs as Bytes, name: 'c.jpg' });
    const files = [here, elsewhere, theirs].map((bytes) => ({
      sha256: hashOf(bytes as Bytes),
      size: bytes?.length ?? 0,
    }));
    const { list } = await owner.api.uploads.check({ body: { pid: one, files } });
    expect(list).toMatchObject([{ sha256: files[0]?.sha256, file: { id: kept?.file.id, duplicate: true } }]);
    const lie = [{ sha256: files[0]?.sha256 ?? '', size: 1 }];
    expect((await owner.api.uploads.check({ body: { pid: one, files: lie } })).list).toEqual([]);
    await expect(other.api.uploads.check({ body: { pid: one, files } })).rejects.toMatchObject({
      code: E.NOT_FOUND,
    });
    expect(await countOf(owner, one)).toBe(1);
  });
});

it('continues after the server was killed, from the bytes on the disk; also with a bucket', async () => {
  const s3 = await startS3();
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-parts-'));
  const env = { ...s3.env, DATA_DIR: folder };
  const bytes = await makeNoise(9);
  let server = await spawnServer(env);
  const owner = await server.join('owner@example.com');
  const album = await newAlbum(owner);
  await sender(owner, { album, bytes })(0, 12_345);
  process.kill(server.pid, 'SIGKILL');
  await server.stop();
  server = await spawnServer({ ...env });
  const again = server.browser();
  await again.api.signIn({ email: 'owner@example.com', password: 'secret-密码' });
  const send = sender(again, { album, bytes });
  expect(await send(0, 0)).toMatchObject([0, '', { offset: 12_345, file: null }]);
  const [, , done] = await send(12_345);
  expect(await original(again, done?.file?.id ?? '')).toEqual(bytes);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  await s3.stop();
});
