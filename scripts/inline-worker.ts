import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

const SUFFIX = '?worker&inline';

/** Compiles `x.worker.ts?worker&inline` into the script that imports it, as Vite does: a class that starts the worker. */
export function inlineWorker(): Plugin {
  return {
    name: 'inline-worker',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\?worker&inline$/ }, ({ path, importer }) => ({
        // Relative: the bundle names it in a comment.
        path: relative('.', join(dirname(importer), path.slice(0, -SUFFIX.length))),
        namespace: 'inline-worker',
      }));
      onLoad({ filter: /./, namespace: 'inline-worker' }, async ({ path }) => {
        const { outputFiles } = await build({
          entryPoints: [path],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2023',
        });
        // The worker releases its own URL as soon as it runs.
        const code = `URL.revokeObjectURL(location.href);${outputFiles[0]?.text}`;
        return {
          contents: `export default class extends Worker {
            constructor() {
              super(URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' })));
            }
          }`,
        };
      });
    },
  };
}
