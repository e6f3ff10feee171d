// Runs on any Node ≥ 20; everything after the install runs on the Node that comes with the project.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** The lockfile of the last install. */
const installed = join(root, 'node_modules/.cache/xiangji/pnpm-lock.yaml');

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= NODE_MIN) return;
  console.error(`Xiangji needs Node ${NODE_MIN} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the dependencies when the lockfile has changed since the last time. */
export function ensureInstalled() {
  requireNode();
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  if (existsSync(projectNode) && existsSync(installed) && readFileSync(installed, 'utf8') === lockfile)
    return;
  console.log('Installing…');
  runOrExit('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], { env: process.env });
  mkdirSync(dirname(installed), { recursive: true });
  writeFileSync(installed, lockfile);
}

/** Builds the server and the web where a source has changed since the last time. */
export function ensureBuilt() {
  runOrExit('npm', ['run', '--silent', 'build'], { env: projectEnv({ WIREIT_LOGGER: 'quiet' }) });
}
