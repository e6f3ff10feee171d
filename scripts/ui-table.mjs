// Writes docs/ui-primitives.md from what is there: stories, journeys, server samples, sizes.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, run } from './setup.mjs';
import { measureSizes } from './ui-sizes.mjs';

const source = join(root, 'packages/ui/src');
const file = join(root, 'docs/ui-primitives.md');
const read = (path) => readFileSync(path, 'utf8');

const journeys = globSync(join(root, 'tests/a11y/*.test.tsx')).map(read).join('\n');
const samples = read(join(source, 'ssr.test.tsx'));

/** One page of Storybook: the exports it is about, and its stories by name. */
function pageOf(path) {
  const text = read(path);
  const title = /title: 'Primitives\/([^']+)'/.exec(text)?.[1];
  if (!title) return undefined;
  const guide = read(join(root, 'packages/ui/docs/guides', basename(path).replace('.stories.', '.guide.')));
  const imports = /imports: '([^']+)'/.exec(guide)?.[1] ?? title.replace(/\p{Script=Han}.*/u, '').trim();
  const names = imports.split(/, | and /).map((name) => (name === 'useToast' ? 'ToastProvider' : name));
  const stories = [...text.matchAll(/^export const (\w+)/gm)].map((match) => match[1]);
  return { title, names, stories, hasKeys: !/keys: \[\]/.test(guide) };
}

function keyboardOf({ names, hasKeys }) {
  if (
    names.some((name) => new RegExp(`<${name === 'ToastProvider' ? 'Toasting' : name}\\b`).test(journeys))
  ) {
    return 'journey';
  }
  return hasKeys ? 'native' : 'none';
}

function rowOf(page, sizes) {
  const size = page.names.map((name) => (sizes[name] / 1024).toFixed(1)).join(' · ');
  const server = page.names.every((name) => samples.includes(`  ${name}: `)) ? 'yes' : 'no';
  const states = page.stories.map((name) => name.replace(/Story$/, '')).join(', ');
  return `| ${page.title} | ${states} | ${page.stories.length} × 2 | ${keyboardOf(page)} | ${server} | ${size} |`;
}

const sizes = await measureSizes();
const pages = globSync(join(source, '*/*.stories.tsx'))
  .sort((one, other) => (basename(one) < basename(other) ? -1 : 1))
  .map(pageOf)
  .filter(Boolean);
const text = `# The primitives of @xiangji/ui

Written by \`node scripts/ui-table.mjs\` from the sources; do not edit by hand.

- **axe**: stories rendered in Chromium in the light and in the dark theme; a finding fails the test, so there are none.
- **keyboard**: *journey*: walked by real keys in \`tests/a11y\`; *native*: the browser's own control or covered by its
  unit test; *none*: takes no focus.
- **server**: \`renderToString\` without a window, in \`packages/ui/src/ssr.test.tsx\`.
- **kB**: min+gzip of importing it alone, React left outside; budgets in \`packages/ui/size-budgets.json\`.

| primitive | states | axe: stories × themes | keyboard | server | kB |
| --- | --- | ---: | --- | --- | ---: |
${pages.map((page) => rowOf(page, sizes)).join('\n')}

${pages.length} pages, ${pages.reduce((sum, { stories }) => sum + stories.length, 0)} stories.
The same widgets compared with other libraries: the table in \`packages/ui/README.md\`, by \`pnpm bench ui-size\`.
`;

writeFileSync(file, text);
run('biome', ['format', '--write', file], { quiet: true });
