// `pnpm bench indexing [sqlite|postgres]`: the share of the search index in the transaction of an upload, in a library of
// BENCH_PHOTOS photos. Photos are added with and without the index in turns.
import { connect, type Db } from '../../apps/server/src/db/connect.ts';
import type { NewFile } from '../../apps/server/src/db/schema.ts';
import { createUnitOfWork } from '../../apps/server/src/db/unitOfWork.ts';
import { located } from '../../apps/server/src/geo/located.ts';
import { createCountersRepository } from '../../apps/server/src/modules/files/files.counters.repository.ts';
import { createSearchTextsRepository } from '../../apps/server/src/modules/search/searchTexts.repository.ts';
import { descriptionOf } from '../../apps/server/src/modules/uploads/photoName.ts';
import { nameKey } from '../../apps/server/src/names.ts';
import { markdown, median, percentile, report } from './report.ts';
import { BACKENDS, type Backend } from './server/database.ts';
import { OWNER, PHOTOS } from './server/library.ts';
import { openLibrary } from './server/openLibrary.ts';
import { fillWords } from './server/words.ts';

const SAMPLES = Number(process.env.BENCH_SAMPLES ?? 1_000);
const WARM_UPS = 50;
const P99 = 0.99;
const MICROSECONDS = 1_000;
const ALBUM = 'a10000';
const BLOB = 'bench-indexing';
const PLACE = { lat: 30.24, lng: 120.15 };

/** A photo as a phone names it. */
function photoOf(index: number): NewFile {
  const origin_name = `IMG_20260501_${String(index).padStart(6, '0')}.jpg`;
  const name = descriptionOf(origin_name);
  const { initial, key: name_key } = nameKey(name);
  return {
    ...{ id: `u${index}`, user_id: OWNER, folder_id: ALBUM, sha256: `${BLOB}-${index}`, mime: 'image/jpeg' },
    ...{ type: 1, name, name_key, initial, origin_name, taken: index, tz: -480, width: 4_000, height: 3_000 },
    ...{ size: 1, duration: null, ...located(PLACE), thumbhash: null, content_id: null, ctime: 1 },
    ...{ camera: 'Canon EOS R6', lens: 'RF24-70mm F2.8 L IS USM' },
  };
}

interface Cost {
  milliseconds: number;
  /** Milliseconds of this process; SQLite runs in it, PostgreSQL does not. */
  processor: number;
}

/** Starts to measure; the returned function ends it. */
function begin(): () => Cost {
  const [start, before] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { milliseconds: performance.now() - start, processor: (user + system) / MICROSECONDS };
  };
}

/** Adds a photo as an upload does; returns the cost of its transaction, and of the index in it. */
function createUpload(db: Db) {
  const withAccountLock = createUnitOfWork(db, (part) => part);
  return async (index: number, isIndexed: boolean) => {
    const file = photoOf(index);
    const blob = { sha256: file.sha256, size: 1, mime: file.mime, meta: '', ctime: 1 };
    let indexing: Cost | undefined;
    const end = begin();
    await withAccountLock(OWNER, async (part) => {
      await part.insertInto('blobs').values(blob).execute();
      const row = await part.insertInto('files').values(file).returningAll().executeTakeFirstOrThrow();
      await createCountersRepository(part).add([row]);
      if (!isIndexed) return;
      const endIndexing = begin();
      await createSearchTextsRepository(part).add([row]);
      indexing = endIndexing();
    });
    return { whole: end(), indexing };
  };
}

async function measure(database: Backend) {
  const { url, close } = await openLibrary(database, `indexing-${database}-${PHOTOS}`, fillWords);
  const db = connect(url);
  const upload = createUpload(db);
  const costs: Record<string, Cost[]> = {
    'without the index': [],
    'with the index': [],
    'of it the index': [],
  };
  for (let index = 0; index < 2 * (SAMPLES + WARM_UPS); index += 1) {
    const isIndexed = index % 2 === 1;
    const { whole, indexing } = await upload(index, isIndexed);
    if (index < 2 * WARM_UPS) continue;
    costs[isIndexed ? 'with the index' : 'without the index']?.push(whole);
    if (indexing) costs['of it the index']?.push(indexing);
  }
  await db.deleteFrom('files').where('id', 'like', 'u%').execute();
  await db.deleteFrom('blobs').where('sha256', 'like', `${BLOB}%`).execute();
  await db.destroy();
  await close();
  return Object.entries(costs).map(([part, all]) => {
    const times = all.map(({ milliseconds }) => milliseconds);
    return {
      ...{ database, part, p50: median(times), p99: percentile(times, P99) },
      processor: all.reduce((sum, { processor }) => sum + processor, 0) / all.length,
    };
  });
}

const asked = BACKENDS.filter((database) => !process.argv[2] || process.argv[2] === database);
const figures = [];
for (const database of asked) figures.push(...(await measure(database)));
const rows = figures.map(({ database, part, p50, p99, processor }) => [
  `${database}, ${part}`,
  ...[p50, p99, processor].map((milliseconds) => milliseconds.toFixed(2)),
]);
report(
  'indexing',
  figures,
  markdown(['transaction of an upload', 'p50, ms', 'p99', 'processor, mean'], rows),
);
