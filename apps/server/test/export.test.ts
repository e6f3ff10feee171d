import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importExport } from '../src/cli/importExport.ts';
import { connect, type Db } from '../src/db/connect.ts';
import { commitPhoto } from '../src/modules/uploads/commitPhoto.ts';
import { newId } from '../src/security/tokens.ts';
import { openStore, originalKey } from '../src/storage/index.ts';
import { unixNow } from '../src/time.ts';
import { type OpenZip, readZip } from '../src/zip/readZip.ts';
import type { Browser } from './browser.ts';
import { exportAll } from './encryptedAuth.ts';
import { libraryOf } from './libraryOf.ts';
import { makeJpeg } from './pictures.ts';
import { refusal } from './refusal.ts';
import { BACKENDS, ON_DISK, startServer, type TestServer } from './startServer.ts';

/** Larger than half a part: bytes that cannot be packed. */
async function largePng(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width: 500, height: 480, channels: 3 } as const;
  const noise = randomBytes(raw.width * raw.height * raw.channels);
  noise[0] = seed;
  return Uint8Array.from(await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer());
}

/** The moving half of a live photo; no decoder is asked, its bytes are known before they come. */
const MOVIE = Buffer.from('frames that move');
const MOVIE_BLOB = {
  sha256: createHash('sha256').update(MOVIE).digest('hex'),
  size: MOVIE.length,
  mime: 'video/quicktime',
  ctime: unixNow(),
  meta: JSON.stringify({
    ...{ type: 2, mime: 'video/quicktime', ext: 'mov', width: 64, height: 48, duration: 2.5, taken: null },
    ...{ tz: null, lat: null, lng: null, thumbhash: null, contentId: null, keywords: [], exif: [] },
  }),
};

async function keepMovie({ folder, databaseUrl }: TestServer): Promise<void> {
  const db = connect(databaseUrl);
  const { store } = await openStore({ dataDir: folder, s3: undefined }, true);
  await store.put(originalKey(MOVIE_BLOB.sha256), Readable.from([MOVIE]));
  await db
    .insertInto('blobs')
    .values({ ...MOVIE_BLOB, touched: unixNow() })
    .execute();
  await db.destroy();
}

/** Gives a photo its moving half, as the upload of the half does. */
async function makeLive(server: TestServer, id: string): Promise<void> {
  await keepMovie(server);
  const db = connect(server.databaseUrl);
  const content_id = 'pair';
  const still = await db
    .updateTable('files')
    .set({ content_id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { sha256, size, mime } = MOVIE_BLOB;
  const half = { ...still, id: newId(), type: 2, duration: 2.5, content_id, sha256, size, mime };
  await commitPhoto(libraryOf(db).withAccountLock, { file: half, blob: MOVIE_BLOB, tags: [] });
  await db.destroy();
}

describe.each(BACKENDS)('everything, taken from %s and brought into a fresh installation', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let folder: string;
  /** Facts that are listed without bytes, and the access code, which is not exported. */
  let records: object;
  let shareCode: string;
  beforeAll(async () => {
    server = await startServer(backend, { ...ON_DISK, EXPORT_PART_MB: '1' });
    owner = await server.join('leaver@example.com');
    folder = await mkdtemp(join(tmpdir(), 'xiangji-export-'));
    const { api, upload } = owner;
    const sea = await api.folders.create({ params: { id: '0' }, body: { name: '海边' } });
    const hills = await api.folders.create({ params: { id: '0' }, body: { name: '山/上' } });
    await api.folders.create({
      params: { id: '0' },
      body: { name: '旅行', type: 2, list: [sea.id, hills.id] },
    });
    await api.folders.info({ params: { id: sea.id }, body: { intro: '夏天' } });
    const taken = '2024:05:01 10:00:00';
    const put = async (album: string, bytes: Uint8Array<ArrayBuffer>, name: string) =>
      (await upload(album, { bytes, name }))[2]?.file.id ?? '';
    const first = await put(
      sea.id,
      await makeJpeg({ seed: 3, taken, offset: '+09:00', keyword: '浪' }),
      'a.jpg',
    );
    const second = await put(sea.id, await makeJpeg({ seed: 4 }), 'a.jpg');
    await makeLive(server, second);
    await put(hills.id, await largePng(1), 'big.png');
    await put(hills.id, await largePng(2), 'big.png');
    await api.files.rename({ body: { ids: [first], name: '第一张' } });
    await api.files.rotate({ body: { ids: [second], rotate: 90 } });
    await api.files.favorite({ body: { ids: [second], favorite: true } });
    await api.folders.coverFrom({ params: { id: sea.id, fileId: second } });
    await owner.uploadImage('/upload/avatar', { bytes: await makeJpeg({ seed: 6 }), rect: '4,2,30,30' });
    await owner.uploadImage('/upload/cover', {
      ...{ bytes: await makeJpeg({ seed: 8 }), folderId: hills.id, rect: '0,0,27,36' },
    });
    const gone = await put(sea.id, await makeJpeg({ seed: 9 }), 'gone.jpg');
    await api.files.remove({ body: { ids: [gone] } });
    const shared = await api.shares.create({ body: { name: '分享', file_ids: [first], time: 15 } });
    shareCode = shared.code;
    const { qr_code } = await api.trades.create({ body: { goods_id: '1m' } });
    await fetch(qr_code ?? '', { method: 'POST' });
    records = {
      shares: [{ id: shared.id, name: '分享', type: 'private', days: 15, photos: [first] }],
      orders: [{ category: 'vip', months: 1, amount: 1_000, bill: null }],
      bills: [],
      recycled: [{ id: gone, folder: '海边', origin_name: 'gone.jpg' }],
    };
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  /** The content of an account: albums and photos with their texts, and the hash of each photo's bytes. */
  async function seen({ api, browse, origin }: Browser) {
    const { list: top } = await api.folders.list({});
    const [set] = top;
    const { list: albums } = await api.folders.children({ params: { id: set?.id ?? '' } });
    const { list, info } = await api.files.list({ query: { count: 50, info: true } });
    const hashOf = async (path: string | undefined) => {
      const bytes = new Uint8Array(await (await browse(new URL(path ?? '', origin))).arrayBuffer());
      return createHash('sha256').update(bytes).digest('hex');
    };
    const photos = [];
    for (const { id, tags, ...photo } of list) {
      const { type, name, time, timezone, rotate, favorite, pname } = photo;
      const { url } = await api.files.download({ params: { id } });
      const sha256 = await hashOf(url);
      const words = tags.map((tag) => tag.name);
      photos.push({ type, name, time, timezone, rotate, favorite, pname, tags: words, sha256 });
    }
    const shown = [];
    for (const { name, intro, type, sdate, edate, cover } of albums) {
      shown.push({ name, intro, type, sdate, edate, crop: cover?.crop, cover: await hashOf(cover?.path) });
    }
    const { user_avatar } = await api.account.get();
    const avatar = await hashOf(user_avatar ?? '');
    return { set: set?.name, top: top.length, albums: shown, avatar, photos, count: info?.count };
  }

  /** Downloads every part as a browser does. */
  async function download(): Promise<string[]> {
    const { parts, count } = await exportAll(owner);
    expect(count).toBe(4);
    expect(parts.map((part) => part.count)).toEqual([3, 1]);
    const paths: string[] = [];
    for (const { url, name } of parts) {
      const reply = await owner.browse(new URL(url, server.origin));
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(reply.headers.get('content-disposition')).toContain(name);
      paths.push(join(folder, name));
      await writeFile(join(folder, name), bytes);
    }
    return paths;
  }

  const readManifest = async ({ files }: OpenZip) => {
    const contents = await files.find(({ name }) => name === 'xiangji.json')?.open();
    return contents ? text(contents) : '';
  };

  async function into<T>(
    fresh: TestServer,
    work: (deps: { db: Db }, parts: string[]) => Promise<T>,
    parts: string[],
  ) {
    const db = connect(fresh.databaseUrl);
    return work({ db }, parts).finally(() => db.destroy());
  }

  it('has parts that list their contents, and is the same after its import', async () => {
    const paths = await download();
    const zip = await readZip(paths[0] ?? '');
    expect(zip.files.map(({ name }) => name).toSorted()).toEqual([
      expect.stringMatching(/^xiangji\.images\/.+\.jpg$/),
      expect.stringMatching(/^xiangji\.images\/.+\.jpg$/),
      'xiangji.json',
      '旅行/山_上/big.png',
      '旅行/海边/a (2).jpg',
      '旅行/海边/a.jpg',
      '旅行/海边/a.mov',
    ]);
    const manifest = await readManifest(zip);
    expect(JSON.parse(manifest)).toMatchObject(records);
    expect(manifest).not.toContain(`"${shareCode}"`);
    zip.close();
    const rest = await readZip(paths[1] ?? '');
    expect(rest.files.map(({ name }) => name)).toEqual(['旅行/山_上/big (2).png', 'xiangji.json']);
    expect(JSON.parse(await readManifest(rest))).toMatchObject({ shares: [], orders: [], recycled: [] });
    rest.close();

    const fresh = await startServer(backend, ON_DISK);
    await keepMovie(fresh);
    try {
      const { store } = await openStore({ dataDir: fresh.folder, s3: undefined }, true);
      const done = await into(
        fresh,
        ({ db }, parts) => importExport({ db, store }, { parts, email: undefined, workers: 1 }),
        paths.toReversed(),
      );
      expect(done).toMatchObject({ email: 'leaver@example.com', photos: 4, albums: 2 });
      expect(done.left).toEqual({ shares: 1, orders: 1, recycled: 1 });
      const there = fresh.browser();
      await there.api.signIn({ email: done.email, password: done.password });
      expect(await seen(there)).toEqual(await seen(owner));
      const counts = async ({ api }: Browser) => {
        const { count_folder, count_folder_file, space_folder } = await api.account.overview();
        return [count_folder, count_folder_file, space_folder];
      };
      expect(await counts(there)).toEqual(await counts(owner));

      const again = into(
        fresh,
        ({ db }, parts) => importExport({ db, store }, { parts, email: undefined, workers: 1 }),
        paths,
      );
      await expect(again).rejects.toThrow('registered already');
      const half = into(
        fresh,
        ({ db }, parts) => importExport({ db, store }, { parts, email: 'b@example.com', workers: 1 }),
        paths.slice(1),
      );
      await expect(half).rejects.toThrow('all parts');
    } finally {
      await fresh.stop();
    }
  });

  it('is for the owner only, and forged addresses open nothing', async () => {
    const { parts } = await exportAll(owner);
    const stranger = await server.join('stranger@example.com');
    const url = new URL(parts[0]?.url ?? '', server.origin);
    expect((await stranger.browse(url)).status).toBe(404);
    expect((await fetch(url)).status).toBe(404);
    expect((await owner.browse(`${url.href}x`)).status).toBe(404);
    expect((await exportAll(stranger)).parts).toEqual([]);
    expect((await refusal(exportAll(server.browser()))).code).toBe(E.NOT_SIGNED_IN);
    expect(await refusal(exportAll(owner, 'wrong'))).toMatchObject({
      code: E.PASSWORD_WRONG,
      data: { times: 1 },
    });
  });
});
