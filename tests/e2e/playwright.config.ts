import { defineConfig } from '@playwright/test';
import { launchOptions } from '../fixtures/browserOptions.ts';
import { productServer } from './productServer.ts';
import { BASE_URL } from './settings.ts';

export default defineConfig({
  testDir: '.',
  outputDir: './output/results',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // More than the two cores: a journey waits for pages, timers and mail half of the time.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: BASE_URL,
    actionTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Requests are intercepted by the tests; offline.spec.ts allows the service worker.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: productServer,
});
