import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { UPLOAD_FIELDS as F, UPLOAD } from '@xiangji/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixturePath } from '../../../tests/fixtures/photos.ts';
import { connect, type Db } from '../src/db/connect.ts';
import { STATE } from '../src/db/schema.ts';
import { collectGone } from '../src/modules/upkeep/collectBlobs.ts';
import { createRemovalRepository } from '../src/modules/upkeep/removal.repository.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const stories = new URL('../../../packages/photo-viewer/src/stories/photos/', import.meta.url);
/** A film of 1920 × 1080, made distinct by a few bytes after its end. */
const movieOf = async (seed: number): Promise<Bytes> =>
  Uint8Array.from(
    Buffer.concat([
      await readFile(new URL('film.mp4', stories)),
      Buffer.from(`\0\0\0\x0cfree${seed + 1000}`),
    ]),
  );
const posterOf = (seed: number) => makeJpeg({ seed, width: 1_920, height: 1_080 });

describe.each(BACKENDS)('still pictures of movies on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let db: Db;
  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    db = connect(server.databaseUrl);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  const newAlbum = async (who: Browser) =>
    (await who.api.folders.create({ params: { id: '0' }, body: { name: 'Films' } })).id;
  async function send(who: Browser, pid: string, file: { bytes: Bytes; poster?: Bytes; name?: string }) {
    const [code, , data] = await who.upload(pid, { name: 'film.mp4', ...file });
    expect(code).toBe(0);
    return data?.file.id ?? '';
  }
  const shown = async (who: Browser, id: string) => who.api.files.get({ params: { id }, query: {} });
  const fetched = async (who: Browser, path: string | null | undefined) => {
    const response = await who.browse(server.origin + path);
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  /** The colour in the middle of a picture. */
  async function colourOf(bytes: Uint8Array): Promise<number[]> {
    const { data } = await sharp(bytes)
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  }
  const near = (a: readonly number[], b: readonly number[]) =>
    a.every((value, index) => Math.abs(value - (b[index] ?? -99)) < 12);
  const refsOf = async (id: string) => {
    const row = await db.selectFrom('files').select('poster_sha256').where('id', '=', id).executeTakeFirst();
    const sha256 = row?.poster_sha256 ?? '';
    const blob = await db.selectFrom('blobs').select('refs').where('sha256', '=', sha256).executeTakeFirst();
    return { sha256, refs: blob?.refs };
  };
  const refsAt = async (sha256: string) =>
    (await db.selectFrom('blobs').select('refs').where('sha256', '=', sha256).executeTakeFirst())?.refs;

  it('is uploaded with the movie in every size, and the movie is unchanged', async () => {
    const [bytes, poster] = [await movieOf(1), await posterOf(1)];
    const id = await send(owner, await newAlbum(owner), { bytes, poster });
    const { type, width, height, thumbnail, thumbhash, origin, duration, size } = await shown(owner, id);
    expect({ type, width, height, size }).toEqual({ type: 2, width: 1920, height: 1080, size: bytes.length });
    expect(duration).toBeGreaterThan(0);
    expect(thumbhash).toMatch(/.{20,}/);
    expect(thumbnail.map(([at]) => at)).toEqual([240, 480, 960, 1600]);
    const wanted = await colourOf(poster);
    for (const [at, path] of thumbnail) {
      const { status, bytes: picture } = await fetched(owner, path);
      expect([status, (await sharp(picture).metadata()).width]).toEqual([200, at]);
      expect(near(await colourOf(picture), wanted)).toBe(true);
    }
    expect((await fetched(owner, origin)).bytes).toEqual(bytes);
    const [listed] = (await owner.api.files.list({ query: {} })).list.filter((file) => file.id === id);
    expect(listed?.thumbnail).toEqual(thumbnail);
  });

  it('is uploaded with the last part of a movie in parts', async () => {
    const [bytes, poster, pid] = [await movieOf(6), await posterOf(6), await newAlbum(owner)];
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { upload_token } = await owner.api.account.uploadToken();
    const sendPart = async (from: number, to: number) => {
      const form = new FormData();
      const fields = { [F.TOKEN]: upload_token, [F.FOLDER]: pid, [F.NAME]: 'a.mp4', [F.SHA256]: sha256 };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set(F.SIZE, `${bytes.length}`);
      form.set(F.OFFSET, `${from}`);
      if (to === bytes.length) form.set(F.POSTER, new Blob([poster]), 'poster');
      form.set(F.FILE, new Blob([bytes.subarray(from, to)]), 'blob');
      const response = await owner.browse(`${server.origin}/upload/part`, { method: 'POST', body: form });
      return (await response.json()) as [number, string, { offset: number; file: { id: string } | null }];
    };
    const [, , first] = await sendPart(0, 100_000);
    expect(first).toMatchObject({ offset: 100_000, file: null });
    const [, , last] = await sendPart(100_000, bytes.length);
    const { thumbnail } = await shown(owner, last.file?.id ?? '');
    expect(
      near(await colourOf((await fetched(owner, thumbnail[0]?.[1])).bytes), await colourOf(poster)),
    ).toBe(true);
  });

  it('belongs to its owner: the same movie of another account has another one, or none', async () => {
    const other = await server.join('other@example.com');
    const third = await server.join('third@example.com');
    const bytes = await movieOf(2);
    const mine = await send(owner, await newAlbum(owner), { bytes, poster: await posterOf(3) });
    const none = await send(third, await newAlbum(third), { bytes });
    const theirs = await send(other, await newAlbum(other), { bytes, poster: await posterOf(4) });
    expect((await shown(third, none)).thumbnail).toEqual([]);
    expect((await fetched(third, `/media/files/${none}/480.webp`)).status).toBe(404);
    const at = async (who: Browser, id: string) =>
      colourOf((await fetched(who, (await shown(who, id)).thumbnail[0]?.[1])).bytes);
    expect(near(await at(owner, mine), await colourOf(await posterOf(3)))).toBe(true);
    expect(near(await at(other, theirs), await colourOf(await posterOf(4)))).toBe(true);
    expect((await fetched(other, `/media/files/${mine}/480.webp`)).status).toBe(404);
  });

  it.each([
    ['no picture', () => Promise.resolve(Uint8Array.from(Buffer.from('<svg onload="alert(1)"/>')))],
    ['a movie itself', () => movieOf(5)],
    ['nothing', () => Promise.resolve(new Uint8Array(0))],
    ['too long', () => Promise.resolve(new Uint8Array(UPLOAD.POSTER_BYTES + 1))],
  ])('that is %s leaves the movie without one', async (what, make) => {
    const seed = 10 + what.length;
    const id = await send(owner, await newAlbum(owner), { bytes: await movieOf(seed), poster: await make() });
    expect((await shown(owner, id)).thumbnail).toEqual([]);
    expect((await refsOf(id)).sha256).toBe('');
  });

  it('next to a photo is not used', async () => {
    const [bytes, poster] = [await makeJpeg({ seed: 31 }), await makeJpeg({ seed: 32, width: 40 })];
    const id = await send(owner, await newAlbum(owner), { bytes, poster, name: 'a.jpg' });
    expect((await refsOf(id)).sha256).toBe('');
    const { bytes: picture } = await fetched(owner, (await shown(owner, id)).thumbnail[0]?.[1]);
    expect(near(await colourOf(picture), await colourOf(bytes))).toBe(true);
  });

  it('is saved with its movie from a share, and its bytes are removed with the last reference', async () => {
    const saver = await server.join('saver@example.com');
    const pid = await newAlbum(owner);
    const id = await send(owner, pid, { bytes: await movieOf(40), poster: await posterOf(40) });
    const { sha256, refs } = await refsOf(id);
    expect(refs).toBe(1);
    const { id: sid } = await owner.api.shares.create({
      body: { name: 'S', folder_id: pid, type: 'public' },
    });
    const guest = server.browser();
    const [seen] = (await guest.api.publicShare.files({ params: { sid }, query: {} })).list;
    expect((await fetched(guest, seen?.thumbnail[0]?.[1])).status).toBe(200);
    await saver.api.publicShare.save({ params: { sid, pid: '0' }, body: { name: 'Mine' } });
    expect(await refsAt(sha256)).toBe(2);
    await owner.api.files.remove({ body: { ids: [id] } });
    await db.updateTable('files').set({ state: STATE.GONE }).where('id', '=', id).execute();
    await collectGone({ repository: createRemovalRepository(db) });
    expect(await refsAt(sha256)).toBe(1);
    const [mine] = (await saver.api.files.list({ query: {} })).list;
    expect((await fetched(saver, mine?.thumbnail[0]?.[1])).status).toBe(200);
  });

  it.each([
    ['the photo first', ['IMG_7943.HEIC', 'IMG_7943.MOV']],
    ['the movie first', ['IMG_7943.MOV', 'IMG_7943.HEIC']],
  ])('is replaced by the photo of a real live pair, %s', async (_, names) => {
    const pid = await newAlbum(owner);
    const ids = new Set<string>();
    for (const name of names) {
      const bytes = Uint8Array.from(await readFile(fixturePath(name)));
      const poster = name.endsWith('MOV') ? await makeJpeg({ seed: 77, width: 480, height: 640 }) : undefined;
      ids.add(await send(owner, pid, { bytes, name, ...(poster && { poster }) }));
    }
    expect(ids.size).toBe(1);
    const [live, ...more] = (await owner.api.files.list({ query: { pid } })).list;
    expect([live?.type, live?.width, live?.height, more.length]).toEqual([4, 100, 133, 0]);
    expect((await fetched(owner, live?.live ?? undefined)).bytes.length).toBe(854_360);
    expect((await refsOf(live?.id ?? '')).sha256).toBe('');
    const unused = await db.selectFrom('blobs').select(['refs', 'size']).where('refs', '=', 0).execute();
    expect(unused.length).toBeGreaterThan(0);
  });
});
