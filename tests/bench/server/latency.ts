import type { Db } from '../../../apps/server/src/db/connect.ts';
import { markdown, report } from '../report.ts';
import { type Asked, ask, askInTurns, type CallFigures, stopAsking } from './asking.ts';
import { BACKENDS } from './database.ts';
import { PHOTOS } from './library.ts';
import { openLibrary, startApp } from './openLibrary.ts';

interface LatencyOptions {
  /** Name of the benchmark and of its library. */
  name: string;
  /** Heading of the calls in the table. */
  heading: string;
  calls: Record<string, Asked>;
  /** The first requests of a round, which are not measured. */
  warmUps: number;
  fill: (db: Db) => Promise<void>;
}

/** Measures calls on both databases, or on the one that the command names, over HTTP on one connection. */
export async function reportLatency({ name, heading, calls, warmUps, fill }: LatencyOptions): Promise<void> {
  const named = BACKENDS.filter((backend) => process.argv.includes(backend));
  const figures: (CallFigures & { database: string })[] = [];
  for (const database of named.length > 0 ? named : BACKENDS) {
    const { folder, url, close } = await openLibrary(database, `${name}-${database}-${PHOTOS}`, fill);
    const { app, port } = await startApp(folder, url);
    const request = (paths: string[]) => ask({ port, paths, connections: 1, count: paths.length });
    const known = await askInTurns(calls, async (_, paths) => {
      await request(paths.slice(0, warmUps));
      return (await request(paths.slice(warmUps))).times;
    });
    figures.push(...known.map((one) => ({ database, ...one })));
    await app.close();
    await close();
  }
  await stopAsking();
  const rows = figures.map(({ database, call, p50, p99 }) => [
    `${database}: ${call}`,
    p50.toFixed(1),
    p99.toFixed(1),
  ]);
  report(name, figures, markdown([heading, 'p50 ms', 'p99 ms'], rows));
}
