// `pnpm bench <name>`: runs a benchmark of tests/bench.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './setup.mjs';

const NAMES = [
  'layout',
  'grid',
  'viewer',
  'cropper',
  'server',
  'map',
  'search',
  'similar',
  'indexing',
  'find',
  'load',
  'upload',
  'upload-memory',
  'timeline',
  'web',
  'ui-size',
];

/** Benchmarks that run on a Node with the flags of `npm start`. */
const FLAGS = {
  server: ['--max-semi-space-size=4'],
  map: ['--max-semi-space-size=4'],
  search: ['--max-semi-space-size=4'],
  similar: ['--max-semi-space-size=4'],
  indexing: ['--max-semi-space-size=4'],
};

const fileOf = (name) => join(root, 'tests', 'bench', `${name}.ts`);
const there = () => NAMES.filter((name) => existsSync(fileOf(name)));

const [name, ...rest] = process.argv.slice(2);
if (!name || !NAMES.includes(name) || !existsSync(fileOf(name))) {
  const problem = NAMES.includes(name) ? `There is no "${name}" benchmark yet.` : 'Which benchmark?';
  console.error(`${problem} There are: ${there().join(', ')}.`);
  process.exit(1);
}
ensureInstalled();
if (name === 'web') ensureBuilt();
process.exit(run('node', [...(FLAGS[name] ?? []), fileOf(name), ...rest]));
