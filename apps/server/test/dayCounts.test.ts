import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db, migrate } from '../src/db/connect.ts';
import { createUnitOfWork } from '../src/db/unitOfWork.ts';
import {
  axisScope,
  type Counted,
  createCountersRepository,
} from '../src/modules/files/files.counters.repository.ts';
import { createDaysRepository, type DayCounts } from '../src/modules/files/files.days.repository.ts';
import { newPostgresUrl } from './databases.ts';
import { BACKENDS } from './startServer.ts';

const DAY = 86_400;
const OWNER = 'owner';
const ALBUM = 'album';

const photo = (day: number, folder = ALBUM): Counted => ({
  ...{ user_id: OWNER, folder_id: folder, type: 1, taken: day * DAY + 60, initial: 'A', tag_id: null },
  ...{ size: 1, live_size: 0 },
});
const photos = (count: number, day: number) => Array.from({ length: count }, () => photo(day));

describe.each(BACKENDS)('the days of a library on %s', (backend) => {
  let folder: string;
  /** Each server's own connection. */
  let here: Db;
  let there: Db;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xiangji-days-'));
    const url = backend === 'sqlite' ? `sqlite:${join(folder, 'days.db')}` : await newPostgresUrl();
    here = connect(url);
    await migrate(here);
    there = connect(url);
    const account = { id: OWNER, email: 'owner@example.com', password: '-', name: 'Owner', avatar: null };
    await here
      .insertInto('users')
      .values({ ...account, sign: 'OWNER', invited_by: null, timezone: null, ctime: 1 })
      .execute();
  });
  afterAll(async () => {
    await Promise.all([here.destroy(), there.destroy()]);
    await rm(folder, { recursive: true });
  });

  /** Changes the library as one of the servers does. */
  const change = (db: Db, rows: readonly Counted[], sign: 1 | -1) =>
    createUnitOfWork(db, createCountersRepository)(OWNER, (counters) =>
      sign > 0 ? counters.add(rows) : counters.remove(rows),
    );
  const own = { userId: OWNER };
  const sorted = ({ days, counts }: DayCounts) => days.map((day) => [day, counts.get(day)]);

  it('are correct after each change by another server', async () => {
    const days = createDaysRepository(here);
    expect(sorted(await days(own))).toEqual([]);
    await change(there, [...photos(2, 5), ...photos(1, -3)], 1);
    expect(sorted(await days(own))).toEqual([
      [-3, 1],
      [5, 2],
    ]);
    await change(there, [photo(-3), photo(5)], -1);
    await change(here, [photo(9, 'other')], 1);
    expect(sorted(await days(own))).toEqual([
      [5, 1],
      [9, 1],
    ]);
    expect(sorted(await days({ userId: OWNER, folderId: ALBUM }))).toEqual([[5, 1]]);
    await change(there, [photo(5), photo(9, 'other')], -1);
    expect(sorted(await days(own))).toEqual([]);
  });

  it('reads only the changed days of a library', async () => {
    await change(here, [photo(1)], 1);
    await change(here, [photo(2)], 1);
    const days = createDaysRepository(here);
    await days(own);
    await change(there, [photo(2)], 1);
    // The value of a day of an older version is not read.
    await here.updateTable('axis_counts').set({ count: 70 }).where('day', '=', 1).execute();
    expect(sorted(await days(own))).toEqual([
      [1, 1],
      [2, 2],
    ]);
    await here.updateTable('axis_counts').set({ count: 1 }).where('day', '=', 1).execute();
    await change(there, [photo(1), ...photos(2, 2)], -1);
  });

  it('are of one snapshot while two servers change them and many clients ask at once', async () => {
    const servers = [createDaysRepository(here), createDaysRepository(there)] as const;
    let ended = false;
    // SQLite would wait for its lock in the thread that has to release it.
    const writers = backend === 'sqlite' ? [here, here] : [here, there];
    // Each change is of a pair of photos, so that the total of all days is even at every moment.
    const changing = Promise.all(
      writers.map(async (db, lane) => {
        for (let turn = 0; turn < 60; turn += 1) {
          const day = 100 + ((turn * 7 + lane) % 40);
          await change(db, [photo(day), photo(day + 200)], 1);
          if (turn % 3 === 0) await change(db, [photo(day), photo(day + 200)], -1);
        }
      }),
    ).finally(() => {
      ended = true;
    });
    const sumOf = ({ counts }: DayCounts) => [...counts.values()].reduce((a, b) => a + b, 0);
    while (!ended) {
      const asked = await Promise.all([0, 1, 0, 1, 0].map(async (at) => sumOf(await servers[at]!(own))));
      expect(asked.filter((sum) => sum % 2 === 1)).toEqual([]);
    }
    await changing;
    const rows = await createCountersRepository(here).byDay(axisScope.user(OWNER));
    const counted = rows.map(({ heading, count }) => [Number(heading), count] as const);
    expect(counted.reduce((all, [, count]) => all + count, 0)).toBe(2 * 2 * 40);
    for (const days of servers)
      expect(sorted(await days(own))).toEqual(counted.toSorted(([a], [b]) => a - b));
  });
});
