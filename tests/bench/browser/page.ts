import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { inlineWorker } from '../../../scripts/inline-worker.ts';
import { launchOptions } from '../../fixtures/browserOptions.ts';

export interface Bundle {
  js: string;
  css: string;
}

/** One browser bundle as an application would ship it: minified, for production. */
export async function bundle(entry: string, external: string[] = []): Promise<Bundle> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    target: 'es2023',
    minify: true,
    external,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineWorker(), vanillaExtractPlugin({ identifiers: 'short' })],
    logLevel: 'error',
  });
  const text = (ending: string) => result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { js: text('.js'), css: text('.css') };
}

/** Kilobytes (1000 bytes) of a bundle after gzip. */
export function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1000;
}

/** Serves one page with the bundle; the address takes any query. `pictures` answers a path with a JPEG. */
export async function serve(
  files: Bundle,
  pictures: (path: string) => Uint8Array | undefined = () => undefined,
): Promise<{ address: string; server: Server }> {
  const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><style>html,body{margin:0}</style><div id="root"></div><script type="module" src="/page.js"></script>`;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    const picture = pictures(path);
    if (picture) {
      response.setHeader('content-type', 'image/jpeg');
      response.setHeader('cache-control', 'max-age=600');
      response.end(picture);
      return;
    }
    const [type, body] =
      path === '/page.js'
        ? ['text/javascript', files.js]
        : path === '/page.css'
          ? ['text/css', files.css]
          : ['text/html', html];
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

/** Headless Chromium; with `unpaced`, frames follow one another without waiting for a screen. */
export function launch(options: { unpaced?: boolean } = {}) {
  const unpaced = options.unpaced ? ['--disable-frame-rate-limit', '--disable-gpu-vsync'] : [];
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...unpaced] });
}
