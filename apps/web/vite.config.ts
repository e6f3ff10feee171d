import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compiledTexts } from './build/compiledTexts.ts';
import { firstFiles } from './build/firstFiles.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** Below this a packed copy saves less than its own headers. */
const PACK_FROM_BYTES = 1_024;

/** Packs every asset once, as small as it gets, so that the server only hands it out. */
function packedAssets(): Plugin {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  return {
    name: 'packed-assets',
    apply: 'build',
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

/** Shared by several screens, and yet not by the first that anybody sees: these come when they are needed. */
const SELDOM =
  /node_modules[\\/](zod|qrcode\.react|react-hook-form|input-otp|@tanstack[\\/]virtual-core|@dnd-kit|@radix-ui[\\/]react-(tabs|toggle-group|slider|select|switch|radio-group|popover|dialog|alert-dialog|use-size))[\\/]|[\\/](qr-code|copy-field|password-field|text-field|text-area|code-input|tabs|segmented-control|checkbox|radio-group|editable-text|date-field|slider|select|field|dialog|confirm-dialog|countdown)[\\/]|photo-(grid|viewer)[\\/]|packages[\\/]blocks[\\/]|cropper[\\/]|contract[\\/](?!limits|errorCodes|headers|days)|apps[\\/]web[\\/]src[\\/](features|app[\\/]upload|shared[\\/](dialogs|share|albumEdit|upload|photoList))[\\/]/;

/**
 * The code of every screen comes in a few files, not in one for each module: every file costs a request. In a single file
 * it would be one long task on a phone, which parses and runs each file in its own task (the server's `lateScripts.ts`).
 */
const CHUNK_GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  {
    name: 'framework',
    test: /node_modules[\\/](react-router|use-intl|@formatjs|ky|@tanstack[\\/](react-)?query(-core)?)[\\/]/,
    priority: 2,
  },
  {
    name: 'shared',
    test: (id: string) => !SELDOM.test(id),
    minShareCount: 4,
    priority: 1,
  },
  {
    // The menus of every list; other blocks come with the page or the dialog that has them.
    name: 'blocks',
    test: /packages[\\/]blocks[\\/]src[\\/](action-menu|locale)[\\/]/,
    minShareCount: 2,
    priority: 0,
  },
];

/** Styles stand behind the document's outline, which is painted without waiting for them; scripts still do. */
function outlineFirst(): Plugin {
  const LINKS = /^ *<link rel="stylesheet"[^>]*>\n/gm;
  return {
    name: 'outline-first',
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
  plugins: [compiledTexts(), react(), vanillaExtractPlugin(), packedAssets(), outlineFirst(), firstFiles()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/oapi', '/media', '/upload', '/pay'].map((path) => [path, server])),
  },
});
