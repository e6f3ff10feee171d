import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../src/db/connect.ts';
import { createDiskStore, hashOf, originalKey } from '../src/storage/index.ts';
import type { Browser } from './browser.ts';
import { childEnv } from './childEnv.ts';
import { newPostgresUrl } from './databases.ts';
import { keepEncryptionKey } from './encryptionKey.ts';
import { makeJpeg } from './pictures.ts';
import { spawnServer } from './spawnServer.ts';
import { BACKENDS } from './startServer.ts';

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
/** Number of times a server is killed; the figures of a release use 20. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const PATIENCE = 60_000 + ROUNDS * 60_000;
const UPLOADS = 12;
const EMAIL = 'owner@example.com';
const PASSWORD = 'secret-密码';

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe.each(BACKENDS)('a server on %s that is killed during uploads', (backend) => {
  let folder: string;
  let env: Record<string, string>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xiangji-crash-'));
    const databaseUrl =
      backend === 'sqlite' ? `sqlite:${join(folder, 'xiangji.db')}` : await newPostgresUrl();
    env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
    await keepEncryptionKey(databaseUrl);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Uploads until the server is killed, at another moment in each round; returns what was acknowledged. */
  async function killedRound(round: number): Promise<string[]> {
    const server = await spawnServer(env);
    const owner: Browser = round === 0 ? await server.join(EMAIL, PASSWORD) : server.browser();
    if (round > 0) await owner.api.signIn({ email: EMAIL, password: PASSWORD });
    const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: `Album ${round}` } });
    const { upload_token } = await owner.api.account.uploadToken();
    const acknowledged: string[] = [];
    const killAfter = round % UPLOADS;
    const uploads = Array.from({ length: UPLOADS }, async (_, index) => {
      const seed = round * UPLOADS + index;
      const bytes = await makeJpeg({ width: 320, height: 240, seed, noise: true });
      const [code] = await owner.upload(id, { bytes, name: `${seed}.jpg` }, upload_token);
      if (code === 0) acknowledged.push(sha256Of(bytes));
      if (acknowledged.length >= killAfter) server.kill();
    });
    await Promise.allSettled(uploads);
    await server.stop();
    return acknowledged;
  }

  const check = () =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      const options = { env: { ...childEnv, ...env } };
      execFile(process.execPath, ['--no-warnings', MAIN, 'check', '--deep'], options, (error, out, err) =>
        resolve({ code: error?.code ?? 0, output: out + err }),
      );
    });

  it('loses no acknowledged photo, and leaves nothing missing, orphaned or damaged', {
    timeout: PATIENCE,
  }, async ({ annotate }) => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      acknowledged.push(...(await killedRound(round)));
      const restarted = await spawnServer(env);
      expect(await check()).toEqual({
        code: 0,
        output: expect.stringContaining('0 missing, 0 orphan, 0 mismatched'),
      });
      await restarted.stop();
    }
    const db = connect(env.DATABASE_URL ?? '');
    const files = await db.selectFrom('files').select(['sha256', 'size']).execute();
    const { space, count_photo } = await db
      .selectFrom('users')
      .select(['space', 'count_photo'])
      .executeTakeFirstOrThrow();
    await db.destroy();
    const hashes = new Set(files.map(({ sha256 }) => sha256));
    expect(acknowledged.filter((sha256) => !hashes.has(sha256))).toEqual([]);
    expect(space).toBe(files.reduce((sum, { size }) => sum + size, 0));
    expect(count_photo).toBe(files.length);
    const store = createDiskStore({ root: join(folder, 'blobs') });
    for (const sha256 of acknowledged) expect(await hashOf(store, originalKey(sha256))).toBe(sha256);
    await annotate(
      `${backend}: ${ROUNDS} rounds, ${acknowledged.length} acknowledged, ${files.length} photos`,
    );
  });
});
