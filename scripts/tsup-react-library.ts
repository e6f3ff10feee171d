import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

/** Pure entries carry no React, so they must not carry the client banner either. */
const pureEntry = /(^|\/)(layout|geometry)\//;

/** esbuild keeps vanilla-extract's source comment, a base64 blob that doubles the stylesheet. */
const vanillaComment = /\/\*\s*vanilla-extract-css-ns:[^*]*\*\/\n?/g;

async function finishDist(dist: string, cssName: string): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    const path = join(dist, name);
    if (name.endsWith('.js') && !pureEntry.test(name)) {
      const code = await readFile(path, 'utf8');
      if (!code.startsWith("'use client'")) await writeFile(path, `'use client';\n${code}`);
    }
  }
  const css = await readFile(join(dist, cssName), 'utf8').catch(() => '');
  for (const name of await readdir(dist, { recursive: true })) {
    if (name.endsWith('.css')) await rm(join(dist, name));
  }
  await writeFile(join(dist, 'styles.css'), css.replace(vanillaComment, ''));
}

/** The one build of every published React package: ESM, types, and a single `styles.css`. */
export function reactLibrary(options: { entry: string[] }) {
  return defineConfig({
    entry: options.entry,
    format: 'esm',
    dts: true,
    clean: true,
    target: 'es2023',
    platform: 'browser',
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    onSuccess: () => finishDist('dist', 'index.css'),
  });
}
