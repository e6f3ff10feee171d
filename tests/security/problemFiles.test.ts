import { readFile } from 'node:fs/promises';
import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../apps/server/test/browser.ts';
import { exportAll } from '../../apps/server/test/encryptedAuth.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { BOMB_SIZE, SEGMENT_BOMBS, SIZE_BOMBS } from './bombs.ts';
import { spawnWatchedServer, type WatchedServer } from './watchedServer.ts';

const MEGABYTE = 1_000_000;
/** `FUZZ=full` adds the largest files that a server with default settings accepts. */
const BOMB_MEGABYTES = process.env.FUZZ === 'full' ? [8, 20, 63, 199] : [8];
const PATIENCE = process.env.FUZZ === 'full' ? 600_000 : 60_000;

const LONGEST_DELAY_MS = 250;
const MOST_MEMORY = 700 * MEGABYTE;

/** The outcome for a file at each door. */
interface Outcome {
  code: number;
  /** The picture of the share's copy; `movie` for a movie of unchanged length, `none` for no copy. */
  copy?: { width: number; height: number } | 'movie' | 'none';
}

interface Row extends Outcome {
  name: string;
  make: () => Promise<Uint8Array>;
}

const size = (width: number, height: number) => ({ code: 0, copy: { width, height } });
const MOVIE: Outcome = { code: 0, copy: 'movie' };

const FIXTURES: Readonly<Record<string, Outcome>> = {
  'problems/junk-between.jpg': size(640, 480),
  'problems/junk_jpeg_header.jpg': size(1024, 768),
  'problems/no-eoi.jpg': size(640, 480),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`problems/burst-${n}.jpg`, size(640, 480)])),
  'problems/hopper.Lab.tif': size(128, 128),
  'problems/hopper_lzma.tif': { code: E.FILE_TYPE_INVALID },
  'problems/anim.webp': size(200, 150),
  'problems/anim.png': size(200, 150),
  'problems/second-is-primary.heic': size(96, 128),
  'problems/20240128_105420.mp4': MOVIE,
  'photos/bitrot-midscan.jpg': size(512, 848),
  'photos/four-inks.jpg': size(360, 596),
  'photos/hostile-metadata-xss.jpg': size(512, 384),
  'photos/bomb-ztxt-5x45MB.png': size(32, 32),
  'photos/earth.gif': size(200, 200),
  'photos/IMG_7943.MOV': MOVIE,
  'photos/bomb-jpeg-sof-65500x65500.jpg': { code: E.FILE_SIZE_INVALID },
  'photos/bomb-20000x20000-1bit.png': { code: E.FILE_SIZE_INVALID },
  'photos/gif-js-polyglot.gif': { code: E.FILE_TYPE_INVALID },
};

const files: Row[] = Object.entries(FIXTURES).map(([name, outcome]) => ({
  ...outcome,
  name,
  make: () => readFile(new URL(`../fixtures/${name}`, import.meta.url)),
}));

/** Fourteen million texts do not fit into a decoder's memory; nothing is left to share of a movie of such tracks. */
function outcomeOf(name: string, megabytes: number): Outcome {
  if (name === 'a PNG of text' && megabytes > 100) return { code: E.FILE_TYPE_INVALID };
  return { code: 0, copy: name.startsWith('a movie') ? 'none' : BOMB_SIZE };
}

const bombs: Row[] = BOMB_MEGABYTES.flatMap((megabytes) =>
  Object.entries(SEGMENT_BOMBS).map(([name, make]) => ({
    name: `${name}, ${megabytes} MB`,
    // A little less, so that the picture in it fits below the limit of an upload.
    make: () => make((megabytes - 0.5) * MEGABYTE),
    ...outcomeOf(name, megabytes),
  })),
);

const giants: Row[] = Object.entries(SIZE_BOMBS).map(([name, make]) => ({
  name,
  make,
  code: E.FILE_SIZE_INVALID,
}));

describe('problem files', () => {
  let server: WatchedServer;
  let owner: Browser;
  let album: string;
  let accepted = 0;

  beforeAll(async () => {
    server = await spawnWatchedServer();
    owner = await server.join('owner@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
    // A first upload starts a decoder and compiles the code, which is no fault of a file.
    const [code, , data] = await owner.upload(album, { bytes: await makeJpeg(), name: 'first.jpg' });
    expect(code).toBe(0);
    await get(`/media/files/${data?.file.id}/full`);
    accepted += 1;
    await server.measure();
  }, PATIENCE);
  afterAll(() => server?.stop());
  afterEach(async () => {
    const { delayMs, busyMs, memory } = await server.measure();
    expect(Math.min(delayMs, busyMs)).toBeLessThan(LONGEST_DELAY_MS);
    expect(memory).toBeLessThan(MOST_MEMORY);
  });

  async function get(path: string, who: Browser = owner) {
    const reply = await who.browse(server.origin + path);
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
  }

  async function sharedCopy(id: string) {
    const share = await owner.api.shares.create({
      body: { name: 'S', file_ids: [id], type: 'public', keep_exif: false },
    });
    const visitor = server.browser();
    const copy = await get(`/media/shares/${share.id}/${id}/full`, visitor);
    expect(await get(`/media/shares/${share.id}/${id}/download`, visitor)).toEqual(copy);
    return copy;
  }

  async function assertCopy(id: string, copy: Outcome['copy'], original: Uint8Array): Promise<void> {
    const { status, bytes } = await sharedCopy(id);
    expect(status).toBe(copy === 'none' ? 404 : 200);
    if (copy === 'movie') expect(bytes.length).toBe(original.length);
    if (typeof copy !== 'object') return;
    const { autoOrient, exif } = await sharp(bytes, { failOn: 'none' }).metadata();
    expect(autoOrient).toEqual(copy);
    // Nothing but the orientation.
    expect(exif?.length ?? 0).toBeLessThanOrEqual(32);
    await sharp(bytes, { failOn: 'none' }).stats();
  }

  it.each([...files, ...giants, ...bombs])(
    '$name: $code',
    async ({ name, make, code, copy }) => {
      const bytes = Uint8Array.from(await make());
      const [answer, , data] = await owner.upload(album, { bytes, name: name.replaceAll('/', ' ') });
      expect(answer).toBe(code);
      if (code !== 0) return;
      accepted += 1;
      const id = data?.file.id ?? '';
      const hasPicture = typeof copy === 'object';
      expect((await get(`/media/files/${id}/240.webp`)).status).toBe(hasPicture ? 200 : 404);
      const isWhole = !/\.(tif|heic|MOV)$/.test(name);
      if (isWhole) expect((await get(`/media/files/${id}/full`)).bytes.length).toBe(bytes.length);
      const { url, left_out } = await owner.api.files.zip({ body: { ids: [id] } });
      const archive = await get(url);
      expect([left_out, archive.status, archive.bytes.includes('.txt')]).toEqual([[], 200, false]);
      expect(archive.bytes.length).toBeGreaterThan(bytes.length);
      await assertCopy(id, copy, bytes);
    },
    PATIENCE,
  );

  it(
    'leave with everything else in the export',
    async () => {
      const { parts, count, size: bytes, left_out } = await exportAll(owner);
      expect([count, left_out]).toEqual([accepted, []]);
      let received = 0;
      for (const { url } of parts) {
        const reply = await owner.browse(server.origin + url);
        for await (const chunk of reply.body ?? []) received += chunk.length;
      }
      expect(received).toBeGreaterThan(bytes);
    },
    PATIENCE,
  );
});
