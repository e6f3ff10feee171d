import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db, migrate } from '../src/db/connect.ts';
import * as core from '../src/db/migrations/0001_core.ts';
import * as library from '../src/db/migrations/0002_library.ts';
import { createRemovalRepository } from '../src/modules/upkeep/removal.repository.ts';
import { upkeepJobs } from '../src/modules/upkeep/upkeep.jobs.ts';
import { createUpkeepRepository } from '../src/modules/upkeep/upkeep.repository.ts';
import { createDiskStore } from '../src/storage/index.ts';
import { hasPostgres, newPostgresUrl, openClient, openDatabase } from './databases.ts';
import { libraryOf } from './libraryOf.ts';
import { BACKENDS } from './startServer.ts';

const NOW = 2_000_000_000;
const DAY = 86_400;

const account = { email: 'a@example.com', password: '', name: 'a', sign: 'a', ctime: 0 };
const folder = { type: 1, name: 'f', name_key: 'F f', initial: 'F', ctime: 0 };
const photo = { mime: 'image/jpeg', type: 1, origin_name: 'x.jpg', width: 1, height: 1, ctime: 0 };
const blob = { size: 5, mime: 'image/jpeg', meta: '{}', refs: 1, ctime: 0 };

/** Rows as the first release wrote them: today's columns do not exist yet. */
async function insert(db: Db, table: string, rows: object[]): Promise<void> {
  await (
    db as unknown as {
      insertInto: (name: string) => { values: (v: object[]) => { execute: () => Promise<unknown> } };
    }
  )
    .insertInto(table)
    .values(rows)
    .execute();
}

describe.each(BACKENDS)('a library of the first release on %s', (backend) => {
  let db: Db;
  beforeAll(async () => {
    db = await openDatabase(backend);
    await core.up(db as never);
    await insert(db, 'users', [{ id: 'u', ...account }]);
    await insert(db, 'folders', [{ id: 'f', user_id: 'u', ...folder }]);
    await insert(db, 'tags', [{ id: 't', user_id: 'u', name: '山', name_key: 'S shan', initial: 'S' }]);
    await insert(db, 'blobs', [
      { sha256: 'a', ...blob },
      { sha256: 'b', ...blob },
    ]);
    const row = (id: string, name: string) => ({
      ...photo,
      id,
      user_id: 'u',
      folder_id: 'f',
      ...keyed(name),
    });
    const keyed = (name: string) => ({ name, name_key: `${name} ${name}`, initial: name });
    await insert(db, 'files', [
      { ...row('1', 'A'), sha256: 'a', taken: 5, size: 5, live_sha256: 'b' },
      { ...row('2', 'B'), sha256: 'b', taken: 6, size: 5, live_sha256: null },
    ]);
    await insert(db, 'file_tags', [{ file_id: '1', tag_id: 't', position: 0 }]);
    await library.up(db as never);
  });
  afterAll(() => db.destroy());

  it('gets its keywords, sizes and counters when it is brought up to date', async () => {
    const files = await db
      .selectFrom('files')
      .select(['id', 'tag_id', 'tag_key', 'live_size'])
      .orderBy('id')
      .execute();
    expect(files).toEqual([
      { id: '1', tag_id: 't', tag_key: 'S shan t', live_size: 5 },
      { id: '2', tag_id: null, tag_key: '~~', live_size: 0 },
    ]);
    const counts = await db.selectFrom('heading_counts').selectAll().where('scope', '=', 'uu').execute();
    expect(counts.map(({ kind, heading, count }) => [kind, heading, count]).toSorted()).toEqual([
      ['name', 'A', 1],
      ['name', 'B', 1],
      ['tag', 'none', 1],
      ['tag', 't', 1],
    ]);
  });
});

describe.each(BACKENDS)('the sweep on %s', (backend) => {
  let db: Db;
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'sweep-'));
    db = await openDatabase(backend);
    await migrate(db);
  });
  afterAll(async () => {
    await db.destroy();
    await rm(root, { recursive: true, force: true });
  });

  it('deletes what has expired and what nothing refers to, and nothing else', async () => {
    await insert(db, 'users', [{ id: 'u', ...account }]);
    const session = { user_id: 'u', ctime: 0, seen: 0, ip: '', agent: '' };
    await insert(db, 'sessions', [
      { id: 'old', ...session, expires: NOW },
      { id: 'new', ...session, expires: NOW + 1 },
    ]);
    await insert(db, 'used_nonces', [
      { nonce: 'old', expires: NOW },
      { nonce: 'new', expires: NOW + 1 },
    ]);
    const code = { purpose: 'signup', code: 'x', ctime: 0 };
    await insert(db, 'email_codes', [
      { email: 'old', ...code, expires: NOW },
      { email: 'new', ...code, expires: NOW + 1 },
    ]);
    const album = { user_id: 'u', ...folder, file_order: 0, dtime: NOW - 40 * DAY };
    await insert(db, 'blobs', [
      { sha256: 'cover-1', ...blob },
      { sha256: 'cover-2', ...blob },
    ]);
    const image = { user_id: 'u', kind: 'cover', mime: 'image/jpeg', width: 9, height: 9, ctime: 0 };
    await insert(db, 'images', [
      { id: 'i1', sha256: 'cover-1', ...image },
      { id: 'i2', sha256: 'cover-2', ...image },
    ]);
    await insert(db, 'folders', [
      { id: 'forgotten', ...album, state: 1, cover_image_id: 'i1' },
      { id: 'remembered', ...album, state: 1, cover_image_id: 'i2' },
      { id: 'recent', ...album, state: 1, dtime: NOW - DAY },
      { id: 'living', ...album, state: 0 },
    ]);
    await insert(db, 'blobs', [{ sha256: 'a', ...blob }]);
    const row = {
      ...photo,
      id: '1',
      user_id: 'u',
      name: 'A',
      name_key: 'A a',
      initial: 'A',
      taken: 5,
      size: 5,
    };
    const bin = { folder_id: 'remembered', sha256: 'a', state: 1, dtime: NOW, vtime: NOW + DAY };
    await insert(db, 'files', [{ ...row, ...bin }]);
    await insert(db, 'undos', [
      { id: 'old', user_id: 'u', kind: 'move', ctime: NOW - DAY },
      { id: 'new', user_id: 'u', kind: 'move', ctime: NOW - DAY + 1 },
    ]);
    let swept = 0;
    const jobs = upkeepJobs({
      ...libraryOf(db),
      removal: createRemovalRepository(db),
      upkeep: createUpkeepRepository(db),
      store: createDiskStore({ root }),
      recycleDays: 30,
      now: () => NOW,
      settledNow: () => NOW,
      async sweepTemp() {
        swept += 1;
      },
    });
    for (const { run } of jobs) await run();
    const left = async (table: 'sessions' | 'undos' | 'folders' | 'files' | 'images') =>
      (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
    expect(await left('sessions')).toEqual(['new']);
    expect(await left('undos')).toEqual(['new']);
    expect(await left('folders')).toEqual(['living', 'recent', 'remembered']);
    expect(await left('files')).toEqual(['1']);
    expect(await left('images')).toEqual(['i2']);
    const blobs = await db.selectFrom('blobs').select(['sha256', 'refs']).orderBy('sha256').execute();
    expect(blobs.filter(({ sha256 }) => sha256.startsWith('cover'))).toEqual([
      { sha256: 'cover-1', refs: 0 },
      { sha256: 'cover-2', refs: 1 },
    ]);
    expect((await db.selectFrom('used_nonces').selectAll().execute()).map(({ nonce }) => nonce)).toEqual([
      'new',
    ]);
    expect((await db.selectFrom('email_codes').selectAll().execute()).map(({ email }) => email)).toEqual([
      'new',
    ]);
    expect(swept).toBe(1);
  });
});

describe.runIf(hasPostgres)('two servers on one PostgreSQL', () => {
  /** One server has deleted a photo and not committed yet while another deletes it too. */
  async function deleteTwice(remove: (db: Db) => Promise<unknown>): Promise<number | undefined> {
    const url = await newPostgresUrl();
    const db = connect(url);
    await migrate(db);
    await insert(db, 'users', [{ id: 'u', ...account }]);
    await insert(db, 'folders', [{ id: 'f', user_id: 'u', ...folder }]);
    await insert(db, 'blobs', [{ sha256: 'a', ...blob, refs: 2 }]);
    const named = { name: 'A', name_key: 'A a', initial: 'A', taken: 5, size: 5 };
    await insert(db, 'files', [
      { ...photo, ...named, id: '1', user_id: 'u', folder_id: 'f', sha256: 'a', state: 2 },
    ]);
    const other = await openClient(url);
    await other.query("begin; delete from files; update blobs set refs = refs - 1 where sha256 = 'a'");
    const removal = remove(db);
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    await other.query('commit');
    await removal;
    const left = await db.selectFrom('blobs').select('refs').executeTakeFirst();
    await other.end();
    await db.destroy();
    return left?.refs;
  }

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['the collection', (db) => createRemovalRepository(db).deleteGone(10)],
    ['the deletion of an account', (db) => libraryOf(db).repositories.purge.deleteAccount('u')],
  ])('release the bytes of a photo once: %s', async (_, remove) => {
    expect(await deleteTwice(remove)).toBe(1);
  });
});
