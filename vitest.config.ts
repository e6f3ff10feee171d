import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { readmeModules } from './tests/docs/readmeModules.ts';
import { launchOptions } from './tests/fixtures/browserOptions.ts';

/**
 * A test waits for a named condition, however slow the machine; this only ends one that would wait for ever (ms).
 */
const patience = 60_000;

/** By default, Vitest leaves one core free, which is half of a machine with two. */
const cores = availableParallelism();
/** Tests in Node wait for files, timers and other processes: one more keeps every core busy. */
const nodeWorkers = cores + 1;

/** The system's Chromium. Each project gets an instance of its own, named after the project. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(existsSync(launchOptions.executablePath) ? { executablePath: launchOptions.executablePath } : {}),
      args: launchOptions.args,
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [readmeModules(), react(), vanillaExtractPlugin()],
        test: {
          name: 'packages',
          // It caches a file by its own text; a .css.ts also depends on the values that it imports.
          fsModuleCache: false,
          include: [
            'packages/*/{src,docs}/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'tests/docs/**/*.test.tsx',
          ],
          environment: 'jsdom',
          // One document per file, but not one process: that alone took half of the time.
          pool: 'vmThreads',
          maxWorkers: nodeWorkers,
          setupFiles: ['scripts/vitest-setup.ts'],
          testTimeout: patience,
          hookTimeout: patience,
          server: { deps: { inline: ['jsencrypt'] } },
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'apps/server/src/**/*.test.ts',
            'apps/server/test/**/*.test.ts',
            'tests/{docs,security}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
          // A file starts servers of its own; the modules of the server, a fifth of the time, are read once a process.
          isolate: false,
          globalSetup: ['apps/server/test/postgres.setup.ts'],
          maxWorkers: nodeWorkers,
          testTimeout: patience,
          hookTimeout: patience,
          expect: { poll: { timeout: 20_000 } },
          server: { deps: { inline: ['jsencrypt'] } },
        },
      },
      {
        // The Dockerfile's steps and the examples of deploy/.
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          environment: 'node',
          testTimeout: patience,
        },
      },
      {
        // Every story is rendered in a real browser; axe findings are errors.
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // A page shows many, as in Storybook: its preview is read once, not once a file.
          isolate: false,
          maxWorkers: cores,
          testTimeout: patience,
          hookTimeout: patience,
          browser: browser(),
        },
      },
      {
        // Widgets walked by real keys, and their announcements.
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: {
          include: [
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@testing-library/react',
            ...['radix-ui', 'lucide-react', 'input-otp', 'qrcode.react'].map(
              (name) => `@xiangji/ui > ${name}`,
            ),
            '@xiangji/ui > @vanilla-extract/recipes/createRuntimeFn',
            '@xiangji/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
          ],
        },
        test: {
          name: 'a11y',
          include: ['tests/a11y/**/*.test.tsx'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          browser: browser(),
        },
      },
    ],
  },
});
