// The scripts of each screen of the web application, gzipped, from the built application.
// `node scripts/web-sizes.mjs` prints them and checks the budgets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const dist = join(root, 'apps/web/dist');
const ENTRY = 'index.html';
const TEXTS = 'src/shared/locale/messages.zh-CN.ts';

/** Gzipped kB that a first visit to a screen may load, without parts that load later (dialogs, the viewer). */
const SCREENS = {
  'sign-in': { page: 'src/features/auth/AuthPage.tsx', budget: 237 },
  albums: { page: 'src/features/albums/AlbumsPage.tsx', budget: 224 },
  photos: { page: 'src/features/photos/PhotosPage.tsx', budget: 253 },
  share: { page: 'src/features/public-share/PublicSharePage.tsx', budget: 245 },
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

/** Prints what the screens cost; true where each is within its budget. */
export function webSizesHold() {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const sizeOf = (key) => gzipSync(readFileSync(join(dist, manifest[key].file))).length;
  let holds = true;
  for (const [name, { page, budget }] of Object.entries(SCREENS)) {
    const chunks = [ENTRY, TEXTS, page].reduce((found, key) => withImports(manifest, key, found), new Set());
    const kB = [...chunks].reduce((sum, key) => sum + sizeOf(key), 0) / 1000;
    const ok = kB <= budget;
    holds &&= ok;
    console.log(
      `${ok ? '✓' : '✗'} ${name}: ${kB.toFixed(1)} kB in ${chunks.size} files, at most ${budget} kB`,
    );
  }
  return holds;
}

if (process.argv[1]?.endsWith('web-sizes.mjs')) process.exit(webSizesHold() ? 0 : 1);
