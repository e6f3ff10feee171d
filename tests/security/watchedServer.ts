import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type SpawnedServer, spawnServer } from '../../apps/server/test/spawnServer.ts';

export interface LoopFigures {
  /** The longest delay of the event loop, in milliseconds. */
  delayMs: number;
  /** The longest processor time between two turns of the event loop, in milliseconds. */
  busyMs: number;
  /** The largest memory since the start, in bytes. */
  memory: number;
}

export interface WatchedServer extends SpawnedServer {
  /** Returns the figures of the server since the last call. */
  measure: () => Promise<LoopFigures>;
}

const PATIENCE_MS = 600_000;

/** A whole server in a process of its own that measures its event loop and its memory. Stop it after use. */
export async function spawnWatchedServer(env: Record<string, string> = {}): Promise<WatchedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-watched-'));
  const path = join(folder, 'loop.json');
  const server = await spawnServer({
    NODE_OPTIONS: `--import ${new URL('./watchLoop.ts', import.meta.url)}`,
    LOOP_FILE: path,
    ...env,
  });
  return {
    ...server,
    async measure() {
      await rm(path, { force: true });
      process.kill(server.pid, 'SIGUSR2');
      await vi.waitUntil(() => existsSync(path), { timeout: PATIENCE_MS });
      return JSON.parse(await readFile(path, 'utf8'));
    },
    async stop() {
      const code = await server.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}
