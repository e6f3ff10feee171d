import { defineConfig } from '@playwright/test';
import { launchOptions } from '../fixtures/browserOptions.ts';
import { fontConfig } from './fonts.ts';
import { BASE_URL } from './settings.ts';
import { storybookServer } from './storybookServer.ts';

export default defineConfig({
  testDir: '.',
  outputDir: './output/results',
  globalSetup: './emptyReport.ts',
  globalTeardown: './writeReport.ts',
  timeout: 600_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // One more than the cores: a worker waits for its pages now and then, but two more make stories late on a slow machine.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: BASE_URL,
    launchOptions: {
      ...launchOptions,
      env: { ...process.env, FONTCONFIG_FILE: fontConfig() },
      // The same text rendering and colours, whatever the machine's screen and settings.
      args: [
        ...launchOptions.args,
        // The default of a Chromium with windows.
        '--font-render-hinting=full',
        '--disable-lcd-text',
        // A tile is always drawn as a whole: the edges of a part that is drawn alone depend on the parts drawn before.
        '--disable-partial-raster',
        '--force-color-profile=srgb',
        // A GIF shows its first frame (2: no animation).
        '--blink-settings=imageAnimationPolicy=2,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
        // One renderer per device, not per page: starting it costs more than the story.
        '--process-per-site',
      ],
    },
  },
  webServer: storybookServer,
});
