// `pnpm check`: types, lint and format, import arrows, unused code, package surface, size budgets.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commitRange } from './changedSince.mjs';
import { ensureInstalled, projectEnv, root } from './setup.mjs';

const LIBRARIES = ['locale', 'ui', 'photo-grid', 'photo-viewer', 'cropper', 'blocks', 'api-client'];
/** What dependency-cruiser reads. */
const CRUISE = ['--config', '.dependency-cruiser.cjs'];
const PROJECTS = [
  ...LIBRARIES.map((name) => `packages/${name}`),
  'packages/internal',
  'apps/server',
  'apps/web',
  'apps/web/service-worker',
  'tests',
  '.',
];
/** Checks at once: most keep one core busy, and the smallest machine has two. */
const LANES = 2;

/** A command whose output is shown only when it fails. */
function holds(command, args, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: projectEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const libraryOf = (name) => join(root, 'packages', name);

async function buildLibraries() {
  for (const name of LIBRARIES) {
    const built = await holds('tsup', ['--silent'], libraryOf(name));
    if (!built.ok) return built;
  }
  return { ok: true, output: '' };
}

function surfaceOf(name) {
  const exclude =
    name === 'api-client'
      ? []
      : ['--exclude-entrypoints', './styles.css', './theme.css', './components.css', './reset.css'];
  return holds('node', ['../../scripts/surface.mjs', ...exclude], libraryOf(name));
}

/** Checks of the sources, and the build. */
const ofSources = {
  'libraries build': buildLibraries,
  ...Object.fromEntries(
    PROJECTS.map((project) => [`types ${project}`, () => holds('tsc', ['--noEmit', '-p', project])]),
  ),
  'lint and format': () => holds('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  'vocabulary, hooks, long functions': () => holds('eslint', ['--no-color', '.']),
  'import arrows': () => holds('depcruise', [...CRUISE, '--output-type', 'err', 'packages', 'apps']),
  'commit messages': () => holds('commitlint', commitRange()),
  'unused code': () => holds('knip', ['--no-progress']),
};

/** Checks of the built libraries. The sizes are printed when they hold, too. */
const ofLibraries = {
  ...Object.fromEntries(LIBRARIES.map((name) => [`surface ${name}`, () => surfaceOf(name)])),
  'size budgets': async () => shown(await holds('size-limit', [])),
  'size of every primitive': async () => shown(await holds('node', ['scripts/ui-sizes.mjs'])),
};

function shown(result) {
  if (result.ok) console.log(result.output);
  return result;
}

/** Works through checks in lanes, shows each as it ends, and counts those that fail. */
async function failuresOf(checks) {
  const waiting = Object.entries(checks);
  let failed = 0;
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      const started = performance.now();
      const { ok, output: why } = await check();
      if (!ok) {
        failed += 1;
        console.log(why);
      }
      console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return failed;
}

/** Runs all, shows each, and returns the counts. */
export async function runChecks() {
  const failed = (await failuresOf(ofSources)) + (await failuresOf(ofLibraries));
  return { passed: Object.keys({ ...ofSources, ...ofLibraries }).length - failed, failed };
}

if (process.argv[1] && existsSync(process.argv[1]) && process.argv[1].endsWith('check.mjs')) {
  ensureInstalled();
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
