import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { type FileRow, STATE } from '../src/db/schema.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const TAKEN = '2012:05:06 07:08:09';
const TAKEN_SECONDS = Date.UTC(2012, 4, 6, 7, 8, 9) / 1_000;
const YEAR = 365 * 86_400;

describe.each(BACKENDS)('dates from originals on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let db: Db;
  let album: string;
  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('dates@example.com');
    db = connect(server.databaseUrl);
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Dates' } })).id;
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  async function upload(bytes: Uint8Array<ArrayBuffer>, name: string, into = album): Promise<string> {
    const reply = await owner.upload(into, { bytes, name });
    expect(reply[0]).toBe(0);
    return (reply[2] as { file: { id: string } }).file.id;
  }

  it('puts photos of one second in the order of the shutter, however they arrive', async () => {
    const { id: burst } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Burst' } });
    for (const shot of [5, 3, 1, 4, 2]) {
      const file = await readFile(
        new URL(`../../../tests/fixtures/problems/burst-${shot}.jpg`, import.meta.url),
      );
      await upload(new Uint8Array(file), `DSC_000${shot}.jpg`, burst);
    }
    const { list } = await owner.api.files.list({ query: { pid: burst } });
    expect(list.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((shot) => `DSC_000${shot}`));
  });

  it('puts photos of one moment in the order of their names', async () => {
    const { id: moment } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Moment' } });
    for (const shot of [10, 9, 100])
      await upload(await makeJpeg({ seed: shot, taken: TAKEN }), `IMG_${shot}.jpg`, moment);
    const { list } = await owner.api.files.list({ query: { pid: moment } });
    expect(list.map(({ name }) => name)).toEqual(['IMG_9', 'IMG_10', 'IMG_100']);
  });

  /** A photo as an older version has stored it, which found no date in its bytes. */
  async function oldPhoto(seed: number, change: (row: FileRow) => Partial<FileRow> = () => ({})) {
    const id = await upload(await makeJpeg({ seed, taken: TAKEN }), `old ${seed}.jpg`);
    const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const blob = await db
      .selectFrom('blobs')
      .selectAll()
      .where('sha256', '=', row.sha256)
      .executeTakeFirstOrThrow();
    const { milliseconds: _, ...meta } = JSON.parse(blob.meta);
    const old = JSON.stringify({ ...meta, taken: null });
    await db.updateTable('blobs').set({ meta: old }).where('sha256', '=', row.sha256).execute();
    const guess = { taken: row.ctime, time_unknown: 1, date_source: 'upload' } as const;
    await db
      .updateTable('files')
      .set({ ...guess, ...change(row) })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const dateOf = (id: string) =>
    db
      .selectFrom('files')
      .select(['taken', 'time_unknown', 'date_source'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('reads guessed dates again after an upgrade, and keeps those that a person has set', async () => {
    const guessed = await oldPhoto(31);
    const marked = await oldPhoto(32, () => ({ taken: 1_000_000_000, date_source: 'person' }));
    const unmarked = await oldPhoto(33, ({ ctime }) => ({ taken: ctime - YEAR }));
    const saved = await oldPhoto(34, () => ({ state: STATE.RECYCLED }));
    const before = { marked: await dateOf(marked), unmarked: await dateOf(unmarked) };

    await db.updateTable('jobs').set({ next_run: 0 }).where('name', '=', 'redate').execute();
    expect(await server.runJobs()).toContain('redate');
    const right = { taken: TAKEN_SECONDS, time_unknown: 0, date_source: 'file' };
    expect(await dateOf(guessed)).toEqual(right);
    expect(await dateOf(saved)).toEqual(right);
    expect({ marked: await dateOf(marked), unmarked: await dateOf(unmarked) }).toEqual(before);

    // A second run reads nothing again.
    await db.updateTable('files').set({ taken: 5, time_unknown: 1 }).where('id', '=', guessed).execute();
    await db.updateTable('jobs').set({ next_run: 0 }).where('name', '=', 'redate').execute();
    await server.runJobs();
    expect(await dateOf(guessed)).toMatchObject({ taken: 5 });
  });
});
