import SqliteDatabase from 'better-sqlite3';
import { type CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../db/connect.ts';
import type { Database, FileRow, NewFile } from '../../db/schema.ts';
import { createFoldersRepository } from '../folders/folders.repository.ts';
import { areaOf, createPlacesRepository } from '../map/places.repository.ts';
import { createRecycleRepository } from '../recycle/recycle.repository.ts';
import { bandsOf } from '../similar/hashes.ts';
import { createCandidates } from '../similar/photoHashes.repository.ts';
import { createLivePairsRepository } from '../uploads/livePairs.repository.ts';
import { createUploadsRepository } from '../uploads/uploads.repository.ts';
import { createDaysRepository } from './files.days.repository.ts';
import { createFilesRepository } from './files.repository.ts';

const database = new SqliteDatabase(':memory:');
let asked: CompiledQuery[] = [];
const db = new Kysely<Database>({
  dialect: new SqliteDialect({ database }),
  log: ({ query }) => void asked.push(query),
});
const files = createFilesRepository(db);
const days = createDaysRepository(db);
const folders = createFoldersRepository(db);
const all = { userId: 'u', folderId: undefined };
const beyond = (cursor: { key?: string; taken: number; id: string }) => ({
  start: { kind: 'beyond' as const, cursor },
});
const byName = { by: 'name_key' as const, ...beyond({ key: 'B bei', taken: 5, id: 'x' }) };
const byTag = { by: 'tag_key' as const, ...beyond({ key: 'S shan x', taken: 5, id: 'x' }) };
const recycle = createRecycleRepository(db);
const places = createPlacesRepository(db);
const candidates = createCandidates(db);
const uploads = createUploadsRepository(db);
const area = areaOf('u', { west: 120, south: 30, east: 121, north: 31 }, 10);
const fromTag = {
  by: 'tag_key' as const,
  descending: false,
  limit: 51,
  start: { kind: 'from' as const, from: 'S shan x' },
};
const album = { userId: 'u', folderId: 'f' };
const page = { by: 'taken' as const, descending: true, limit: 51, ...beyond({ taken: 5, id: 'x' }) };

beforeAll(() => migrate(db));
afterAll(() => db.destroy());

/** SQLite's plan for the queries of `ask`. */
async function plan(ask: () => Promise<unknown>): Promise<string> {
  asked = [];
  await ask();
  const steps = asked.flatMap(({ sql, parameters }) =>
    database.prepare(`explain query plan ${sql}`).all(...parameters),
  ) as { detail: string }[];
  return steps.map(({ detail }) => detail).join('\n');
}

test.each([
  ['a page of all photos', () => files.page({ ...page, scope: all }), /files USING INDEX files_timeline/],
  ['a page of an album', () => files.page({ ...page, scope: album }), /files USING INDEX files_album /],
  [
    'a page of favorites',
    () => files.page({ ...page, scope: { ...all, favorite: true } }),
    /files USING INDEX files_favorite /,
  ],
  [
    'a page of guessed dates',
    () => files.page({ ...page, scope: { ...all, filter: { words: [], guessed: true } } }),
    /files USING INDEX files_guessed /,
  ],
  [
    'a page of all photos by name',
    () => files.page({ ...page, ...byName, scope: all }),
    /files USING INDEX files_name /,
  ],
  [
    'a page of an album by name',
    () => files.page({ ...page, ...byName, scope: album }),
    /files USING INDEX files_album_name /,
  ],
  [
    'a page of all photos by keyword',
    () => files.page({ ...page, ...byTag, scope: all }),
    /files USING INDEX files_tag /,
  ],
  [
    'a page of an album by keyword, from a heading',
    () => files.page({ ...fromTag, scope: album }),
    /files USING INDEX files_album_tag /,
  ],
  [
    'a place far into a heading of all photos',
    () => files.skipped({ ...fromTag, scope: all }, 9),
    /files USING COVERING INDEX files_tag /,
  ],
  [
    'a place far into an album',
    () => files.skipped({ ...page, scope: album }, 9),
    /files USING COVERING INDEX files_album /,
  ],
  ['an axis by name', () => files.headings(album, 'name_key'), /heading_counts USING PRIMARY KEY/],
  [
    'a page of the recycle bin',
    () => recycle.page('u', { offset: 0, limit: 50 }),
    /files USING INDEX files_recycled /,
  ],
  ['an axis', () => files.headings(all, 'taken'), /axis_counts USING PRIMARY KEY \(scope=\?\)/],
  ['an axis that may be kept', () => days(all), /axis_counts USING PRIMARY KEY \(scope=\?\)/],
  ['a look for bytes', () => uploads.statesOf('u', 'b'), /files_bytes .*\n.*\n.*files_live_bytes /],
  ['the albums', () => folders.cards('u'), /folders USING INDEX folders_parent/],
  ['the edges of albums', () => folders.cards('u'), /files USING COVERING INDEX files_album/],
])('%s walks its index and sorts nothing', async (_, ask, index) => {
  const steps = await plan(ask);
  expect(steps).toMatch(index);
  expect(steps).not.toMatch(/SCAN|TEMP B-TREE/);
});

test.each([
  ['by their hashes and time', bandsOf('0123456789abcdef'), ['photo_hashes_band_3', 'files_timeline']],
  ['by their bytes', undefined, ['files_bytes']],
])('a new photo is compared with others %s by an index', async (_, bands, indexes) => {
  const file = { id: 'x', user_id: 'u', sha256: 'b', taken: 5, time_unknown: 0 } as FileRow;
  const steps = await plan(() => candidates(file, bands));
  for (const index of indexes) expect(steps).toMatch(new RegExp(`USING INDEX ${index} `));
  expect(steps).not.toMatch(/SCAN/);
});

test.each([
  ['a photo', 1, 'files_type \\(user_id=\\? AND type=\\? AND taken>'],
  ['a movie', 2, 'files_(album|timeline) '],
])('the other half of %s is found by an index', async (_, type, index) => {
  const file = {
    user_id: 'u',
    folder_id: 'f',
    type,
    taken: 5,
    origin_name: 'a.jpg',
    content_id: null,
  } as NewFile;
  const steps = await plan(() => createLivePairsRepository(db).findHalf(file));
  expect(steps).toMatch(new RegExp(`USING INDEX ${index}`));
  expect(steps).not.toMatch(/SCAN/);
});

test.each([
  [
    'cells',
    () => places.cells(area),
    /SCAN spans\nSEARCH place_counts USING PRIMARY KEY \(user_id=\? AND level=\? AND cell>/,
  ],
  [
    'covers',
    () => places.covers('u', 10, [1, 2]),
    /files USING COVERING INDEX files_place \(user_id=\? AND cell>/,
  ],
  [
    'newest photos',
    () => places.newest(area, { skip: 0, limit: 50 }),
    /SCAN spans\nSEARCH files USING COVERING INDEX files_place \(user_id=\? AND cell>/,
  ],
])('the %s of a part of the map are read from an index alone', async (_, ask, index) => {
  const steps = await plan(ask);
  expect(steps).toMatch(index);
  expect(steps).not.toMatch(/SCAN (files|place_counts)/);
});

test('a page that brings all of its photos walks its index too, and sorts no more than its rows', async () => {
  const steps = await plan(() => files.page({ ...page, scope: all, whole: true }));
  expect(steps).toMatch(/files USING INDEX files_timeline/);
  expect(steps).toMatch(/file_tags USING (INDEX|PRIMARY KEY|COVERING INDEX)/);
  expect(steps.match(/SCAN .*/g)).toEqual(['SCAN page']);
});
