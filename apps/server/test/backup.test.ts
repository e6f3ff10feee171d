import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyOriginals } from '../src/cli/copyOriginals.ts';
import { connect } from '../src/db/connect.ts';
import { createVerificationRepository } from '../src/modules/upkeep/verification.repository.ts';
import { createDiskStore, originalKey } from '../src/storage/index.ts';
import { childEnv } from './childEnv.ts';
import { makeJpeg } from './pictures.ts';
import { startServer, type TestServer } from './startServer.ts';

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const PHOTOS = 4;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('a backup', () => {
  let server: TestServer;
  let folder: string;
  let pictures: Uint8Array<ArrayBuffer>[];
  beforeEach(async () => {
    server = await startServer('sqlite');
    folder = await mkdtemp(join(tmpdir(), 'xiangji-backup-'));
    const owner = await server.join('owner@example.com');
    const album = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    pictures = await Promise.all(Array.from({ length: PHOTOS }, (_, seed) => makeJpeg({ seed })));
    for (const [index, bytes] of pictures.entries())
      expect((await owner.upload(album.id, { bytes, name: `${index}.jpg` }))[0]).toBe(0);
  });
  afterEach(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const keyOf = (index: number) => originalKey(hashOf(pictures[index] ?? new Uint8Array()));
  const live = (index: number) => join(server.folder, 'blobs', 'blobs', keyOf(index));
  const kept = (index: number, where = folder) => join(where, 'blobs', 'blobs', keyOf(index));
  const readOrNull = (path: string) => readFile(path).catch(() => null);
  async function flip(path: string): Promise<void> {
    const bytes = await readFile(path);
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    await writeFile(path, bytes);
  }
  function run(
    args: string[],
    env: Record<string, string> = {},
  ): Promise<{ code: unknown; lines: string[] }> {
    const own = { ...childEnv, DATA_DIR: server.folder, DATABASE_URL: server.databaseUrl };
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        ['--no-warnings', MAIN, ...args],
        { env: { ...own, ...env } },
        (error, out, err) =>
          resolve({
            code: error?.code ?? 0,
            lines: (out + err)
              .trim()
              .split('\n')
              .filter((line) => !/SERVER_KEY/.test(line)),
          }),
      );
    });
  }

  it('continues after damaged and missing originals, lists them and fails at the end', async () => {
    await flip(live(0));
    await rm(live(1));
    expect(await run(['backup', folder])).toEqual({
      code: 1,
      lines: [
        `missing ${keyOf(1)}`,
        `damaged ${keyOf(0)}`,
        expect.stringContaining('2 originals copied, 0 there already, 1 missing, 1 damaged'),
      ],
    });
    expect(await Promise.all([0, 1, 2, 3].map((index) => readOrNull(kept(index))))).toEqual([
      null,
      null,
      Buffer.from(pictures[2] ?? []),
      Buffer.from(pictures[3] ?? []),
    ]);
    // Readable files are restored, and the rest is listed again.
    const data = join(folder, '..', `${folder}-restored`);
    const there = { DATA_DIR: data, DATABASE_URL: `sqlite:${join(data, 'xiangji.db')}` };
    const restored = await run(['restore', folder], there);
    expect(restored).toMatchObject({ code: 1 });
    expect(restored.lines.at(-1)).toContain('2 originals copied, 0 there already, 2 missing, 0 damaged');
    expect(await readFile(kept(3, data))).toEqual(Buffer.from(pictures[3] ?? []));
    await rm(data, { recursive: true });
  });

  it('adds what an earlier backup lacks, and keeps an intact copy of an original that was damaged since', async () => {
    await rm(live(0));
    expect((await run(['backup', folder])).code).toBe(1);
    await writeFile(live(0), pictures[0] ?? []);
    const before = await stat(kept(1));
    await flip(live(1));
    await writeFile(kept(2), 'cut off');
    expect(await run(['backup', folder])).toEqual({
      code: 0,
      lines: [expect.stringContaining('2 originals copied, 2 there already, 0 missing, 0 damaged')],
    });
    for (const index of [0, 1, 2, 3])
      expect(await readFile(kept(index))).toEqual(Buffer.from(pictures[index] ?? []));
    expect((await stat(kept(1))).ino).toBe(before.ino);
    await flip(kept(3));
    expect((await run(['backup', folder])).lines).toEqual([expect.stringContaining('0 originals copied')]);
    expect((await run(['backup', folder, '--deep'])).lines).toEqual([
      expect.stringContaining('1 originals copied, 3 there already'),
    ]);
    expect(await readFile(kept(3))).toEqual(Buffer.from(pictures[3] ?? []));
  });

  it('does not count an original as missing that is deleted in the meantime', async () => {
    const db = connect(server.databaseUrl);
    const from = createDiskStore({ root: join(server.folder, 'blobs') });
    const to = createDiskStore({ root: join(folder, 'blobs') });
    const [deleted, lost, ...rest] = pictures.map((bytes) => ({ sha256: hashOf(bytes), size: bytes.length }));
    async function* originals() {
      yield* rest;
      for (const one of [deleted, lost]) if (one) await from.delete(originalKey(one.sha256));
      await db
        .updateTable('blobs')
        .set({ refs: 0 })
        .where('sha256', '=', deleted?.sha256 ?? '')
        .execute();
      for (const one of [deleted, lost]) if (one) yield one;
    }
    const report = await copyOriginals({
      from,
      to,
      originals: originals(),
      isInUse: createVerificationRepository(db).isInUse,
    });
    expect(report).toEqual({ copied: 2, kept: 0, missing: [keyOf(1)], damaged: [] });
    await db.destroy();
  });
});
