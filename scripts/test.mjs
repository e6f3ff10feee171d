// The README's test command: installs missing dependencies, builds, runs every check and every test, and counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium, ensureEngines } from './browser.mjs';
import { ensureBuilt, ensureInstalled, projectEnv, root, run } from './setup.mjs';
import { webSizesHold } from './web-sizes.mjs';

const output = join(root, 'test-results');
const only = process.argv.slice(2);

ensureInstalled();
const chromium = ensureChromium();
const env = projectEnv({
  CHROMIUM_PATH: chromium,
  CI: process.env.CI ?? '1',
  LOG_LEVEL: 'silent',
  // Tests start many processes: the code of the server is compiled for the first only.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
});
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

/** Failures by group, printed again at the very end: a long log is read from its last line upward. */
const failures = [];

/** Tests that passed only on their second try, in the same form: named at the end, so that they get fixed. */
const flaky = [];

/** The first lines of why a test failed, without colours and without the page's markup. */
function shortly(why) {
  const plain = stripVTControlCharacters(why.join('\n'));
  return plain
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .join('\n')
    .slice(0, 900);
}

/** The tests that failed, and the files that failed before their tests. */
function brokenIn(project, report) {
  return report.testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const where = `${project} ${relative(root, path)}`;
    const broken = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && broken.length === 0)
      return [{ path, where, test: '(the file itself)', why: [message] }];
    return broken.map(({ fullName, failureMessages: why }) => ({ path, where, test: fullName, why }));
  });
}

/** The line of the test itself that failed: the message names the helper's. */
function callIn({ file }, stack = '') {
  const line = stack.match(new RegExp(`${file.replaceAll('.', '\\.')}:\\d+`));
  return line ? `at ${line[0]}` : '';
}

function rememberPlaywright(name, suite) {
  for (const spec of suite.specs ?? []) {
    // The report merges the projects' tests into one spec, whose `ok` is the first project's.
    for (const { projectName, results, status } of spec.tests) {
      if (status !== 'unexpected' && status !== 'flaky') continue;
      const why = results.flatMap(({ error, errors }) => [
        callIn(spec, error?.stack),
        ...errors.map(({ message }) => message),
      ]);
      const where = [name, projectName, `${spec.file}:${spec.line}`].filter(Boolean).join(' ');
      (status === 'flaky' ? flaky : failures).push({ where, test: spec.title, why });
    }
  }
  for (const inner of suite.suites ?? []) rememberPlaywright(name, inner);
}

/** Runs a vitest project, or a part of it; the report is undefined where the run ended before it could write one. */
function runVitest(name, project, { part, extra }) {
  const file = join(output, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--project', project, ...part, ...reporters];
  const status = run('vitest', args, { env: { ...env, ...extra } });
  return { status, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

/** With more failures than these, something is broken. */
const MOST_TRIED_AGAIN = 5;

/** The tests that do not pass in another process either. */
function brokenAgain(broken, name, project, extra) {
  const part = [...new Set(broken.map(({ path }) => relative(root, path)))];
  const { report } = runVitest(`${name}-again`, project, { part, extra });
  const passes = ({ path, test }) =>
    report?.testResults.some(
      ({ name: file, assertionResults }) =>
        file === path &&
        assertionResults.some(({ fullName, status }) => fullName === test && status === 'passed'),
    );
  return broken.filter((test) => !passes(test));
}

/**
 * Counts of a vitest project, or of a part of it; a run that ended before it could count is one failure. The files of a
 * few failures run once more, as Playwright's tests do.
 */
function vitest(project, { part = [], ...extra } = {}) {
  const name = [project, ...Object.values(extra)].join('-');
  const { status, report } = runVitest(name, project, { part, extra });
  if (!report) return { passed: 0, failed: 1 };
  const first = brokenIn(project, report);
  const isTriedAgain = first.length > 0 && first.length <= MOST_TRIED_AGAIN;
  const broken = isTriedAgain ? brokenAgain(first, name, project, extra) : first;
  const passedLater = first.filter((test) => !broken.includes(test));
  flaky.push(...passedLater);
  failures.push(...broken);
  return {
    passed: report.numPassedTests + passedLater.length,
    failed: broken.length + (status !== 0 && first.length === 0 ? 1 : 0),
    skipped: report.numPendingTests,
  };
}

function playwright(name, config) {
  const file = join(output, `${name}.json`);
  const status = run('playwright', ['test', '-c', config, '--reporter=list,json'], {
    cwd: join(root, 'tests'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const suite of report.suites) rememberPlaywright(name, suite);
  const { expected, unexpected: failed, flaky: second, skipped } = report.stats;
  return { passed: expected + second, failed: failed + (status !== 0 && failed === 0 ? 1 : 0), skipped };
}

/** Reasons why a part did not run, printed at the very end. */
const leftOut = [];

function engines() {
  for (const { name, packages } of ensureEngines())
    leftOut.push(`engines: there is no ${name}. Install ${packages.join(' and ')} (Debian) to test it.`);
  return playwright('engines', 'engines/playwright.config.ts');
}

/** The programs that know whether an example of deploy/ is right. */
const EXAMPLE_CHECKERS = ['nginx', 'caddy', 'systemd-analyze'];

function deploy() {
  const path = `${env.PATH}:/usr/sbin:/sbin`;
  for (const name of EXAMPLE_CHECKERS)
    if (run('sh', ['-c', `command -v ${name}`], { env: { PATH: path }, quiet: true }) !== 0)
      leftOut.push(`deploy: there is no ${name}. Install it to check its example in deploy/.`);
  return vitest('deploy');
}

async function check() {
  const { runChecks } = await import('./check.mjs');
  const counts = await runChecks();
  // It builds the packages, so that the consumer tests need not build them again.
  if (counts.failed === 0) env.LIBRARIES_BUILT = '1';
  return counts;
}

function build() {
  ensureBuilt();
  const held = [webSizesHold(), run('storybook', ['build', '--quiet'], { env, quiet: true }) === 0];
  const failed = held.filter((ok) => !ok).length;
  return { passed: 1 + held.length - failed, failed };
}

const groups = {
  check,
  packages: () => vitest('packages'),
  server: () => vitest('server'),
  build,
  deploy,
  a11y: () => vitest('a11y'),
  // Each story is checked in both themes. Those of the screens run in English here, and in Chinese in `visual`.
  stories: () => vitest('storybook', { part: ['packages'] }),
  english: () => vitest('storybook', { part: ['apps/web'], STORYBOOK_LOCALE: 'en' }),
  e2e: () => playwright('e2e', 'e2e/playwright.config.ts'),
  engines,
  consumers: () => playwright('consumers', 'consumers/playwright.config.ts'),
  visual: () => playwright('visual', 'visual/playwright.config.ts'),
};

/** Groups that run what `build` makes. */
const RUN_BUILT = ['e2e', 'engines', 'consumers', 'visual'];

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
if (only.some((name) => RUN_BUILT.includes(name))) only.push('build');
for (const [name, runGroup] of Object.entries(groups)) {
  if (only.length > 0 && !only.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const { passed, failed, skipped = 0 } = await runGroup();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(`${name.padEnd(10)} ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
function show(outcome, tests) {
  for (const { where, test, why } of tests)
    console.log(`\n${outcome} ${where}\n  ${test}\n${shortly(why).replace(/^/gm, '    ')}`);
}
show('FLAKY', flaky);
show('FAILED', failures);
console.log(`\n${lines.join('\n')}\n`);
for (const line of leftOut) console.log(`SKIPPED ${line}`);
const retried = flaky.length > 0 ? ` (${flaky.length} on the second try)` : '';
console.log(`${total.passed} passed${retried}, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
