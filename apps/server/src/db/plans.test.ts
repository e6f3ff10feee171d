import SqliteDatabase from 'better-sqlite3';
import { type CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilesRepository } from '../modules/files/files.repository.ts';
import { createFoldersRepository } from '../modules/folders/folders.repository.ts';
import { migrate } from './connect.ts';
import type { Database } from './schema.ts';

const database = new SqliteDatabase(':memory:');
let asked: CompiledQuery[] = [];
const db = new Kysely<Database>({
  dialect: new SqliteDialect({ database }),
  log: ({ query }) => void asked.push(query),
});
const files = createFilesRepository(db);
const folders = createFoldersRepository(db);
const all = { userId: 'u', folderId: undefined };
const album = { userId: 'u', folderId: 'f' };
const page = { by: 'taken' as const, descending: true, limit: 51, beyond: { taken: 5, id: 'x' } };

beforeAll(() => migrate(db));
afterAll(() => db.destroy());

/** What SQLite means to do for whatever `ask` asks. */
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
  ['an axis', () => files.headings(all, 'taken'), /axis_counts USING PRIMARY KEY \(scope=\?\)/],
  ['the albums', () => folders.all('u'), /folders USING INDEX folders_parent/],
  ['the edges of albums', () => folders.all('u'), /files USING COVERING INDEX files_album/],
])('%s walks its index and sorts nothing', async (_, ask, index) => {
  const steps = await plan(ask);
  expect(steps).toMatch(index);
  expect(steps).not.toMatch(/SCAN|TEMP B-TREE/);
});
