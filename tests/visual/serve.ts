// Serves the built Storybook to the browser under test only.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { PORT, STORYBOOK_DIR } from './settings.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const root = normalize(STORYBOOK_DIR);

/** Panels are not shown here, and two of them follow every change of the page: a third of the time of a story. */
const withoutPanels = (html: string) => html.replaceAll(/"(highlight|interactions)":true/g, '"$1":false');

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = join(root, decodeURIComponent(pathname));
  if (!path.startsWith(`${root}${sep}`) || !existsSync(path) || !statSync(path).isFile()) {
    response.writeHead(404).end();
    return;
  }
  // Names under assets/ contain a hash: cached by the browser, each is read once in a whole walk.
  const cache = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': cache });
  if (pathname === '/iframe.html') response.end(withoutPanels(readFileSync(path, 'utf8')));
  else createReadStream(path).pipe(response);
}).listen(PORT, '127.0.0.1');
