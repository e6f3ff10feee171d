import { defineConfig } from '@playwright/test';
import { launchOptions } from '../fixtures/browserOptions.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './packPackages.ts',
  outputDir: './output/results',
  // npm installs a framework and builds with it.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // A test waits for npm's downloads half of the time.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  use: { viewport: { width: 1280, height: 800 }, launchOptions },
});
