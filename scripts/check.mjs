// `pnpm check`: types, lint and format, import arrows, unused code, package surface, size budgets.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, run } from './setup.mjs';

const LIBRARIES = ['ui', 'photo-grid', 'photo-viewer', 'cropper', 'api-client'];
const ROOMS = [...LIBRARIES.map((name) => `packages/${name}`), 'apps/server', 'apps/web', 'tests', '.'];

function buildLibraries() {
  return LIBRARIES.every(
    (name) => run('tsup', ['--silent'], { cwd: join(root, 'packages', name), quiet: true }) === 0,
  );
}

function surfaceOf(name) {
  const cwd = join(root, 'packages', name);
  const exclude = name === 'api-client' ? [] : ['--exclude-entrypoints', './styles.css'];
  return run('node', ['../../scripts/surface.mjs', ...exclude], { cwd, quiet: true }) === 0;
}

/** Every check by name: a function that tells whether it holds. */
export const checks = {
  ...Object.fromEntries(
    ROOMS.map((room) => [`types ${room}`, () => run('tsc', ['--noEmit', '-p', room]) === 0]),
  ),
  'lint and format': () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '.']) === 0,
  'import arrows': () =>
    run('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages', 'apps']) ===
    0,
  'unused code': () => run('knip', ['--no-progress']) === 0,
  'libraries build': buildLibraries,
  ...Object.fromEntries(LIBRARIES.map((name) => [`surface ${name}`, () => surfaceOf(name)])),
  'size budgets': () => run('size-limit', []) === 0,
  'size of every primitive': () => run('node', ['scripts/ui-sizes.mjs']) === 0,
};

/** Runs all, shows each, and returns the counts. */
export function runChecks() {
  let failed = 0;
  for (const [name, holds] of Object.entries(checks)) {
    const started = performance.now();
    const ok = holds();
    if (!ok) failed += 1;
    console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  return { passed: Object.keys(checks).length - failed, failed };
}

if (process.argv[1] && existsSync(process.argv[1]) && process.argv[1].endsWith('check.mjs')) {
  ensureInstalled();
  const { passed, failed } = runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
