import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { NODE_WORKERS, TIMEOUT } from '../../scripts/vitest-unit.ts';

const TESTS = ['{src,test}/**/*.test.ts', '../../tests/security/**/*.test.ts'];
/** Files that only a PostgreSQL server can run. */
const POSTGRES_ONLY = '**/*.postgres.test.ts';

/** The test files that start a database: the others give the same result on each. */
function filesWithDatabase(): string[] {
  const files = globSync(TESTS, { cwd: import.meta.dirname });
  return files.filter((file) =>
    /BACKENDS|'postgres'|newPostgresUrl/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
}

const isPostgres = process.env.TEST_DATABASE === 'postgres';

export default defineConfig({
  test: {
    name: 'server',
    include: isPostgres ? filesWithDatabase() : TESTS,
    exclude: isPostgres ? [] : [POSTGRES_ONLY],
    environment: 'node',
    // A file starts servers of its own; the modules of the server, a fifth of the time, are read once a process.
    isolate: false,
    globalSetup: ['test/postgres.setup.ts'],
    maxWorkers: NODE_WORKERS,
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    expect: { poll: { timeout: 20_000 } },
    server: { deps: { inline: ['jsencrypt'] } },
  },
});
