import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const SERVER = fileURLToPath(new URL('../../apps/server', import.meta.url));
const PNPM = ['--yes', 'pnpm@12.21.0'];
/** It builds, packs and installs what the server needs at run time. */
const PATIENCE = 600_000;

it('xiangji is a command where the packed server is installed with npm', { timeout: PATIENCE }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-command-'));
  const filter = ['--filter', '@xiangji/server', '--filter', '@xiangji/web'];
  await run('npx', [...PNPM, ...filter, 'run', 'build'], { cwd: SERVER, maxBuffer: 64 * 1_024 * 1_024 });
  await run('npx', [...PNPM, 'pack', '--pack-destination', folder], { cwd: SERVER });
  const [tarball = ''] = await readdir(folder);
  const prefix = join(folder, 'global');
  await run('npm', [
    'install',
    '--global',
    '--prefix',
    prefix,
    '--no-audit',
    '--no-fund',
    join(folder, tarball),
  ]);

  const env = { PATH: `${join(prefix, 'bin')}:${dirname(process.execPath)}`, DATA_DIR: join(folder, 'data') };
  expect((await run('xiangji', ['migrate'], { env, cwd: folder })).stdout).toBe(
    'The database is up to date.\n',
  );
  expect((await run('xiangji', ['check'], { env, cwd: folder })).stdout).toContain('0 originals, 0 bytes');
  const modules = join(prefix, 'lib/node_modules/@xiangji/server');
  expect(await readdir(join(modules, 'web'))).toContain('index.html');
  await rm(folder, { recursive: true });
});
