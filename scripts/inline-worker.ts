import { basename, dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

const SUFFIX = '?worker&inline';

/**
 * Compiles `x.worker.ts?worker&inline` into the script that imports it, as Vite does: `new` starts the worker.
 * It is a function, because a class that extends `Worker` cannot be imported on a server.
 * Under Trusted Types its URL comes from the policy `xiangji-<package>`, which the page has to allow.
 */
export function inlineWorker(): Plugin {
  return {
    name: 'inline-worker',
    setup({ onResolve, onLoad }) {
      const policyName = `xiangji-${basename(process.cwd())}`;
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
          contents: `let policy;
          export default function InlineWorker() {
            policy ??= globalThis.trustedTypes?.createPolicy('${policyName}', { createScriptURL: (url) => url });
            const url = URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }));
            return new Worker(policy ? policy.createScriptURL(url) : url);
          }`,
        };
      });
    },
  };
}
