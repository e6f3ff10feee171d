import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/db/connect.ts';
import { createServerKeysRepository } from '../../apps/server/src/modules/auth/serverKeys.repository.ts';
import { loadServerKeys } from '../../apps/server/src/security/serverKeys.ts';
import { childEnv } from '../../apps/server/test/childEnv.ts';
import { keepEncryptionKey } from '../../apps/server/test/encryptionKey.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { spawnServer } from '../../apps/server/test/spawnServer.ts';
import { BACKENDS, startServer } from '../../apps/server/test/startServer.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/cli/main.ts', import.meta.url));
const PASSWORD = 'secret-密码';

describe('the data directory', () => {
  let parent: string;
  let dataDir: string;
  let databaseUrl: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'xiangji-private-'));
    dataDir = join(parent, 'data');
    databaseUrl = `sqlite:${join(dataDir, 'xiangji.db')}`;
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  /** Paths below a folder that other users than the owner can access, with their modes. */
  async function openTo(others: string): Promise<string[]> {
    const entries = await readdir(others, { recursive: true, withFileTypes: true });
    const paths = [others, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
    const modes = await Promise.all(paths.map(async (path) => [path, await modeOf(path)] as const));
    return modes.filter(([, mode]) => !mode.endsWith('00')).map(([path, mode]) => `${path} ${mode}`);
  }

  it('is closed to other users, with all that the server and a backup write', async () => {
    await keepEncryptionKey(databaseUrl);
    // As an older version left them.
    await chmod(dataDir, 0o755);
    await chmod(join(dataDir, 'xiangji.db'), 0o644);
    const server = await spawnServer({ DATA_DIR: dataDir });
    const owner = await server.join('owner@example.com', PASSWORD);
    const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    expect((await owner.upload(id, { bytes: await makeJpeg({ width: 640 }), name: 'a.jpg' }))[0]).toBe(0);
    const written = await readdir(dataDir);
    expect(written).toEqual(expect.arrayContaining(['blobs', 'outbox', 'xiangji.db', 'xiangji.db-wal']));
    expect(await openTo(dataDir)).toEqual([]);
    const backup = join(parent, 'backup');
    const env = { ...childEnv, DATA_DIR: dataDir };
    await promisify(execFile)(process.execPath, [MAIN, 'backup', backup], { env });
    expect((await readdir(backup)).toSorted()).toEqual(['blobs', 'xiangji.db']);
    expect(await openTo(backup)).toEqual([]);
    await server.stop();
  });

  it.each(BACKENDS)('does not hold the keys in the open where SERVER_KEY is set (%s)', async (backend) => {
    const first = await startServer(backend);
    const db = connect(first.databaseUrl);
    const stored = () => db.selectFrom('server_keys').select(['name', 'value']).orderBy('name').execute();
    const before = await loadServerKeys(createServerKeysRepository(db));
    const owner = await first.join('owner@example.com', PASSWORD);
    expect((await stored()).find(({ name }) => name === 'sealing')?.value).toContain('PRIVATE KEY');
    const { url } = await (async () => {
      const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
      const [, , data] = await owner.upload(id, { bytes: await makeJpeg(), name: 'a.jpg' });
      return owner.api.files.download({ params: { id: data?.file.id ?? '' } });
    })();
    await first.app.close();

    const serverKey = randomBytes(32).toString('base64');
    const keyFile = join(parent, 'key');
    await mkdir(parent, { recursive: true });
    await writeFile(keyFile, `${serverKey}\n`);
    const env = { DATABASE_URL: first.databaseUrl, DATA_DIR: first.folder };
    const second = await startServer(backend, { ...env, SERVER_KEY_FILE: keyFile });
    for (const { value } of await stored()) expect(value).toMatch(/^locked:[\w-]+$/);
    // The keys are the same: earlier signatures are still valid.
    expect(await loadServerKeys(createServerKeysRepository(db), serverKey)).toEqual(before);
    expect((await fetch(second.origin + url)).status).toBe(200);
    await second.app.close();
    await expect(startServer(backend, env)).rejects.toThrow('set SERVER_KEY');
    const wrong = randomBytes(32).toString('base64');
    await expect(startServer(backend, { ...env, SERVER_KEY: wrong })).rejects.toThrow(
      'SERVER_KEY is not the one',
    );
    await db.destroy();
    await rm(first.folder, { recursive: true });
  });
});
