import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { NODE_WORKERS, TIMEOUT } from '../../scripts/vitest-unit.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';

/**
 * The test files of this run. On PostgreSQL: those that start a database, because the others give the same result. On SQLite: all
 * but those that only a PostgreSQL server can run.
 */
function testFiles(): string[] {
  const files = globSync(['{src,test}/**/*.test.ts', '../../tests/security/**/*.test.ts'], {
    cwd: import.meta.dirname,
  });
  const startsDatabase = (file: string) =>
    /BACKENDS|hasPostgres|newPostgresUrl|'postgres'/.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    );
  return files.filter((file) => (isPostgres ? startsDatabase(file) : !file.endsWith('.postgres.test.ts')));
}

export default defineConfig({
  test: {
    name: 'server',
    include: testFiles(),
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
