import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect } from '../../apps/server/src/db/connect.ts';
import { openServerKeys } from '../../apps/server/src/security/serverKeyFile.ts';
import type { KeyStore } from '../../apps/server/src/security/serverKeys.ts';
import type { Browser } from '../../apps/server/test/browser.ts';
import { childEnv } from '../../apps/server/test/childEnv.ts';
import { keepEncryptionKey } from '../../apps/server/test/encryptionKey.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { spawnServer } from '../../apps/server/test/spawnServer.ts';
import { BACKENDS, ON_DISK, startServer } from '../../apps/server/test/startServer.ts';

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

  /** The keys as they lie in a database. */
  async function storedKeys(url: string) {
    const db = connect(url);
    const rows = await db.selectFrom('server_keys').select(['name', 'value']).orderBy('name').execute();
    await db.destroy();
    return rows.map(({ value }) => value);
  }
  const NO_KEY = { ...ON_DISK, SERVER_KEY: '' };
  const locked = expect.stringMatching(/^locked:[\w-]+$/);

  it.each(BACKENDS)('encrypts plain keys under a key in a separate file (%s)', async (backend) => {
    const first = await startServer(backend, NO_KEY);
    const path = join(first.folder, 'server.key');
    expect([await modeOf(path), await storedKeys(first.databaseUrl)]).toEqual(['600', [locked, locked]]);
    const url = await first.join('owner@example.com', PASSWORD).then(downloadUrl);
    await first.app.close();

    // The keys are the same: earlier signatures are still valid.
    const env = { ...NO_KEY, DATABASE_URL: first.databaseUrl };
    const second = await startServer(backend, { ...env, DATA_DIR: first.folder });
    expect((await fetch(second.origin + url)).status).toBe(200);
    await second.app.close();

    // Elsewhere, without the file or with one of its own, nothing starts and nothing is encrypted again.
    const before = await storedKeys(first.databaseUrl);
    await expect(startServer(backend, { ...env, DATA_DIR: dataDir })).rejects.toThrow(
      `${join(dataDir, 'server.key')} is missing: bring it from the old installation`,
    );
    await mkdir(dataDir, { recursive: true });
    expect(await readdir(dataDir)).not.toContain('server.key');
    await writeFile(join(dataDir, 'server.key'), randomBytes(32).toString('base64'));
    await expect(startServer(backend, { ...env, DATA_DIR: dataDir })).rejects.toThrow(
      'server.key is not the one',
    );
    expect(await storedKeys(first.databaseUrl)).toEqual(before);
    await rm(first.folder, { recursive: true });
  });

  it('is the same for the keys of servers that begin together, of which one goes on', async () => {
    const store = new Map([
      ['signing', randomBytes(32).toString('base64')],
      ['sealing', inject('encryptionKey')],
    ]);
    const keys: KeyStore = {
      find: async (name) => store.get(name),
      insert: async (name, value) => void (store.has(name) || store.set(name, value)),
      replace: async (name, { from, to }) => void (store.get(name) === from && store.set(name, to)),
    };
    const folders = ['a', 'b', 'c'].map((name) => join(parent, name));
    const open = () =>
      Promise.allSettled(
        folders.map((folder) => openServerKeys(keys, { dataDir: folder, serverKey: undefined })),
      );
    const states = async () => (await open()).map(({ status }) => status).toSorted();
    expect(await states()).toEqual(['fulfilled', 'rejected', 'rejected']);
    // And again: the others have no key that looks like one of the installation.
    expect(await states()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  async function downloadUrl({ api, upload }: Browser): Promise<string> {
    const { id } = await api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    const [, , data] = await upload(id, { bytes: await makeJpeg(), name: 'a.jpg' });
    return (await api.files.download({ params: { id: data?.file.id ?? '' } })).url;
  }

  it.each(BACKENDS)('takes the key from a file of the operator (%s)', async (backend) => {
    const serverKey = randomBytes(32).toString('base64');
    const keyFile = join(parent, 'key');
    await writeFile(keyFile, `${serverKey}\n`);
    const first = await startServer(backend, { SERVER_KEY_FILE: keyFile });
    expect(await storedKeys(first.databaseUrl)).toEqual([locked, locked]);
    expect(await readdir(first.folder)).not.toContain('server.key');
    await first.app.close();
    const env = { DATABASE_URL: first.databaseUrl, DATA_DIR: first.folder };
    await expect(
      startServer(backend, { ...env, SERVER_KEY: randomBytes(32).toString('base64') }),
    ).rejects.toThrow('SERVER_KEY is not the one');
    await rm(first.folder, { recursive: true });
  });
});
