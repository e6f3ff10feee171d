import { globSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { inlineWorker } from './inline-worker.ts';
import { themeFallbacks } from './themeFallbacks.ts';

/** Server components import files without React as they are, the others as parts of the client. */
const importsReact = /(from|import)\s*["']react(-dom)?(\/[\w-]+)?["']/;

/** esbuild keeps vanilla-extract's source comment, a base64 blob that doubles the stylesheet. */
const vanillaComment = /\/\*\s*vanilla-extract-css-ns:[^*]*\*\/\n?/g;

/** Names of the published stylesheets, and the files that the build made for them. */
type Sheets = Readonly<Record<string, string>>;

/** Parts of `ui` are bundled with their own rules, and the code that is not published. */
const bundledParts = /^@xiangji\/(ui|internal)\//;

/** vanilla-extract with the class names of the published stylesheets; the rules of `base.css.ts` know their prefix. */
export function publishedStyles(): Plugin {
  return vanillaExtractPlugin({ identifiers: ({ hash }) => `xj-${hash}` });
}

/** Marks the call that makes an icon as pure: icons share a chunk, and a consumer's bundler must drop the unused ones. */
function pureIcons(): Plugin {
  return {
    name: 'pure-icons',
    setup({ onLoad }) {
      onLoad({ filter: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ }, async ({ path }) => {
        const code = await readFile(path, 'utf8');
        const contents = code
          .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(')
          .replace(/^__iconData\.node;$/m, '');
        return { contents };
      });
    },
  };
}

async function finishDist(dist: string, sheets: Sheets): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    const path = join(dist, name);
    if (!name.endsWith('.js')) continue;
    const code = await readFile(path, 'utf8');
    if (!importsReact.test(code)) continue;
    await writeFile(path, `'use client';\n${code}`);
    const map = JSON.parse(await readFile(`${path}.map`, 'utf8'));
    // One more line: each `;` of a source map ends a line.
    await writeFile(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  }
  const rules = new Map<string, string>();
  for (const [name, made] of Object.entries(sheets)) {
    rules.set(name, await readFile(join(dist, made), 'utf8').catch(() => ''));
  }
  for (const name of await readdir(dist, { recursive: true })) {
    if (/\.css(\.map)?$/.test(name)) await rm(join(dist, name));
  }
  // The theme's own package has the values.
  const addFallbacks = 'theme.css' in sheets ? (css: string) => css : await themeFallbacks(publishedStyles());
  for (const [name, css] of rules)
    await writeFile(join(dist, name), addFallbacks(css.replace(vanillaComment, '')));
}

interface LibraryOptions {
  entry: string[];
  /** The entries that have types: those that the package exports. @default all */
  surface?: string[];
  sheets?: Sheets;
}

/**
 * The files of some patterns by their names in `dist`, in order. tsup takes them as the disk answers, and the order of the
 * chunks in `index.js`, and so the size of a bundle, changes with it.
 */
function sortedEntries(patterns: readonly string[]): Record<string, string> {
  const files = globSync(patterns).sort();
  return Object.fromEntries(files.map((file) => [relative('src', file).replace(/\.tsx?$/, ''), file]));
}

/** The one build of every published React package: ESM, types, and by default a single `styles.css`. */
export function reactLibrary(options: LibraryOptions) {
  const { entry, surface = entry, sheets = { 'styles.css': 'index.css' } } = options;
  return defineConfig({
    entry: sortedEntries(entry),
    format: 'esm',
    // The shared types are bundled: what has a path is no import from a package.
    dts: {
      entry: surface,
      compilerOptions: { paths: { '@xiangji/internal/*': ['../internal/src/*.ts'] } },
    },
    clean: true,
    sourcemap: true,
    target: 'es2023',
    platform: 'browser',
    // Left to the application's build, which drops development-only code.
    define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
    noExternal: [bundledParts],
    esbuildPlugins: [inlineWorker(), pureIcons(), publishedStyles()],
    onSuccess: () => finishDist('dist', sheets),
  });
}
