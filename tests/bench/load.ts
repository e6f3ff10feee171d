// `pnpm bench load [--users 200] [--minutes 2]`: two servers behind one address, and many users at once.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createBrowser } from '../../apps/server/test/browser.ts';
import { ACTIONS, furnish, PASSWORD, type VirtualUser } from './load/actions.ts';
import { startInstallation } from './load/installation.ts';
import { markdown, percentile, report } from './report.ts';
import { ownOf, residentOf } from './upload/product.ts';

const { values } = parseArgs({
  options: { users: { type: 'string', default: '200' }, minutes: { type: 'string', default: '2' } },
});
const USERS = Number(values.users);
const MINUTE_MS = 60_000;
const DURATION_MS = Number(values.minutes) * MINUTE_MS;
/** Between two actions of a user, milliseconds: at least, and up to as much again at random. */
const THINK_MS = 2_000;
/** Sign-ups at once. */
const AT_ONCE = 8;
const LOOK_MS = 10_000;
const MEGABYTE = 1_000_000;

/** Milliseconds until each call's reply has arrived completely, by method and path. */
const times = new Map<string, number[]>();
const errors: string[] = [];

/** Names and tokens in paths, and query strings, are left out. */
function nameOf({ method, url }: Request): string {
  const path = new URL(url).pathname;
  const known = /^\/(media\/\w+|oapi\/share|api\/files|api\/shares)\/[^/]{8,}/;
  return `${method} ${path.replace(known, '/$1/…').replace(/…\/(?!files|download).*/, '…')}`;
}

async function timed(request: Request): Promise<Response> {
  const started = performance.now();
  const response = await fetch(request);
  await response.clone().arrayBuffer();
  const name = nameOf(request);
  const took = performance.now() - started;
  const known = times.get(name);
  if (known) known.push(took);
  else times.set(name, [took]);
  if (response.status >= 400) errors.push(`${name} was answered with ${response.status}`);
  return response;
}

function nextAction(): string {
  let rest = Math.random() * 100;
  for (const [name, { weight }] of Object.entries(ACTIONS)) {
    rest -= weight;
    if (rest < 0) return name;
  }
  return Object.keys(ACTIONS)[0] ?? '';
}

async function perform(name: string, user: VirtualUser): Promise<void> {
  await ACTIONS[name]?.run(user).catch((error: unknown) => errors.push(`${name}: ${error}`));
}

async function live(user: VirtualUser, until: number): Promise<void> {
  await sleep(Math.random() * 2 * THINK_MS);
  while (Date.now() < until) {
    await perform(nextAction(), user);
    await sleep(THINK_MS * (1 + Math.random()));
  }
}

interface Look {
  seconds: number;
  /** Resident megabytes of each server without its decoders, the part of it that is no file's, and the decoders. */
  servers: number[];
  own: number[];
  decoders: number;
}

async function look(pids: readonly number[], seconds: number): Promise<Look> {
  const megabytes = (bytes: number) => bytes / MEGABYTE;
  const [servers, own, all] = await Promise.all([
    Promise.all(pids.map((pid) => residentOf(pid, { alone: true }))),
    Promise.all(pids.map((pid) => ownOf(pid, { alone: true }))),
    Promise.all(pids.map((pid) => residentOf(pid))),
  ]);
  const sum = (sizes: readonly number[]) => sizes.reduce((before, size) => before + size, 0);
  return {
    seconds,
    servers: servers.map(megabytes),
    own: own.map(megabytes),
    decoders: megabytes(sum(all) - sum(servers)),
  };
}

const installation = await startInstallation();
const users: VirtualUser[] = [];
let begun = 0;
async function signUp(): Promise<void> {
  while (begun < USERS) {
    const index = begun;
    begun += 1;
    const email = `user${index}@example.com`;
    const headers = { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` };
    const newBrowser = () => createBrowser(installation.origin, headers, timed);
    const browser = await installation.join(email, PASSWORD, newBrowser());
    users.push(await furnish(browser, { email, newBrowser }));
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, signUp));
process.stderr.write(`${users.length} users have joined\n`);

times.clear();
const started = Date.now();
const looks: Look[] = [];
const looking = (async () => {
  for (let at = 0; at <= DURATION_MS; at += LOOK_MS) {
    await sleep(Math.max(0, started + at - Date.now()));
    looks.push(await look(installation.pids, at / 1_000));
  }
})();
await Promise.all([looking, ...users.map((user) => live(user, started + DURATION_MS))]);
const seconds = (Date.now() - started) / 1_000;
const checked = installation.check();
const logged = installation.errorLines();
const jobs = installation.jobRuns();
await installation.stop();

const rowOf = (name: string, each: readonly number[]) => [
  name,
  each.length.toLocaleString('en'),
  ...[0.5, 0.99, 1].map((share) => percentile(each, share).toFixed(0)),
];
const all = [...times.values()].flat();
const calls = markdown(
  ['call', 'times', 'p50 ms', 'p99 ms', 'longest ms'],
  [
    ...Array.from(times, ([name, each]) => rowOf(name, each)).toSorted(([a = ''], [b = '']) =>
      a.localeCompare(b),
    ),
    rowOf('all', all),
  ],
);
const whole = (size = 0) => size.toFixed(0);
const memory = markdown(
  ['second', 'server 1 MB', 'its own', 'server 2 MB', 'its own', 'decoders MB'],
  looks
    .filter(({ seconds: at }) => at % (DURATION_MS / 10_000) === 0)
    .map((one) => [
      whole(one.seconds),
      ...[0, 1].flatMap((index) => [whole(one.servers[index]), whole(one.own[index])]),
      whole(one.decoders),
    ]),
);
const summary = [
  `${USERS} users, ${seconds.toFixed(0)} s, ${(all.length / seconds).toFixed(0)} calls a second.`,
  `Errors: ${errors.length}; lines of error in the logs: ${logged.length}. Runs of jobs: ${JSON.stringify(jobs)}`,
  ...new Set(errors),
  ...logged.slice(0, 5),
  checked.trim(),
];
report(
  'load',
  [{ users: USERS, seconds, errors, calls: Object.fromEntries(times), looks, jobs }],
  [summary.join('\n'), calls, memory].join('\n\n'),
);
if (errors.length > 0) process.exitCode = 1;
