import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { peopleOf } from '../../../apps/server/test/browser.ts';
import { freePort } from '../../../apps/server/test/freePort.ts';
import { startS3 } from '../../../apps/server/test/s3.ts';
import { spawnServer } from '../../../apps/server/test/spawnServer.ts';
import { startPostgres } from '../../../apps/server/test/startPostgres.ts';

const CLI = fileURLToPath(new URL('../../../apps/server/src/cli/main.ts', import.meta.url));
const DATABASE = 'load';
const PROGRESS = /"job":"([^"]+)".*"job done"/;

/** Two servers behind one address, on one PostgreSQL and one bucket. Each request goes to the next server. */
export async function startInstallation() {
  const [s3, postgres, port] = await Promise.all([startS3(), startPostgres(), freePort()]);
  await postgres.createDatabase(DATABASE);
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-load-'));
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...s3.env,
    DATABASE_URL: postgres.url + DATABASE,
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
  };
  const lines: string[] = [];
  // They print `PUBLIC_URL`, which is not where they listen.
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map((PORT) => spawnServer({ ...env, PORT: String(PORT) }, lines)));
  const origins = ports.map((one) => `http://127.0.0.1:${one}`);
  const front = new Worker(new URL('./front.ts', import.meta.url), { workerData: { origins, port } });
  await once(front, 'message');

  return {
    origin,
    pids: servers.map(({ pid }) => pid),
    join: peopleOf(origin, lines).join,
    /** How often each job was done, by both servers together. */
    jobRuns(): Record<string, number> {
      const names = lines.flatMap((line) => PROGRESS.exec(line)?.[1] ?? []);
      return Object.fromEntries(
        Array.from(Map.groupBy(names, String), ([name, runs]) => [name, runs.length]),
      );
    },
    /** Lines of the servers' logs at level `error` or worse. */
    errorLines: () => lines.filter((line) => /^\{"level":[56]0/.test(line)),
    /** Compares the originals with the database; the report of `xiangji check`. */
    check: () =>
      execFileSync(process.execPath, [CLI, 'check'], {
        env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
        encoding: 'utf8',
      }),
    async stop(): Promise<void> {
      await front.terminate();
      await Promise.all(servers.map((server) => server.stop()));
      await postgres.stop();
      await s3.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>;
