import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ORDER } from '@xiangji/api-client/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, type Db, migrate } from '../src/db/connect.ts';
import { up as moveCrops } from '../src/db/migrations/0011_avatar_crop.ts';
import { up as indexPhotos } from '../src/db/migrations/0014_search.ts';
import { up as locatePhotos } from '../src/db/migrations/0015_places.ts';
import { up as nameTowns } from '../src/db/migrations/0017_towns.ts';
import { createFilesRepository } from '../src/modules/files/files.repository.ts';
import { readFilter } from '../src/modules/search/readFilter.ts';
import { createSharesRepository } from '../src/modules/shares/shares.repository.ts';
import { nameKey } from '../src/names.ts';
import { newPostgresUrl, openDatabase } from './databases.ts';
import { BACKENDS } from './startServer.ts';

const HANGZHOU = 1_808_926;

/** A late migration makes it, after tables of its own and of those before it. */
const LATE_TABLE = 'trades';

const CONNECT = new URL('../src/db/connect.ts', import.meta.url);
/** A process that reports its progress, and on a signal migrates the database of its argument. */
const MIGRATING = `const { connect, migrate } = await import('${CONNECT}');
console.log('ready');
for await (const _ of process.stdin);
const db = connect(process.argv[1]);
await migrate(db);
await db.destroy();`;
const SQLITE = import.meta.resolve('better-sqlite3');
/** A process that holds the lock of a file for a moment, as one does that sets its journal. */
const HOLDING = `const { default: Database } = await import('${SQLITE}');
const database = new Database(process.argv[1]);
database.exec('create table held (id integer); begin immediate');
console.log('held');
setTimeout(() => { database.exec('drop table held; commit'); database.close(); }, 300);`;
/** Number of processes that start together, and how long they may take on a busy machine, ms. */
const PROCESSES = 3;
const PATIENCE = 120_000;
/** Only SQLite has the race about the journal of a new file, which not every round hits. */
const ROUNDS = { sqlite: 3, postgres: 1 };

const tablesOf = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name);

describe.each(BACKENDS)('bringing a database up to date on %s', (backend) => {
  let db: Db;
  afterEach(() => db.destroy());

  it('leaves nothing of a failed migration, and can be repeated', async () => {
    db = await openDatabase(backend);
    await sql`create table ${sql.table(LATE_TABLE)} (other integer)`.execute(db);
    await expect(migrate(db)).rejects.toThrow('already exists');
    expect(await tablesOf(db)).toEqual([LATE_TABLE]);
    await sql`drop table ${sql.table(LATE_TABLE)}`.execute(db);
    await migrate(db);
    expect(await tablesOf(db)).toEqual(expect.arrayContaining(['users', 'shares', 'bills', LATE_TABLE]));
  });

  it('indexes the photos of a library, and reads their cameras', async () => {
    db = await openDatabase(backend);
    await migrate(db);
    await sql`drop table search_texts`.execute(db);
    if (backend === 'sqlite') await sql`drop table search_index`.execute(db);
    for (const index of ['files_camera', 'files_type']) await sql`drop index ${sql.ref(index)}`.execute(db);
    const user = { id: 'u', email: 'u', password: '', name: '', sign: 'u', ctime: 0 };
    await db
      .insertInto('users')
      .values(user as never)
      .execute();
    const named = { name: '西湖', name_key: 'X xi hu', initial: 'X' };
    const folder = { id: 'f', user_id: 'u', parent_id: null, type: 1, sdate: null, edate: null, ctime: 0 };
    await db
      .insertInto('folders')
      .values({ ...folder, ...named, file_order: 0, cover_file_id: null })
      .execute();
    const meta = JSON.stringify({ exif: [{ key: 'device', text: '', value: 'Pixel 9' }] });
    const blob = { size: 1, mime: 'image/jpeg', ctime: 0 };
    await db
      .insertInto('blobs')
      .values([
        { ...blob, sha256: 'with', meta },
        { ...blob, sha256: 'without', meta: '' },
      ])
      .execute();
    const file = { user_id: 'u', folder_id: 'f', origin_name: 'IMG_1.jpg', taken: 0, tz: null, ...named };
    const sizes = { width: 1, height: 1, size: 1, duration: null, lat: null, lng: null };
    const rest = { thumbhash: null, content_id: null, mime: 'image/jpeg', type: 1, ctime: 0 };
    await db.schema.alterTable('files').dropColumn('camera').execute();
    await db
      .insertInto('files')
      .values([
        { ...file, ...sizes, ...rest, id: 'a', sha256: 'with' },
        { ...file, ...sizes, ...rest, id: 'b', sha256: 'without' },
      ])
      .execute();
    await indexPhotos(db as never);
    const files = createFilesRepository(db);
    const foundBy = async (search: { q?: string; camera?: string }) => {
      const filter = await readFilter(files.names, 'u', search);
      const page = { by: 'taken' as const, descending: false, limit: 9, start: { kind: 'first' as const } };
      return (await files.page({ ...page, scope: { userId: 'u', filter } })).map(({ id }) => id);
    };
    expect(await foundBy({ q: 'xh img' })).toEqual(['a', 'b']);
    expect(await foundBy({ camera: 'Pixel 9' })).toEqual(['a']);
    expect(await db.selectFrom('heading_counts').selectAll().execute()).toEqual([
      { scope: 'uu', kind: 'camera', heading: 'Pixel 9', count: 1 },
    ]);
  });

  it('puts existing photos on the map, and finds their towns', async () => {
    db = await openDatabase(backend);
    await migrate(db);
    await sql`drop index files_place`.execute(db);
    await db.schema.alterTable('files').dropColumn('cell').execute();
    await db.schema.dropTable('place_counts').execute();
    const user = { id: 'u', email: 'u', password: '', name: '', sign: 'u', ctime: 0 };
    await db
      .insertInto('users')
      .values(user as never)
      .execute();
    const named = { name: '西湖', name_key: 'X xi hu', initial: 'X' };
    const folder = { id: 'f', user_id: 'u', type: 1, file_order: 0, ctime: 0, ...named };
    await db
      .insertInto('folders')
      .values(folder as never)
      .execute();
    const blob = { sha256: 'b', size: 1, mime: 'image/jpeg', meta: '', ctime: 0 };
    await db.insertInto('blobs').values(blob).execute();
    const file = { user_id: 'u', folder_id: 'f', sha256: 'b', mime: 'image/jpeg', type: 1, origin_name: '' };
    const sizes = { width: 1, height: 1, size: 1, taken: 0, ctime: 0, ...named };
    const places = [
      { id: 'a', lat: 30.24, lng: 120.15, state: 0 },
      { id: 'b', lat: null, lng: null, state: 0, sha256: 'b2' },
      { id: 'c', lat: 30.25, lng: 120.15, state: 1 },
    ];
    await db
      .insertInto('blobs')
      .values({ ...blob, sha256: 'b2' })
      .execute();
    await db
      .insertInto('files')
      .values(places.map((place) => ({ ...file, ...sizes, ...place })) as never)
      .execute();
    await sql`drop index files_town`.execute(db);
    await db.schema.alterTable('files').dropColumn('town').execute();
    await locatePhotos(db as never);
    await nameTowns(db as never);
    const [a, b, c] = await db.selectFrom('files').select(['cell']).orderBy('id').execute();
    expect(b?.cell).toBeNull();
    expect(a?.cell).not.toBe(c?.cell);
    const towns = await db.selectFrom('files').select(['town']).orderBy('id').execute();
    expect(towns.map(({ town }) => town)).toEqual([HANGZHOU, null, HANGZHOU]);
    expect(await db.selectFrom('heading_counts').selectAll().execute()).toEqual([
      { scope: 'uu', kind: 'town', heading: String(HANGZHOU), count: 1 },
    ]);
    const counts = await db.selectFrom('place_counts').selectAll().orderBy('level').execute();
    expect(counts.map(({ level, count }) => [level, count])).toEqual(
      [4, 7, 10, 13, 16].map((level) => [level, 1]),
    );
    expect(counts.at(-1)).toMatchObject({ user_id: 'u', cell: a?.cell, lat: 30_240_000, lng: 120_150_000 });
  });

  it('moves the crop of an avatar from its address to its image', async () => {
    db = await openDatabase(backend);
    await migrate(db);
    await db.schema.alterTable('images').dropColumn('crop').execute();
    const user = { password: '', name: '', invited_by: null, timezone: null, ctime: 0 };
    const blob = { sha256: 'hash', size: 1, mime: 'image/jpeg', meta: '', ctime: 0 };
    await db.insertInto('blobs').values(blob).execute();
    const image = {
      kind: 'avatar' as const,
      sha256: blob.sha256,
      mime: 'image/jpeg',
      width: 9,
      height: 9,
      ctime: 0,
    };
    for (const [id, address] of Object.entries({ a: '#1,2,3,4', b: '' })) {
      const avatar = `/media/images/image-${id}/full.webp${address}`;
      await db
        .insertInto('users')
        .values({ ...user, id, email: id, sign: id, avatar })
        .execute();
      await db
        .insertInto('images')
        .values({ ...image, id: `image-${id}`, user_id: id } as never)
        .execute();
    }
    await moveCrops(db as never);
    const users = await db.selectFrom('users').select('avatar').orderBy('id').execute();
    expect(users.map(({ avatar }) => avatar)).toEqual([
      '/media/images/image-a/cropped.webp',
      '/media/images/image-b/full.webp',
    ]);
    const images = await db.selectFrom('images').select('crop').orderBy('id').execute();
    expect(images.map(({ crop }) => crop)).toEqual(['1,2,3,4', null]);
  });

  it('sorts shares by the code points of their keys, whatever the collation of the database', async () => {
    const collation = `template template0 locale_provider icu icu_locale 'en-US'`;
    db = backend === 'sqlite' ? await openDatabase(backend) : connect(await newPostgresUrl(collation));
    await migrate(db);
    const user = { id: 'u', email: 'u', password: '', name: '', sign: 'u', ctime: 0 };
    await db
      .insertInto('users')
      .values(user as never)
      .execute();
    const share = { user_id: 'u', code: '', days: 0, expires: 0, ctime: 0 };
    const names = ['123', '北京', 'alps'];
    await db
      .insertInto('shares')
      .values(names.map((name) => ({ ...share, id: name, name, name_key: nameKey(name).key })) as never)
      .execute();
    const sorted = await createSharesRepository(db).list('u', ORDER.NAME_ASC);
    expect(sorted.map(({ name }) => name)).toEqual(['alps', '北京', '123']);
  });

  it('changes nothing the second time', async () => {
    db = await openDatabase(backend);
    await migrate(db);
    const tables = await tablesOf(db);
    await migrate(db);
    expect(await tablesOf(db)).toEqual(tables);
  });

  it('is done once by processes that begin at the same moment', { timeout: PATIENCE }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'xiangji-migrate-'));
    for (let round = 0; round < ROUNDS[backend]; round += 1) {
      const url = backend === 'sqlite' ? `sqlite:${join(folder, `${round}.db`)}` : await newPostgresUrl();
      const processes = Array.from({ length: PROCESSES }, () =>
        spawn(process.execPath, ['--input-type=module', '-e', MIGRATING, url], {
          stdio: ['pipe', 'pipe', 'inherit'],
        }),
      );
      const codes = processes.map(async (one) => (await once(one, 'exit'))[0]);
      await Promise.all(processes.map(({ stdout }) => once(stdout, 'data')));
      for (const { stdin } of processes) stdin.end();
      expect(await Promise.all(codes)).toEqual(processes.map(() => 0));
      db = connect(url);
      expect(await tablesOf(db)).toEqual(expect.arrayContaining(['users', LATE_TABLE]));
      if (round < ROUNDS[backend] - 1) await db.destroy();
    }
    await rm(folder, { recursive: true });
  });
});

describe('a new SQLite file', () => {
  it('is waited for while another process holds it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'xiangji-locked-'));
    const path = join(folder, 'new.db');
    const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLDING, path], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    const db = connect(`sqlite:${path}`);
    await migrate(db);
    expect(await tablesOf(db)).toEqual(expect.arrayContaining(['users', LATE_TABLE]));
    await db.destroy();
    await rm(folder, { recursive: true });
  });
});
