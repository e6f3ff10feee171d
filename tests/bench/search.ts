// `pnpm bench search [sqlite|postgres]`: the latency of searches and suggestions of one user with 1,000,000 photos, over HTTP.
import { generator } from './random.ts';
import { type Asked, ROUNDS } from './server/asking.ts';
import { reportLatency } from './server/latency.ts';
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
  'a town of 1 % (京都)': searches('京都'),
  'a town of 100 photos (reykjavik)': searches('reykjavik'),
  'a country of nearly all photos (中国)': searches('中国'),
  'days and totals of a word of all photos': searches('img', COUNTED, FEW),
  'days and totals of a word of 1 %': searches('西湖', COUNTED, FEW),
  'suggestions for a number': suggestions((number) => String(number)),
  'suggestions for a word': suggestions((number) => `album ${number}`),
  'suggestions for a place': suggestions((number) => `kyoto ${number} japan`),
  'suggestions for a year': suggestions((number) => `${1970 + (number % 20)} ${number}`),
};

await reportLatency({ name: 'search', heading: 'search', calls: CALLS, warmUps: WARM_UPS, fill: fillWords });
