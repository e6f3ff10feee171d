// `pnpm bench search [sqlite|postgres]`: the latency of searches and suggestions of one user with 1,000,000 photos, over HTTP.
import { generator } from './random.ts';
import { markdown, report } from './report.ts';
import { type Asked, ask, askInTurns, type CallFigures, ROUNDS, stopAsking } from './server/asking.ts';
import { BACKENDS, type Backend } from './server/database.ts';
import { PHOTOS } from './server/library.ts';
import { openLibrary, startApp } from './server/openLibrary.ts';
import { fillWords } from './server/words.ts';

const SAMPLES = Number(process.env.BENCH_SAMPLES ?? 100);
const WARM_UPS = 3;
/** Counting all photos takes long. */
const FEW = 2;
/** A page of the list, and what the page of the search requests first. */
const FIRST_PAGE = 'count=100';
const COUNTED = 'axis=1&days=1&info=1';
/** First days of photos: no cached reply fits another one. */
const DAYS = 4_000_000;

/** Searches that differ in a filter that leaves nearly all photos, so that each is a new one. */
function searches(query: string, rest = FIRST_PAGE, samples = SAMPLES): Asked {
  return (turn) => {
    const random = generator(turn * ROUNDS + query.length);
    return Array.from(
      { length: samples + WARM_UPS },
      () => `/api/search?q=${encodeURIComponent(query)}&from=-${1 + Math.floor(random() * DAYS)}&${rest}`,
    );
  };
}

function suggestions(of: (number: number) => string): Asked {
  return (turn) => {
    const random = generator(turn * ROUNDS + 1);
    return Array.from(
      { length: SAMPLES + WARM_UPS },
      () => `/api/search/suggest?q=${encodeURIComponent(of(Math.floor(random() * DAYS)))}`,
    );
  };
}

const CALLS: Record<string, Asked> = {
  'a word of all photos (img)': searches('img'),
  'a word of 1 % (西湖)': searches('西湖'),
  'its pinyin (xihu)': searches('xihu'),
  'a word of 100 photos (bridge)': searches('bridge'),
  'a word of no photo': searches('zzz'),
  'two words (西湖 img)': searches('西湖 img'),
  'one letter (g)': searches('g'),
  'a word and a camera': searches('img', `${FIRST_PAGE}&camera=Pixel%209`),
  'a word and a month': searches('img 1980-05'),
  'days and totals of a word of all photos': searches('img', COUNTED, FEW),
  'days and totals of a word of 1 %': searches('西湖', COUNTED, FEW),
  'suggestions for a number': suggestions((number) => String(number)),
  'suggestions for a word': suggestions((number) => `album ${number}`),
  'suggestions for a year': suggestions((number) => `${1970 + (number % 20)} ${number}`),
};

type Figure = CallFigures & { database: Backend };

const named = BACKENDS.filter((backend) => process.argv.includes(backend));
const wanted = named.length > 0 ? named : BACKENDS;
const figures: Figure[] = [];
for (const database of wanted) {
  const { folder, url, close } = await openLibrary(database, `search-${database}-${PHOTOS}`, fillWords);
  const { app, port } = await startApp(folder, url);
  const known = await askInTurns(CALLS, async (_, paths) => {
    await ask({ port, paths: paths.slice(0, WARM_UPS), connections: 1, count: WARM_UPS });
    const measured = paths.slice(WARM_UPS);
    return (await ask({ port, paths: measured, connections: 1, count: measured.length })).times;
  });
  figures.push(...known.map((one) => ({ database, ...one })));
  await app.close();
  await close();
}
await stopAsking();
const rows = figures.map(({ database, call, p50, p99 }) => [
  `${database}: ${call}`,
  p50.toFixed(1),
  p99.toFixed(1),
]);
report('search', figures, markdown(['search', 'p50 ms', 'p99 ms'], rows));
