import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createBrowser, peopleOf } from './browser.ts';
import { childEnv } from './childEnv.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const READY = /^Xiangji 相集 is at (http:\S+)/;

/**
 * A whole server in a process of its own, as `npm start` runs it, on SQLite unless `env` says otherwise. Servers of one
 * installation may print into the same `lines`. Stop it after use.
 */
export async function spawnServer(env: Record<string, string> = {}, lines: string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-spawn-'));
  const child = spawn(process.execPath, ['--max-semi-space-size=4', MAIN], {
    env: { ...childEnv, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${lines.join('\n')}`)));
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      const [, address] = READY.exec(line) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
  });

  return {
    origin,
    pid: child.pid ?? 0,
    /** Its output so far: the log, and the mail. */
    lines,
    ...peopleOf(origin, lines),
    browser: () => createBrowser(origin),
    /** Ends it at once, as a power cut would. */
    kill: () => void child.kill('SIGKILL'),
    /** Asks it to end, and resolves to its exit code; `null` where a signal ended it. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

export type SpawnedServer = Awaited<ReturnType<typeof spawnServer>>;
