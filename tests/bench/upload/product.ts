import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { connect, migrate } from '../../../apps/server/src/db/connect.ts';
import { createServerKeysRepository } from '../../../apps/server/src/modules/auth/serverKeys.repository.ts';
import { createUploadTokens } from '../../../apps/server/src/modules/auth/uploadTokens.ts';
import { openServerKeys } from '../../../apps/server/src/security/serverKeyFile.ts';
import { newId } from '../../../apps/server/src/security/tokens.ts';

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const READY = /^Xiangji 相集 is at (http:\S+)/;
const YEAR = 31_536_000;

/** An installation with one account, one album, and a token to upload into it. */
async function furnish(folder: string): Promise<{ album: string; token: string }> {
  const db = connect(`sqlite:${join(folder, 'xiangji.db')}`);
  await migrate(db);
  const [user, album, session] = [newId(), newId(), newId()];
  const ctime = Math.floor(Date.now() / 1_000);
  const account = { id: user, email: 'bench@example.com', password: '-', name: 'Bench', avatar: null };
  await db
    .insertInto('users')
    .values({ ...account, sign: 'BENCH', invited_by: null, timezone: null, ctime })
    .execute();
  await db
    .insertInto('sessions')
    .values({ id: session, user_id: user, ctime, seen: ctime, expires: ctime + YEAR, ip: '', agent: '' })
    .execute();
  const place = { parent_id: null, type: 1, name: 'Bench', name_key: 'BENCH', initial: 'B' };
  const none = { sdate: null, edate: null, cover_file_id: null };
  await db
    .insertInto('folders')
    .values({ id: album, user_id: user, ...place, ...none, file_order: 0, ctime })
    .execute();
  const { signing } = await openServerKeys(createServerKeysRepository(db), {
    dataDir: folder,
    serverKey: undefined,
  });
  await db.destroy();
  return { album, token: createUploadTokens(signing).issue({ userId: user, sessionId: session }) };
}

/** The server in a process of its own, as in production. */
export async function startProduct(folder: string) {
  const given = await furnish(folder);
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, ['--max-semi-space-size=4', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = READY.exec(line) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
  });
  return {
    ...given,
    origin,
    pid: child.pid ?? 0,
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A process and its children, as Linux reports them. */
export async function familyOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

const TICKS_A_SECOND = 100;
const PAGE_BYTES = 4_096;

/** Processor seconds of a process and its children, including those that have ended. */
export async function timesOf(pid: number): Promise<number> {
  const family = await familyOf(pid);
  const ticks = await Promise.all(
    family.map(async (one) => {
      const stat = await readFile(`/proc/${one}/stat`, 'utf8').catch(() => '');
      // utime, stime, cutime, cstime follow the name, which may contain anything.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 15);
      return fields.reduce((sum, field) => sum + Number(field), 0);
    }),
  );
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND;
}

/** Sum of `bytesOf` for a process and, unless `alone` is set, for its children. */
async function sumOf(
  pid: number,
  alone: boolean,
  bytesOf: (one: number) => Promise<number>,
): Promise<number> {
  const each = await Promise.all((alone ? [pid] : await familyOf(pid)).map(bytesOf));
  return each.reduce((sum, one) => sum + one, 0);
}

/** Resident bytes of a process and, unless `alone` is set, its children. */
export async function residentOf(pid: number, { alone = false } = {}): Promise<number> {
  return sumOf(pid, alone, async (one) => {
    const statm = await readFile(`/proc/${one}/statm`, 'utf8').catch(() => '');
    return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
  });
}

/**
 * Of these, memory that is not file-backed: programs and a mapped database are in the system's cache, which can be
 * reclaimed.
 */
export async function ownOf(pid: number, { alone = false } = {}): Promise<number> {
  return sumOf(pid, alone, async (one) => {
    const status = await readFile(`/proc/${one}/status`, 'utf8').catch(() => '');
    const kilobytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm)];
    return kilobytes.reduce((sum, [, size]) => sum + Number(size) * 1_024, 0);
  });
}
