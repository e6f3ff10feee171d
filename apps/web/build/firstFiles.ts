import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const PAGES = 'src/app/Pages.tsx';
const PHOTOS = [PAGES, 'src/features/photos/beginPhotos.ts', 'src/features/photos/PhotosPage.tsx'];
const SHARE = ['src/app/gates/share.ts'];

/** Screens that are opened by an address, with the modules that load and show their data. */
const SCREENS = {
  signIn: ['src/features/auth/AuthPage.tsx'],
  albums: [PAGES, 'src/shared/queries/albums.queries.ts', 'src/features/albums/AlbumsPage.tsx'],
  photos: PHOTOS,
  photo: [...PHOTOS, 'src/features/photos/PhotoView.tsx'],
  account: [PAGES, 'src/features/account/AccountPage.tsx', 'src/features/account/basic/Basic.tsx'],
  shareCode: [...SHARE, 'src/features/public-share/CodeEntry.tsx'],
  share: [...SHARE, PAGES, 'src/features/public-share/PublicSharePage.tsx'],
};
/** Texts of the screens that are opened seldom. */
const SECONDARY = {
  zh: ['src/shared/locale/secondaryMessages.zh-CN.ts'],
  en: ['src/shared/locale/secondaryMessages.en.ts'],
};
const TEXTS = { zh: ['src/shared/locale/messages.zh-CN.ts'], en: ['src/shared/locale/messages.en.ts'] };
const ENTRY = 'index.html';

interface Files {
  scripts: string[];
  styles: string[];
}

/** The modules' chunks with all their imports, without those of the entry. */
function filesOf(manifest: Manifest, names: readonly string[], known: ReadonlySet<string>): Files {
  const keys = new Set<string>();
  const add = (key: string) => {
    if (keys.has(key) || known.has(key)) return;
    keys.add(key);
    for (const next of manifest[key]?.imports ?? []) add(next);
  };
  for (const name of names) add(name);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

/** Content of `first-files.json`. */
export type FirstFiles = Record<'screens' | 'texts' | 'secondaryTexts', Record<string, Files>>;

/** Writes which files each screen and each language begins with, so that the server's page can name them at once. */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist' }) {
      const folder = join(dir, '.vite');
      const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
      const known = new Set([ENTRY, ...(manifest[ENTRY]?.imports ?? [])]);
      const every = (screens: Record<string, readonly string[]>) =>
        Object.fromEntries(
          Object.entries(screens).map(([name, modules]) => [name, filesOf(manifest, modules, known)]),
        );
      const files: FirstFiles = {
        screens: every(SCREENS),
        texts: every(TEXTS),
        secondaryTexts: every(SECONDARY),
      };
      await writeFile(join(folder, 'first-files.json'), JSON.stringify(files));
    },
  };
}

const FIRST_PAINT = 'src/app/first-paint/firstPaint.tsx';

/** Writes the styles of the server's first paint into one file, which is part of each page. */
export function firstPaintStyle(): Plugin {
  return {
    name: 'first-paint-style',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async writeBundle({ dir = '.' }) {
      const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const { styles } = filesOf(manifest, [FIRST_PAINT], new Set());
      const sheets = await Promise.all(styles.map((file) => readFile(join(dir, file), 'utf8')));
      await writeFile(join(dir, 'firstPaint.css'), sheets.join(''));
    },
  };
}
