import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { inlineWorker } from './inline-worker.ts';

/** Pure entries carry no React, so they must not carry the client banner either. */
const pureEntry = /(^|\/)(layout|geometry)\//;

/** esbuild keeps vanilla-extract's source comment, a base64 blob that doubles the stylesheet. */
const vanillaComment = /\/\*\s*vanilla-extract-css-ns:[^*]*\*\/\n?/g;

/** Names of the published stylesheets, and the files that the build made for them. */
type Sheets = Readonly<Record<string, string>>;

/** Parts of `ui` are bundled with their own rules; the theme's values and the reset stay in its stylesheet. */
const bundledParts = /^@xiangji\/ui\/(?!theme$)/;

/** Leaves the theme's values and the reset out; for the bundle and for the build of each `.css.ts` alike. */
function withoutTheme(): Plugin {
  return {
    name: 'without-theme',
    setup({ onResolve, onLoad }) {
      // Without the ending, so that vanilla-extract does not read the file.
      onResolve({ filter: /^\.\/(scale|themes|reset)\.css\.ts$/ }, ({ path, importer }) =>
        /packages\/ui\/src\/theme\//.test(importer)
          ? { path: path.replace('.css.ts', ''), namespace: 'without-theme' }
          : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'without-theme' }, () => ({ contents: '' }));
    },
  };
}

/** vanilla-extract for packages that bundle parts of `ui`. */
export function partStyles(): Plugin[] {
  const plugins = [withoutTheme()];
  return [...plugins, vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { plugins } })];
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
    if (name.endsWith('.js') && !pureEntry.test(name)) {
      const code = await readFile(path, 'utf8');
      if (!code.startsWith("'use client'")) await writeFile(path, `'use client';\n${code}`);
    }
  }
  const rules = new Map<string, string>();
  for (const [name, made] of Object.entries(sheets)) {
    rules.set(name, await readFile(join(dist, made), 'utf8').catch(() => ''));
  }
  for (const name of await readdir(dist, { recursive: true })) {
    if (name.endsWith('.css')) await rm(join(dist, name));
  }
  for (const [name, css] of rules) await writeFile(join(dist, name), css.replace(vanillaComment, ''));
}

/** The one build of every published React package: ESM, types, and by default a single `styles.css`. */
export function reactLibrary(options: { entry: string[]; sheets?: Sheets }) {
  const { sheets = { 'styles.css': 'index.css' } } = options;
  const ownsTheme = options.entry.includes('src/theme/index.ts');
  const styles = ownsTheme ? [vanillaExtractPlugin({ identifiers: 'short' })] : partStyles();
  return defineConfig({
    entry: options.entry,
    format: 'esm',
    dts: true,
    clean: true,
    target: 'es2023',
    platform: 'browser',
    noExternal: [bundledParts],
    esbuildPlugins: [inlineWorker(), pureIcons(), ...styles],
    onSuccess: () => finishDist('dist', sheets),
  });
}
