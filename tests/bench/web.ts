// `pnpm bench web [runs]`: Lighthouse as a phone on slow 4G, on the built product with the demo's photos. Prints the
// median of each page's runs; the pages alternate.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../../apps/server/test/freePort.ts';
import { spawnServer } from '../../apps/server/test/spawnServer.ts';
import { launchOptions } from '../fixtures/browserOptions.ts';
import { markdown, median, report } from './report.ts';

const RUNS = Number(process.argv[2] ?? 5);
const DEMO = { email: 'demo@xiangji.local', password: 'xiangji-demo' };
const built = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

interface Browser {
  context: BrowserContext;
  port: number;
}
interface Place {
  name: string;
  path: string;
  browser: Browser;
}

async function openBrowser(folder: string, name: string): Promise<Browser> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(folder, name), {
    locale: 'zh-CN',
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });
  return { context, port };
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('邮箱').fill(DEMO.email);
  await page.getByLabel('密码', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { name: '相册', level: 1 }).waitFor();
}

/** The data of a GET call, with the session of the page. */
async function read<Data>(page: Page, path: string): Promise<Data> {
  const [, , data] = await page.evaluate(async (address) => (await fetch(address)).json(), path);
  return data;
}

interface Share {
  id: string;
  valid: boolean;
  secure: { type: string };
}

/** The pages that users open first, with and without a session. */
async function placesOf(origin: string, owner: Browser, visitor: Browser): Promise<Place[]> {
  const page = await owner.context.newPage();
  await signIn(page, origin);
  const shares = await read<{ list: Share[] }>(page, '/api/shares');
  const shareOf = (type: string) => shares.list.find((one) => one.valid && one.secure.type === type)?.id;
  const albums = await read<{ list: { id: string; type: number }[] }>(page, '/api/folders');
  const photos = await read<{ list: { id: string }[] }>(page, '/api/files?count=1');
  await page.close();
  const album = albums.list.find(({ type }) => type === 1)?.id;
  return [
    { name: 'sign-in', path: '/', browser: visitor },
    { name: 'public share', path: `/s/${shareOf('public')}`, browser: visitor },
    { name: 'share with a code', path: `/s/${shareOf('private')}`, browser: visitor },
    { name: 'albums', path: '/albums', browser: owner },
    { name: 'timeline', path: '/photos', browser: owner },
    { name: 'an album', path: `/albums/${album}/photos`, browser: owner },
    { name: 'a photo', path: `/photos/${photos.list[0]?.id}`, browser: owner },
    { name: 'account', path: '/account', browser: owner },
  ];
}

async function runLighthouse(url: string, { port }: Browser): Promise<Result> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices'];
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  return result.lhr;
}

function figuresOf(name: string, runs: readonly Result[]) {
  const score = (category: string) => median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100));
  const metric = (audit: string) => median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN));
  return {
    name,
    performance: score('performance'),
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
  };
}

const folder = await mkdtemp(join(tmpdir(), 'xiangji-web-'));
const env = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'production', LOG_LEVEL: 'error' };
const examples = ['--examples', built('tests/fixtures/photos')];
execFileSync(process.execPath, [built('apps/server/dist/demo.js'), ...examples], {
  env: { PATH: process.env.PATH, ...env },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const server = await spawnServer(env);
const { origin } = server;
const [owner, visitor] = [await openBrowser(folder, 'owner'), await openBrowser(folder, 'visitor')];
const places = await placesOf(origin, owner, visitor);
const runs = new Map<string, Result[]>(places.map(({ name }) => [name, []]));
for (let turn = 0; turn < RUNS; turn += 1) {
  for (const { name, path, browser } of places) {
    const result = await runLighthouse(origin + path, browser);
    runs.get(name)?.push(result);
    process.stderr.write(`${name}: ${Math.round((result.categories.performance?.score ?? 0) * 100)}\n`);
  }
}
await Promise.all([owner, visitor].map(({ context }) => context.close()));
await server.stop();
await rm(folder, { recursive: true, force: true });

const figures = Array.from(runs, ([name, results]) => figuresOf(name, results));
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const head = ['page', 'performance', 'FCP', 'LCP', 'TBT', 'CLS', 'accessibility', 'best practices'];
const rows = figures.map((one) => [
  one.name,
  one.performance.toFixed(0),
  seconds(one.fcp),
  seconds(one.lcp),
  `${one.tbt.toFixed(0)} ms`,
  one.cls.toFixed(3),
  one.accessibility.toFixed(0),
  one.bestPractices.toFixed(0),
]);
report('web', figures, markdown(head, rows));
