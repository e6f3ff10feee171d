import { defineConfig } from 'vitest/config';
import { TIMEOUT } from '../scripts/vitest-unit.ts';

export default defineConfig({
  test: {
    name: 'repository',
    include: ['{docs,deploy}/**/*.test.ts'],
    testTimeout: TIMEOUT,
  },
});
