// Runs on any Node ≥ 20; everything after the install runs on the Node that comes with the project.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const PNPM = 'pnpm@12.21.0';
const NODE_MIN = 20;

/** The Node that the project brings along, once installed. */
export const projectNode = join(root, 'node_modules/node-runtime/bin/node');

/** Environment in which the project's own Node and tools come first. */
export function projectEnv(extra = {}) {
  const path = [
    join(root, 'node_modules/node-runtime/bin'),
    join(root, 'node_modules/.bin'),
    process.env.PATH,
  ].join(':');
  // Without a language a browser saves no file under a Chinese name.
  return { LANG: 'C.UTF-8', ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...extra, PATH: path };
}

/** Runs a command in the project with its output shown; returns the exit code. */
export function run(command, args, options = {}) {
  const { cwd = root, env = projectEnv(), quiet = false } = options;
  const result = spawnSync(command, args, { cwd, env, stdio: quiet ? 'pipe' : 'inherit', encoding: 'utf8' });
  if (quiet && result.status !== 0) process.stdout.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return result.status ?? 1;
}

export function runOrExit(command, args, options) {
  const status = run(command, args, options);
  if (status !== 0) process.exit(status);
}

function stampPath(name) {
  return join(root, 'node_modules/.cache/xiangji', name);
}

function isFresh(name, digest) {
  const path = stampPath(name);
  return existsSync(path) && readFileSync(path, 'utf8') === digest;
}

function keepStamp(name, digest) {
  const path = stampPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, digest);
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= NODE_MIN) return;
  console.error(`Xiangji needs Node ${NODE_MIN} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the dependencies when the lockfile has changed since the last time. */
export function ensureInstalled() {
  requireNode();
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (isFresh('install', digest) && existsSync(projectNode)) return;
  console.log('Installing…');
  runOrExit('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], { env: process.env });
  keepStamp('install', digest);
}

const SKIP = new Set(['node_modules', 'dist', 'storybook-static', 'data', '.cache']);

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIP.has(entry.name)) yield* sourceFiles(path);
    } else yield path;
  }
}

/** Size and time of every source: cheap, and it changes whenever a build could. */
function digestOfSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const top of ['packages', 'apps']) {
    for (const path of sourceFiles(join(root, top))) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Builds the server and the web when a source has changed since the last time. */
export function ensureBuilt() {
  const digest = digestOfSources();
  const outputs = ['apps/server/dist/main.js', 'apps/web/dist/index.html'];
  if (isFresh('build', digest) && outputs.every((path) => existsSync(join(root, path)))) return;
  console.log('Building…');
  runOrExit('tsup', ['--silent'], { cwd: join(root, 'apps/server') });
  runOrExit('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') });
  keepStamp('build', digestOfSources());
}
