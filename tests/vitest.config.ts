import { defineConfig } from 'vitest/config';
import { TIMEOUT } from '../scripts/vitest-unit.ts';

const project = (name: string) => ({
  test: { name, include: [`${name}/**/*.test.ts`], testTimeout: TIMEOUT },
});

export default defineConfig({
  // `deploy`: the steps of the Dockerfile and the examples of deploy/.
  test: { projects: [project('docs'), project('deploy')] },
});
