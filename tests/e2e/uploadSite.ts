import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  test as base,
  type Cookie,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { spawnServer } from '../../apps/server/test/spawnServer.ts';
import { launchOptions } from '../fixtures/browserOptions.ts';
import { newEmail, signUp } from './account.ts';
import { openLine } from './uploadLine.ts';

/** The web of another build, where one is named. */
const { WEB_DIR } = process.env;

/** A server, a connection to it, and a browser whose profile outlives a crash. */
async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-upload-'));
  const start = () =>
    spawnServer({
      DATA_DIR: join(folder, 'data'),
      UPLOAD_MAX_MB: '50',
      NODE_ENV: 'production',
      ...(WEB_DIR && { WEB_DIR }),
    });
  let server = await start();
  const line = await openLine(() => server.origin);
  let context: BrowserContext | undefined;
  /** A crash may lose them. */
  let cookies: Cookie[] = [];

  return {
    folder,
    line,
    async openBrowser(): Promise<Page> {
      context = await chromium.launchPersistentContext(join(folder, 'profile'), {
        ...launchOptions,
        baseURL: line.origin,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        viewport: { width: 1280, height: 800 },
      });
      await context.addCookies(cookies);
      return context.pages()[0] ?? context.newPage();
    },
    /** Ends the browser as a power cut would. */
    async killBrowser(page: Page): Promise<void> {
      cookies = await page.context().cookies();
      const gone = new Promise((resolve) => page.context().once('close', resolve));
      const session = await page.context().newCDPSession(page);
      session.send('Browser.crash').catch(() => undefined);
      await gone;
    },
    /** Kills the server and starts another on the same data. */
    async restartServer(): Promise<void> {
      process.kill(server.pid, 'SIGKILL');
      await server.stop();
      line.release();
      server = await start();
    },
    async mailedCode(email: string): Promise<string> {
      await expect.poll(() => server.mailedCode(email)).toMatch(/^\d{6}$/);
      return server.mailedCode(email);
    },
    async close(): Promise<void> {
      await context?.close();
      line.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type UploadSite = Awaited<ReturnType<typeof openSite>>;

/** Gives each test a server, a browser and an account of its own: `uploadPage` is signed in. */
export const test = base.extend<{ site: UploadSite; uploadPage: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  site: async ({}, use) => {
    const site = await openSite();
    await use(site);
    await site.close();
  },
  uploadPage: async ({ site }, use) => {
    const page = await site.openBrowser();
    await signUp(page, newEmail(), site.mailedCode);
    await use(page);
  },
});
