import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { findProgram } from '../src/findProgram.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const stories = new URL('../../../packages/photo-viewer/src/stories/photos/', import.meta.url);
/** A film of 1920 × 1080, made distinct by a few bytes after its end. */
const movieOf = async (seed: number) =>
  Uint8Array.from(
    Buffer.concat([
      await readFile(new URL('film.mp4', stories)),
      Buffer.from(`\0\0\0\x0cfree${seed + 2_000}`),
    ]),
  );

describe.each(BACKENDS)('posters that the server draws on %s', (backend) => {
  let folder: string;
  let server: TestServer;
  let owner: Browser;
  let db: Db;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xiangji-ffmpeg-'));
    await writeFile(join(folder, 'still.jpg'), await makeJpeg({ seed: 5, width: 1_280, height: 720 }));
    await behave('exit 1');
    server = await startServer(backend, { FFMPEG: join(folder, 'ffmpeg') });
    owner = await server.join('films@example.com');
    db = connect(server.databaseUrl);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Replaces the server's ffmpeg, which counts its runs. */
  const behave = (script: string) =>
    writeFile(join(folder, 'ffmpeg'), `#!/bin/sh\nmkdir ${join(folder, 'run-$$')}\n${script}\n`, {
      mode: 0o755,
    });
  const draws = () => behave(`exec cat ${join(folder, 'still.jpg')}`);
  const runs = async () => (await readdir(folder)).filter((name) => name.startsWith('run-')).length;
  const newAlbum = async () =>
    (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Films' } })).id;
  async function send(pid: string, file: { bytes: Uint8Array<ArrayBuffer>; name?: string }) {
    const [code, , data] = await owner.upload(pid, { name: 'film.mp4', ...file });
    expect(code).toBe(0);
    return data?.file.id ?? '';
  }
  const widthsOf = async (pid: string) =>
    (await owner.api.files.list({ query: { pid } })).list.map(({ thumbnail }) => thumbnail.length > 0);
  const coverOf = async (id: string) =>
    (await owner.api.folders.list()).list.find((folder) => folder.id === id)?.cover;

  it('appear soon after the upload in lists, in full and as the cover', async () => {
    await draws();
    const pid = await newAlbum();
    const id = await send(pid, { bytes: await movieOf(1) });
    // The list is cached while the movie is bare.
    await widthsOf(pid);
    await expect.poll(() => widthsOf(pid)).toEqual([true]);
    const { thumbnail, thumbhash } = await owner.api.files.get({ params: { id }, query: {} });
    expect(thumbhash).not.toBeNull();
    const response = await owner.browse(server.origin + thumbnail[0]?.[1]);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await coverOf(pid))?.path).toContain(id);
    const { poster_sha256 } = await db
      .selectFrom('files')
      .select('poster_sha256')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const blob = await db
      .selectFrom('blobs')
      .select('refs')
      .where('sha256', '=', poster_sha256 ?? '')
      .executeTakeFirst();
    expect(blob?.refs).toBe(1);
  });

  it('are not tried twice where ffmpeg fails, and the cover is the next picture', async () => {
    await behave('exit 1');
    const pid = await newAlbum();
    const movie = await send(pid, { bytes: await movieOf(2) });
    const metaOf = async () =>
      db
        .selectFrom('blobs')
        .innerJoin('files', 'files.sha256', 'blobs.sha256')
        .select('blobs.meta')
        .where('files.id', '=', movie)
        .executeTakeFirstOrThrow();
    await expect.poll(async () => (await metaOf()).meta).toContain('noPoster');
    expect(await coverOf(pid)).toBeNull();
    const before = await runs();
    await db.updateTable('jobs').set({ next_run: 0 }).where('name', '=', 'draw-posters').execute();
    await expect.poll(server.runJobs).not.toContain('draw-posters');
    expect(await runs()).toBe(before);
    const photo = await send(pid, { bytes: await makeJpeg({ seed: 9 }), name: 'a.jpg' });
    await owner.api.folders.coverFrom({ params: { id: pid, fileId: movie } });
    expect((await coverOf(pid))?.path).toContain(photo);
  });
});

describe.skipIf(!findProgram('ffmpeg', process.env.PATH)).each(BACKENDS)('ffmpeg on %s', (backend) => {
  it('draws the poster of a movie', async () => {
    const server = await startServer(backend, { PATH: process.env.PATH ?? '' });
    const owner = await server.join('ffmpeg@example.com');
    const { id: pid } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Films' } });
    await owner.upload(pid, { name: 'film.mp4', bytes: await movieOf(3) });
    const widths = async () =>
      (await owner.api.files.list({ query: { pid } })).list.flatMap(({ thumbnail }) => thumbnail.length);
    await expect.poll(widths, { timeout: 10_000 }).not.toEqual([0]);
    await server.stop();
  });
});
