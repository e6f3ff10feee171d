import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { spawnServer } from '../../apps/server/test/spawnServer.ts';
import { ownOf, residentOf } from '../bench/upload/product.ts';
import { newEmail, signUp } from './account.ts';
import { createAlbum } from './albumFixtures.ts';
import { openUpload, selectFiles } from './photoFixtures.ts';
import { openQuietBrowser } from './quietBrowser.ts';
import { makeFiles } from './uploadFiles.ts';

/** `UPLOAD_MEMORY=100,1000,5000`: the memory cost of uploading so many files at once. Only on request. */
const COUNTS = (process.env.UPLOAD_MEMORY ?? '').split(',').filter(Boolean).map(Number);
const MEGABYTE = 1_000_000;
const LOOK_MS = 1_000;
const A_FILE_MS = 400;

test.skip(COUNTS.length === 0, 'only by request');
test.setTimeout(120_000 + COUNTS.reduce((sum, count) => sum + count * A_FILE_MS, 0));

type QuietBrowser = Awaited<ReturnType<typeof openQuietBrowser>>;

const inMegabytes = (figures: Record<string, number>) =>
  Object.entries(figures)
    .map(([name, bytes]) => `${name} ${(bytes / MEGABYTE).toFixed(1)}`)
    .join(', ');

/** Uploads the selected files, and measures until the page says that it is done. */
async function lookOn(browser: QuietBrowser, server: { pid: number }, count: number) {
  const tools = await browser.tools();
  const peak = { heap: 0, page: 0, own: 0, browser: 0, server: 0, serverOwn: 0 };
  while (!(await tools.shows(`上传完成，共 ${count.toLocaleString('en')} 张`))) {
    peak.heap = Math.max(peak.heap, await tools.heap());
    const { page, own, browser: whole } = await browser.resident();
    peak.page = Math.max(peak.page, page);
    peak.own = Math.max(peak.own, own);
    peak.browser = Math.max(peak.browser, whole);
    peak.server = Math.max(peak.server, await residentOf(server.pid));
    peak.serverOwn = Math.max(peak.serverOwn, await ownOf(server.pid));
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  tools.close();
  return peak;
}

test('uploads of many files leave nothing in the journal and little in memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-memory-'));
  const server = await spawnServer({
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'production',
    ...(process.env.WEB_DIR ? { WEB_DIR: process.env.WEB_DIR } : {}),
  });
  const browser = await openQuietBrowser(join(folder, 'profile'), server.origin);
  await browser.act(async (page) => {
    await signUp(page, newEmail(), async (email) => {
      await expect.poll(() => server.mailedCode(email)).toMatch(/^\d{6}$/);
      return server.mailedCode(email);
    });
  });
  const files = await makeFiles(join(folder, 'files'), {
    all: COUNTS.reduce((sum, count) => sum + count, 0),
    ...{ long: 0, at: 0 },
  });
  for (const [index, count] of COUNTS.entries()) {
    const album = `内存 ${index + 1} ${count}`;
    const from = COUNTS.slice(0, index).reduce((sum, one) => sum + one, 0);
    const paths = files.slice(from, from + count).map(({ path }) => path);
    await browser.act(async (page) => {
      await createAlbum(page, album);
      // Finished files are recorded at once: the previous page has left nothing.
      await expect(page.getByText('没有传完')).toBeHidden();
    });
    const tools = await browser.tools();
    const before = { heap: await tools.heap(), ...(await browser.resident()) };
    tools.close();
    const began = performance.now();
    await browser.act(async (page) => {
      await openUpload(page, album);
      await selectFiles(page, paths);
      // Workers that start while Playwright is connected wait for its command.
      await expect(page.getByText(/^正在上传 ([2-9]|\d\d)/)).toBeVisible();
    });
    const peak = await lookOn(browser, server, count);
    const seconds = (performance.now() - began) / 1_000;
    await browser.act((page) => page.getByRole('button', { name: '完成', exact: true }).click());
    const last = await browser.tools();
    const after = await browser.resident();
    const words = inMegabytes({
      ...{ heapBefore: before.heap, heapPeak: peak.heap, heapAfter: await last.heap() },
      ...{ pageBefore: before.page, pagePeak: peak.page, pageAfter: after.page },
      ...{ ownBefore: before.own, ownPeak: peak.own, ownAfter: after.own },
      ...{ browserBefore: before.browser, browserPeak: peak.browser },
      ...{ server: peak.server, serverOwn: peak.serverOwn },
    });
    const kinds = await last.kinds();
    last.close();
    process.stdout.write(`${count} files in ${seconds.toFixed(0)} s, MB: ${words}\n`);
    process.stdout.write(`  the heap afterwards, by kind: ${inMegabytes(kinds)}\n`);
  }
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
