import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { inlineWorker } from '../../../scripts/inline-worker.ts';
import { publishedStyles } from '../../../scripts/tsup-react-library.ts';
import { gzipped } from './page.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Packages that an application has anyway. */
const SHARED = ['react', 'react-dom', 'react-dom/*', 'react/*'];

/**
 * Kilobytes after minifying and gzip that `code` (a line of exports) brings without React: the script, and its
 * rules. `sheet` names the file of a library that ships its rules as one; ours are part of the build.
 */
export async function librarySize(code: string, sheet?: string): Promise<{ script: number; rules: number }> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'ts' },
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    external: SHARED,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineWorker(), publishedStyles()],
    logLevel: 'error',
  });
  const size = (ending: string) =>
    outputFiles
      .filter((file) => file.path.endsWith(ending))
      .reduce((sum, file) => sum + gzipped(file.text), 0);
  const own = sheet ? gzipped(readFileSync(createRequire(import.meta.url).resolve(sheet), 'utf8')) : 0;
  return { script: size('.js'), rules: size('.css') + own };
}
