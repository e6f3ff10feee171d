// `pnpm bench server [sqlite|postgres]`: the latency of the calls of one user with 1,000,000 photos, over HTTP.
import { sql } from 'kysely';
import { connect } from '../../apps/server/src/db/connect.ts';
import { markdown, report } from './report.ts';
import {
  type Asked,
  ask,
  askInTurns,
  type CallFigures,
  COOKIE,
  flood,
  ROUNDS,
  type Round,
  stopAsking,
} from './server/asking.ts';
import { BACKENDS, type Backend } from './server/database.ts';
import { ALBUMS, changeLibrary, fillLibrary, PHOTOS } from './server/library.ts';
import { openLibrary, startApp } from './server/openLibrary.ts';
import { readyMade } from './server/readyMade.ts';

const SAMPLES = 300;
const WARM_UPS = 60;
/** Pages whose positions are one photo apart, so that caching one reply does not help. */
const NEIGHBOURS = 40;
const IN_THE_MIDDLE = 'page of 50 in the middle';
const AXIS = '/api/files?order=1&count=1&axis=1';
const AXIS_IN_COLUMNS = `${AXIS}&days=1`;
const AXIS_AFTER_CHANGE = 'axis, by day, after a change';
const COLUMNS_AFTER_CHANGE = 'axis, by day, in columns, after a change';

type Figure = CallFigures & { database: Backend };

/** The photos at and after a place of the date order, as the client names them. */
async function pagesAt(url: string, place: number): Promise<string[]> {
  const db = connect(url);
  const rows = await db
    .selectFrom('files')
    .select(['id', 'taken'])
    .orderBy('taken')
    .orderBy('id')
    .offset(place)
    .limit(NEIGHBOURS)
    .execute();
  await db.destroy();
  return rows.map(({ id, taken }) => `/api/files?order=1&count=50&fid=${id}&time=${taken}`);
}

const always =
  (paths: string[]): Asked =>
  () =>
    paths;

/**
 * Pages that begin all over the library, each a different one, round after round: no cached reply fits them.
 */
async function anywhere(url: string): Promise<Asked> {
  const db = connect(url);
  const step = Math.max(1, Math.floor(PHOTOS / ((SAMPLES + WARM_UPS) * ROUNDS)));
  const rows = await db
    .selectFrom('files')
    .select(['id', 'taken'])
    .where(sql<boolean>`cast(substr(id, 2) as integer) % ${sql.lit(step)} = 0`)
    .execute();
  await db.destroy();
  const paths = rows.map(({ id, taken }) => `/api/files?order=2&count=50&fid=${id}&time=${taken}`);
  return (turn) => paths.filter((_, index) => index % ROUNDS === turn);
}

async function calls(url: string): Promise<Record<string, Asked>> {
  return {
    'page of 50 at the start': always(await pagesAt(url, 0)),
    [IN_THE_MIDDLE]: always(await pagesAt(url, PHOTOS / 2)),
    'page of 50 at the end': always(await pagesAt(url, PHOTOS - 100)),
    'page of 50 anywhere, never requested before': await anywhere(url),
    'page of 50 by name': always([
      '/api/files?order=3&count=50&category=M',
      '/api/files?order=4&count=50&category=M',
    ]),
    'page of 50 in an album': always([
      '/api/files?pid=a10007&order=1&count=50',
      '/api/files?pid=a10900&order=2&count=50',
    ]),
    'axis, by day': always([AXIS]),
    'axis, by day, in columns': always([AXIS_IN_COLUMNS]),
    [AXIS_AFTER_CHANGE]: always([AXIS]),
    [COLUMNS_AFTER_CHANGE]: always([AXIS_IN_COLUMNS]),
    'one photo': always(['/api/files/p10000001?more=1', `/api/files/p${10_000_000 + PHOTOS * 0.9}?more=1`]),
    [`${ALBUMS.toLocaleString('en')} albums`]: always(['/api/folders']),
  };
}

/** Each reply after a change by another server: a photo that is added to a day, and removed again. */
async function askAfterChanges(url: string, one: Pick<Round, 'port' | 'paths' | 'connections'>) {
  const db = connect(url);
  const times: number[] = [];
  for (let turn = -WARM_UPS; turn < SAMPLES; turn += 1) {
    await changeLibrary(db, Math.floor(turn / 2), turn % 2 === 0 ? 1 : -1);
    const result = await ask({ ...one, count: 1 });
    if (turn >= 0) times.push(...result.times);
  }
  await db.destroy();
  return { times };
}

/** One round of a call: the milliseconds of each reply. */
async function askRound(
  url: string,
  call: string,
  one: Pick<Round, 'port' | 'paths' | 'connections'>,
): Promise<number[]> {
  if (call === AXIS_AFTER_CHANGE || call === COLUMNS_AFTER_CHANGE)
    return (await askAfterChanges(url, one)).times;
  await ask({ ...one, count: WARM_UPS });
  return (await ask({ ...one, count: SAMPLES })).times;
}

async function measure(database: Backend): Promise<Figure[]> {
  const { folder, url, close } = await openLibrary(database, `${database}-${PHOTOS}`, fillLibrary);
  const { app, port } = await startApp(folder, url);
  const asked = await calls(url);
  const figures: Figure[] = await askInTurns(asked, (call, paths) =>
    askRound(url, call, { port, paths, connections: 1 }),
  ).then((known) => known.map((one) => ({ database, ...one })));
  const paths = asked[IN_THE_MIDDLE]?.(0) ?? [];
  const page = await app.inject({ url: paths[0] ?? '', headers: { cookie: COOKIE } });
  const bare = await readyMade(page.body);
  const floods = await flood(paths, {
    'page of 50, 32 connections': port,
    'the same bytes ready-made, 32 connections': bare.port,
  });
  for (const one of floods) figures.push({ database, ...one });
  await bare.close();
  await app.close();
  await close();
  return figures;
}

const named = BACKENDS.filter((backend) => process.argv.includes(backend));
const wanted = named.length > 0 ? named : BACKENDS;
const figures: Figure[] = [];
// `--fill` only makes what BENCH_DATA keeps, which may be done on a busy machine.
const measureOne = process.argv.includes('--fill')
  ? async (backend: Backend) =>
      (await openLibrary(backend, `${backend}-${PHOTOS}`, fillLibrary)).close().then(() => [])
  : measure;
for (const backend of wanted) figures.push(...(await measureOne(backend)));
await stopAsking();
const rows = figures.map(({ database, call, p50, p99, rate }) => [
  `${database}: ${call}`,
  p50.toFixed(2),
  p99.toFixed(2),
  rate === undefined ? '' : Math.round(rate).toLocaleString('en'),
]);
report('server', figures, markdown(['call', 'p50 ms', 'p99 ms', 'requests/s'], rows));
