import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openClient } from './databases.ts';
import { startPostgres } from './startPostgres.ts';

const ONLY_FOR_THE_OWNER = 0o700;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xiangji-closed-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function answers(options: Parameters<typeof startPostgres>[0]): Promise<boolean> {
  const server = await startPostgres(options);
  const client = await openClient(`${server.url}postgres`);
  const { rowCount } = await client.query('select 1');
  await client.end();
  await server.stop();
  return rowCount === 1;
}

it('starts on data in a folder that only its owner could enter, and starts again on that data', async () => {
  await chmod(folder, ONLY_FOR_THE_OWNER);
  expect(await answers({ folder })).toBe(true);
  await chmod(folder, ONLY_FOR_THE_OWNER);
  expect(await answers({ folder, isFilled: true })).toBe(true);
});

it('starts where the folder for temporary files is closed to other users', async () => {
  await chmod(folder, ONLY_FOR_THE_OWNER);
  vi.stubEnv('TMPDIR', folder);
  expect(await answers({})).toBe(true);
});

if (process.getuid?.() === 0)
  it('names the closed folder above the data', async () => {
    const inside = join(folder, 'inside');
    await mkdir(inside);
    await expect(startPostgres({ folder: inside })).rejects.toThrow(`cannot enter ${folder}`);
  });
