// `npm test` and its parts: installs what is missing, then runs each part by its script of package.json, which runs
// nothing again whose files have not changed.
import { ensureChromium, ensureEngines } from './browser.mjs';
import { ensureInstalled, projectEnv, run } from './setup.mjs';

/** What `npm test` runs: the parts in which most faults show. */
const DEFAULT = ['check', 'unit', 'server', 'build', 'stories', 'journeys'];
const ALL = [
  ...DEFAULT.filter((part) => part !== 'journeys'),
  ...['postgres', 'e2e', 'visual', 'engines', 'packages', 'deploy', 'fuzz'],
];
const ITSELF = new Set(['check', 'build']);

const wanted = process.argv.slice(2);
const parts = wanted.length === 0 ? DEFAULT : wanted.flatMap((part) => (part === 'all' ? ALL : part));

ensureInstalled();
const env = projectEnv({
  CHROMIUM_PATH: ensureChromium(),
  LOG_LEVEL: 'silent',
  // Two scripts at once: most keep several processes busy. Their output is shown as it comes.
  WIREIT_PARALLEL: '2',
  WIREIT_LOGGER: 'simple',
  WIREIT_FAILURES: 'continue',
  // Tests start many processes: the code of the server is compiled for the first only.
  NODE_COMPILE_CACHE: new URL('../node_modules/.cache/node', import.meta.url).pathname,
});
if (parts.includes('engines'))
  for (const { name, packages } of ensureEngines())
    console.log(`engines: there is no ${name}. Install ${packages.join(' and ')} (Debian) to test it.`);

const failed = [];
for (const part of parts) {
  const started = performance.now();
  const passes = run('npm', ['run', '--silent', ITSELF.has(part) ? part : `run:${part}`], { env }) === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${passes ? '✓' : '✗'} ${part} (${seconds} s)`);
  if (passes) continue;
  failed.push(part);
  console.log(`Repeat it with: npm run ${ITSELF.has(part) ? part : `test:${part}`}\n`);
}
console.log(`\n${parts.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
