import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recover } from '../src/cli/recover.ts';
import { findDamage } from '../src/db/sqliteIntegrity.ts';
import { childEnv } from './childEnv.ts';
import { makeJpeg } from './pictures.ts';
import { startServer } from './startServer.ts';

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const PAGE = 4_096;
const EMAIL = 'owner@example.com';

describe('a database file with overwritten pages', () => {
  let folder: string;
  let good: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xiangji-damaged-'));
    const server = await startServer('sqlite');
    const owner = await server.join(EMAIL);
    for (let at = 0; at < 40; at += 1) {
      const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: `Album ${at}` } });
      if (at < 3) await owner.upload(id, { bytes: await makeJpeg({ seed: at }), name: `${at}.jpg` });
    }
    good = join(folder, 'good.db');
    const database = new SqliteDatabase(server.databaseUrl.slice('sqlite:'.length));
    await database.backup(good);
    database.close();
    await server.stop();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The pages of a table or an index, its root first. */
  function pagesOf(name: string): number[] {
    const database = new SqliteDatabase(good, { readonly: true });
    const pages = database
      .prepare<[string], number>('select pageno from dbstat where name = ? order by path')
      .pluck()
      .all(name);
    database.close();
    return pages;
  }

  /** A copy whose page is overwritten, the first one only behind the file's header. */
  async function damagedCopy(name: string, page: number): Promise<string> {
    const path = join(folder, `${name}.db`);
    await copyFile(good, path);
    const file = await open(path, 'r+');
    const start = page === 1 ? 100 : 0;
    await file.write(Buffer.alloc(PAGE - start, 0x5a), 0, PAGE - start, (page - 1) * PAGE + start);
    await file.close();
    return path;
  }

  const run = (path: string, ...args: string[]) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      const env = { ...childEnv, DATA_DIR: join(folder, 'data'), DATABASE_URL: `sqlite:${path}`, PORT: '0' };
      execFile(process.execPath, ['--no-warnings', MAIN, ...args], { env }, (error, out, err) =>
        resolve({ code: error?.code ?? 0, output: out + err }),
      );
    });

  it.each([
    ['the schema', () => 1],
    ['the root of the photos', () => pagesOf('files')[0]],
    ['a leaf of the albums', () => pagesOf('folders').at(-1)],
    ['the accounts', () => pagesOf('users').at(-1)],
    ['an index', () => pagesOf('files_place')[0]],
    ['the blobs', () => pagesOf('blobs').at(-1)],
    ['the index of texts', () => pagesOf('search_index_data').at(-1)],
  ])('is found damaged: %s', async (name, pageOf) => {
    expect(findDamage(good)).toEqual([]);
    const path = await damagedCopy(name.replaceAll(' ', '-'), pageOf() ?? 0);
    expect(findDamage(path)).not.toEqual([]);
    expect(findDamage(path, { quick: true })).not.toEqual([]);
  });

  it('is neither backed up over a good copy, nor right for check, nor started', async () => {
    const backup = join(folder, 'backup');
    await run(good, 'backup', backup);
    const before = await readFile(join(backup, 'xiangji.db'));
    const path = await damagedCopy('root', pagesOf('files')[0] ?? 0);
    const [made, checked, started] = await Promise.all([
      run(path, 'backup', backup),
      run(path, 'check'),
      run(path, 'serve'),
    ]);
    for (const { code, output } of [made, started]) {
      expect(code).toBe(1);
      expect(output).toContain(`The database ${path} is damaged:`);
      expect(output).toContain('xiangji recover <file>');
    }
    expect(checked).toMatchObject({ code: 1, output: expect.stringContaining('damaged database: ') });
    expect(await readFile(join(backup, 'xiangji.db'))).toEqual(before);
  });

  it('without references is found damaged', async () => {
    const path = join(folder, 'orphans.db');
    await copyFile(good, path);
    const database = new SqliteDatabase(path);
    database.pragma('foreign_keys = OFF');
    database.exec('delete from blobs');
    database.close();
    expect(findDamage(path)).toEqual(['rows of files without their blobs']);
  });

  it('gives back what can be read, in a file that a server uses', async () => {
    const all = await recover(good, join(folder, 'whole.db'));
    const rowsOf = (found: typeof all, table: string) => found.find((one) => one.table === table)?.rows ?? 0;
    expect(all.map(({ dropped }) => dropped)).toEqual(all.map(() => 0));
    expect([rowsOf(all, 'files'), rowsOf(all, 'folders')]).toEqual([3, 40]);

    const path = await damagedCopy('leaf', pagesOf('folders').at(-1) ?? 0);
    const saved = join(folder, 'saved.db');
    const found = await run(path, 'recover', saved);
    expect(found).toMatchObject({ code: 0, output: expect.stringContaining('users: 1 rows') });
    const server = await startServer('sqlite', { DATABASE_URL: `sqlite:${saved}` });
    const owner = server.browser();
    await owner.api.signIn({ email: EMAIL, password: 'secret-密码' });
    const albums = (await owner.api.folders.list({})).list.length;
    expect(albums).toBeGreaterThan(0);
    expect(albums).toBeLessThan(40);
    const { list } = await owner.api.files.list({ query: { count: 10 } });
    await server.stop();
    const database = new SqliteDatabase(saved, { readonly: true });
    expect(database.prepare('select count_photo from users').pluck().all()).toEqual([list.length]);
    database.close();
  });
});
