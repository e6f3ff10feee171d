import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As the web is built: the lines that the server looks for. */
const PAGE = `<!doctype html>
<html lang="zh-CN">
  <head>
    <script nonce="__CSP_SCRIPT_NONCE__"></script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/framework.js">
  </head>
  <body>
    <div id="root"></div>
    <link rel="stylesheet" href="/assets/index.css">
  </body>
</html>
`;

/** Stands for the React of the built web: writes the data of a first screen as text. */
const FIRST_PAINT = `
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export async function renderFirstPaint({ path, language, config, shown }) {
  if (path === '/fails') throw new Error('A component fails');
  const data = { path, language, user: config?.user?.user_email, ...shown };
  return { html: '<main>' + escaped(JSON.stringify(data)) + '</main>', rules: '.rule{}' };
}
`;

/** Creates a folder with a built web. */
export async function createWebDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-web-'));
  await mkdir(join(folder, '.server'));
  await Promise.all([
    writeFile(join(folder, 'index.html'), PAGE),
    writeFile(join(folder, '.server/firstPaint.css'), '.style{}'),
    writeFile(join(folder, '.server/firstPaint.js'), FIRST_PAINT),
    writeFile(join(folder, '.server/package.json'), '{"type":"module"}'),
  ]);
  return folder;
}

/** The data of the first screen in a page; undefined where it has none. */
export function shownIn(html: string): Record<string, unknown> | undefined {
  const text = /<div id="root"><main>(.*?)<\/main>/s.exec(html)?.[1];
  if (text === undefined) return undefined;
  return JSON.parse(text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')) as Record<string, unknown>;
}
