import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { TIMEOUT } from './scripts/vitest-unit.ts';
import { launchOptions } from './tests/fixtures/browserOptions.ts';

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
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      {
        // Every story is rendered in a real browser; axe findings are errors.
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // A page shows many, as in Storybook: its preview is read once, not once a file.
          isolate: false,
          maxWorkers: availableParallelism(),
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
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
