// The scripts that each screen of the web application begins with, as they are sent, from the built application.
// `node scripts/web-sizes.mjs` prints them and checks the budgets.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const dist = join(root, 'apps/web/dist');
const ENTRY = 'index.html';
const TEXTS = 'src/shared/locale/messages.zh-CN.ts';
const PAGES = 'src/app/Pages.tsx';
const SHARE = ['src/app/gates/share.ts'];

/** kB (brotli) and files that a first visit to a screen may load, without parts that load later (menus, dialogs, the viewer). */
const SCREENS = {
  'sign-in': { modules: ['src/features/auth/AuthPage.tsx'], kB: 150, files: 25 },
  'code of a share': { modules: [...SHARE, 'src/features/public-share/CodeEntry.tsx'], kB: 150, files: 25 },
  albums: { modules: [PAGES, 'src/features/albums/AlbumsPage.tsx'], kB: 220, files: 25 },
  photos: { modules: [PAGES, 'src/features/photos/PhotosPage.tsx'], kB: 220, files: 25 },
  share: {
    modules: [...SHARE, PAGES, 'src/features/public-share/PublicSharePage.tsx'],
    kB: 220,
    files: 25,
  },
  account: { modules: [PAGES, 'src/features/account/AccountPage.tsx'], kB: 220, files: 25 },
};

/** The chunk and everything that it imports before it can run. */
function withImports(manifest, key, found = new Set()) {
  if (found.has(key)) return found;
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  found.add(key);
  for (const next of chunk.imports ?? []) withImports(manifest, next, found);
  return found;
}

/** Bytes that the server sends: the compressed copy, or the file itself where it is too small for one. */
function sentBytes(path) {
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}

/** Prints the sizes of the screens; true where each is within its budget. */
export function webSizesHold() {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  let holds = true;
  for (const [name, budget] of Object.entries(SCREENS)) {
    const keys = [ENTRY, TEXTS, ...budget.modules].reduce(
      (found, key) => withImports(manifest, key, found),
      new Set(),
    );
    const paths = [...keys].map((key) => join(dist, manifest[key].file));
    const kB = paths.reduce((sum, path) => sum + sentBytes(path), 0) / 1000;
    const ok = kB <= budget.kB && paths.length <= budget.files;
    holds &&= ok;
    console.log(
      `${ok ? '✓' : '✗'} ${name}: ${kB.toFixed(1)} kB in ${paths.length} files, at most ${budget.kB} kB in ${budget.files}`,
    );
  }
  return holds;
}

if (process.argv[1]?.endsWith('web-sizes.mjs')) process.exit(webSizesHold() ? 0 : 1);
