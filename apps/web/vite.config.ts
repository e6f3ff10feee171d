import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CHUNK_GROUPS } from './build/chunkGroups.ts';
import { compiledTexts } from './build/compiledTexts.ts';
import { firstFiles, firstPaintStyle } from './build/firstFiles.ts';
import { firstFilesForWorker, serviceWorkerEnvironment } from './build/serviceWorker.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** Below this a compressed copy saves less than its own headers. */
const PACK_FROM_BYTES = 512;

/** Compresses every asset once at the highest level, so that the server only sends it. */
function packedAssets(): Plugin {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  return {
    name: 'packed-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist' }) {
      const folder = join(dir, 'assets');
      const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name));
      for (const name of names) {
        const path = join(folder, name);
        const bytes = await readFile(path);
        if (bytes.length < PACK_FROM_BYTES) continue;
        await Promise.all([
          writeFile(`${path}.br`, await brotli(bytes)),
          writeFile(`${path}.gz`, await zip(bytes)),
        ]);
      }
    },
  };
}

/**
 * Styles come after the server's first paint, which has its own: it does not wait for them, scripts still do.
 */
function firstPaintFirst(): Plugin {
  const LINKS = /^ *<link rel="stylesheet"[^>]*>\n/gm;
  return {
    name: 'first-paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(LINKS) ?? [];
        return html.replace(LINKS, '').replace('  </body>', () => `${links.join('')}  </body>`);
      },
    },
  };
}

export default defineConfig({
  plugins: [
    compiledTexts(),
    react(),
    vanillaExtractPlugin(),
    packedAssets(),
    firstPaintFirst(),
    firstFiles(),
    firstPaintStyle(),
    firstFilesForWorker(),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // 2 % fewer bytes on the line than the bundler's own.
        minify: 'terser',
        terserOptions: { module: true, compress: { passes: 3 } },
        manifest: true,
        sourcemap: true,
        rolldownOptions: { output: { minify: true, codeSplitting: { groups: CHUNK_GROUPS } } },
      },
    },
    // The server imports it and renders the first screen of a page. A folder with a dot is not served.
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/.server',
        copyPublicDir: false,
        emitAssets: true,
        cssMinify: true,
        manifest: true,
        rolldownOptions: {
          input: { firstPaint: 'src/app/first-paint/firstPaint.tsx' },
          output: { entryFileNames: '[name].js', assetFileNames: 'assets/[name][extname]' },
        },
      },
    },
    serviceWorker: serviceWorkerEnvironment,
  },
  builder: {
    buildApp: async ({ build, environments: { client, serviceWorker, ssr } }) => {
      if (client) await build(client);
      if (serviceWorker) await build(serviceWorker);
      if (ssr) await build(ssr);
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/oapi', '/media', '/upload', '/pay'].map((path) => [path, server])),
  },
});
