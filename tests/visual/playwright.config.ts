import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../fixtures/browserOptions.ts';
import { BASE_URL } from './settings.ts';
import { ensureStorybook } from './storybook.ts';

// Workers read this file too; only the first process of a run builds, before the stories are listed.
if (process.env.TEST_WORKER_INDEX === undefined) ensureStorybook();

export default defineConfig({
  testDir: '.',
  outputDir: './output/results',
  globalSetup: './emptyReport.ts',
  globalTeardown: './writeReport.ts',
  timeout: 600_000,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: BASE_URL,
    launchOptions: {
      ...launchOptions,
      // One way to draw a letter and a colour, whatever the machine's screen and settings.
      args: [
        ...launchOptions.args,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // A renderer a device, not one a page: starting it costs more than the story.
        '--process-per-site',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" serve.ts`,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    url: `${BASE_URL}/index.json`,
    reuseExistingServer: false,
  },
});
