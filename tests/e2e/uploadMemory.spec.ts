import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { spawnServer } from '../../apps/server/test/spawnServer.ts';
import { residentOf } from '../bench/upload/product.ts';
import { launchOptions } from '../fixtures/browserOptions.ts';
import { chooseFiles, createAlbum, openUpload, signUp } from './person.ts';
import { makeFiles } from './uploadFiles.ts';

/** `UPLOAD_MEMORY=100,1000,5000`: what uploads of so many files in one go cost in memory. Only by request. */
const COUNTS = (process.env.UPLOAD_MEMORY ?? '').split(',').filter(Boolean).map(Number);
const MEGABYTE = 1_000_000;
const LOOK_MS = 1_000;
const A_FILE_MS = 400;

test.skip(COUNTS.length === 0, 'only by request');
test.setTimeout(120_000 + COUNTS.reduce((sum, count) => sum + count * A_FILE_MS, 0));

/** The page's own heap after what nobody holds is gone, and what all of the browser's processes hold. */
async function memoryOf(browser: Browser, page: Page): Promise<{ heap: number; browser: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  await whole.detach();
  const [main] = processInfo.filter(({ type }) => type === 'browser');
  return { heap: usedSize, browser: await residentOf(main?.id ?? 0) };
}

test('the memory of page and server does not grow with the number of files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-memory-'));
  const server = await spawnServer({
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'production',
    ...(process.env.WEB_DIR ? { WEB_DIR: process.env.WEB_DIR } : {}),
  });
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ baseURL: server.origin, locale: 'zh-CN' });
  await signUp(page, 'memory@example.com', async (email) => {
    await expect.poll(() => server.mailedCode(email)).toMatch(/^\d{6}$/);
    return server.mailedCode(email);
  });
  const files = await makeFiles(join(folder, 'files'), {
    all: COUNTS.reduce((sum, count) => sum + count, 0),
    ...{ long: 0, at: 0 },
  });
  let from = 0;
  for (const count of COUNTS) {
    const album = `内存 ${count}`;
    await createAlbum(page, album);
    const before = await memoryOf(browser, page);
    const peak = { heap: 0, browser: 0, server: 0 };
    await openUpload(page, album);
    const began = performance.now();
    await chooseFiles(
      page,
      files.slice(from, from + count).map(({ path }) => path),
    );
    from += count;
    const done = page.getByText(`上传完成，共 ${count} 张`).first();
    while (!(await done.isVisible())) {
      const now = await memoryOf(browser, page);
      peak.heap = Math.max(peak.heap, now.heap);
      peak.browser = Math.max(peak.browser, now.browser);
      peak.server = Math.max(peak.server, await residentOf(server.pid));
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    const seconds = (performance.now() - began) / 1_000;
    await page.getByRole('button', { name: '完成', exact: true }).click();
    const after = await memoryOf(browser, page);
    const words = Object.entries({
      ...{ heapBefore: before.heap, heapPeak: peak.heap, heapAfter: after.heap },
      ...{ browserBefore: before.browser, browserPeak: peak.browser, server: peak.server },
    }).map(([name, bytes]) => `${name} ${(bytes / MEGABYTE).toFixed(1)} MB`);
    process.stdout.write(`${count} files in ${seconds.toFixed(0)} s: ${words.join(', ')}\n`);
  }
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
