// The size of each export of @xiangji/ui for a consumer that imports it alone: minified and gzipped, React left outside.
// `node scripts/ui-sizes.mjs` prints and checks the budgets; `--write` sets each budget a twentieth above today's size.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const library = join(root, 'packages/ui');
const budgetFile = join(library, 'size-budgets.json');
const EXTERNAL = ['react', 'react-dom', 'react/jsx-runtime'];
const MARGIN = 1.05;

/** Entries that exist only here, one for each name; in one build, so that every module is read once. */
const virtual = (entries) => ({
  name: 'entries',
  setup(build) {
    build.onResolve({ filter: /^only:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'only' }));
    build.onLoad({ filter: /.*/, namespace: 'only' }, ({ path }) => ({
      contents: entries[path],
      resolveDir: library,
    }));
  },
});

/** Code that loads later is not part of the size. */
const withoutLazy = {
  name: 'without-lazy',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

async function bundle(entries) {
  return build({
    entryPoints: Object.keys(entries).map((name) => ({ in: `only:${name}`, out: name })),
    plugins: [virtual(entries), withoutLazy],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: EXTERNAL,
    logLevel: 'silent',
  });
}

/** Components, hooks and functions of the built entry; one icon represents all of them. */
async function namesOf() {
  const { metafile } = await bundle({ all: `export * from './dist/index.js'` });
  const [{ exports }] = Object.values(metafile.outputs);
  return exports.filter((name) => !name.endsWith('Icon') || name === 'UploadIcon').sort();
}

/** Gzipped bytes by export, in the order of the alphabet. */
export async function measureSizes() {
  const names = await namesOf();
  const { outputFiles } = await bundle(
    Object.fromEntries(names.map((name) => [name, `export { ${name} } from './dist/index.js'`])),
  );
  const bytesOf = ({ path, contents }) => [basename(path, '.js'), gzipSync(contents, { level: 9 }).length];
  return Object.fromEntries(outputFiles.map(bytesOf).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(2)} kB`;

/** Prints every size next to its budget. Returns whether all hold and none is missing. */
export async function checkSizes() {
  const budgets = JSON.parse(readFileSync(budgetFile, 'utf8'));
  const sizes = await measureSizes();
  const over = Object.entries(sizes).filter(([name, bytes]) => !(bytes <= budgets[name]));
  const gone = Object.keys(budgets).filter((name) => !(name in sizes));
  for (const [name, bytes] of Object.entries(sizes)) {
    const budget = budgets[name] === undefined ? 'no budget' : kilobytes(budgets[name]);
    console.log(`  ${name.padEnd(20)} ${kilobytes(bytes).padStart(9)}  of ${budget}`);
  }
  for (const [name] of over) console.log(`  ${name} is over its budget, or has none: ${budgetFile}`);
  for (const name of gone) console.log(`  ${name} has a budget and is no more: ${budgetFile}`);
  return over.length === 0 && gone.length === 0;
}

async function writeBudgets() {
  const sizes = await measureSizes();
  const budgets = Object.fromEntries(
    Object.entries(sizes).map(([name, bytes]) => [name, Math.ceil((bytes * MARGIN) / 50) * 50]),
  );
  writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
}

if (process.argv[1]?.endsWith('ui-sizes.mjs')) {
  if (process.argv.includes('--write')) await writeBudgets();
  process.exit((await checkSizes()) ? 0 : 1);
}
