import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** A test waits for a condition, however slow the machine; this only ends one that would wait for ever (ms). */
export const TIMEOUT = 60_000;

/** Tests in Node wait for files, timers and other processes: one more worker than cores keeps every core busy. */
export const NODE_WORKERS = availableParallelism() + 1;

/** The unit tests of a React package: `pnpm test` in its folder runs them. */
export function unitTests(name: string) {
  return defineConfig({
    plugins: [react(), vanillaExtractPlugin()],
    test: {
      name,
      // It caches a file by its own text; a .css.ts also depends on the values that it imports.
      fsModuleCache: false,
      include: ['{src,docs}/**/*.test.{ts,tsx}'],
      environment: 'jsdom',
      // One document per file, but not one process: that alone took half of the time.
      pool: 'vmThreads',
      maxWorkers: NODE_WORKERS,
      setupFiles: [new URL('vitest-setup.ts', import.meta.url).pathname],
      testTimeout: TIMEOUT,
      hookTimeout: TIMEOUT,
      server: { deps: { inline: ['jsencrypt'] } },
    },
  });
}
