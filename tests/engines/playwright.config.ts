import { defineConfig } from '@playwright/test';
import { productServer } from '../e2e/productServer.ts';
import { storybookServer } from '../visual/storybookServer.ts';
import { installedEngines } from './engines.ts';
import type { EngineOptions } from './test.ts';

const PC = { width: 1440, height: 900 };
/** WebKitGTK's browser is never narrower than 447 px: its toolbar needs that much. */
const PHONE = { width: 390, height: 844 };

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: './output/results',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // More than the two cores: a test waits for its browser most of the time.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // The longest first, so that no engine is left waiting for them at the end. Dialogs are opened on the device that
  // most users of an engine have; use without a network does not depend on the size.
  projects: [
    ...(installedEngines.includes('webkit')
      ? [
          {
            name: 'webkit stories',
            use: { engine: 'webkit', size: PC } as const,
            testMatch: 'stories.spec.ts',
          },
        ]
      : []),
    ...installedEngines.flatMap((engine) => [
      {
        name: `${engine} pc`,
        use: { engine, size: PC },
        testMatch: ['journeys.spec.ts', ...(engine === 'firefox' ? ['dialogs.spec.ts'] : [])],
      },
      {
        name: `${engine} phone`,
        use: { engine, size: PHONE },
        testMatch: [
          'journeys.spec.ts',
          'offline.spec.ts',
          ...(engine === 'webkit' ? ['dialogs.spec.ts'] : []),
        ],
      },
    ]),
  ],
  webServer: [productServer, storybookServer],
});
