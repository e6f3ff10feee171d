import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/db/connect.ts';
import { originalKey } from '../src/storage/index.ts';
import type { Browser } from './browser.ts';
import { childEnv } from './childEnv.ts';
import { hasPostgres, newPostgresUrl } from './databases.ts';
import { exportAll } from './encryptedAuth.ts';
import { makeJpeg } from './pictures.ts';
import { startS3, type TestS3 } from './s3.ts';
import { startServer, type TestServer } from './startServer.ts';

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const EMAIL = 'owner@example.com';
const PASSWORD = 'secret-密码';

interface Ran {
  code: number;
  output: string;
}

describe('the xiangji command line', () => {
  let server: TestServer;
  let s3: TestS3;
  let picture: Uint8Array<ArrayBuffer>;
  let key: string;
  const folders: string[] = [];

  const run = (env: Record<string, string>, ...args: string[]) =>
    new Promise<Ran>((resolve) => {
      const options = { env: { ...childEnv, ...env } };
      execFile(process.execPath, ['--no-warnings', MAIN, ...args], options, (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: out + err });
      });
    });
  const here = () => ({ DATA_DIR: server.folder, DATABASE_URL: server.databaseUrl });
  const fresh = (name: string) => {
    const folder = join(server.folder, '..', `xiangji-cli-${process.pid}-${name}`);
    folders.push(folder);
    return folder;
  };
  const signedIn = async (at: TestServer, password = PASSWORD): Promise<Browser> => {
    const browser = at.browser();
    await browser.api.signIn({ email: EMAIL, password });
    return browser;
  };
  /** The view of a signed-in account: albums, their order, and the bytes of the first photo. */
  async function seen(at: TestServer) {
    const { api, browse, origin } = await signedIn(at);
    const { list } = await api.folders.list({});
    const [file] = (await api.files.list({ query: { count: 10 } })).list ?? [];
    const { url } = await api.files.download({ params: { id: file?.id ?? '' } });
    const bytes = new Uint8Array(await (await browse(new URL(url, origin))).arrayBuffer());
    return { albums: list.map(({ name, type }) => [name, type]), same: Buffer.from(bytes).equals(picture) };
  }
  const everything = { albums: [['Trips', 2]], same: true };

  beforeAll(async () => {
    [server, s3] = await Promise.all([startServer('sqlite'), startS3()]);
    const owner = await server.join(EMAIL, PASSWORD);
    const album = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Rome' } });
    const other = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Oslo' } });
    picture = await makeJpeg({ seed: 7, taken: '2024:05:01 10:00:00' });
    expect((await owner.upload(album.id, { bytes: picture, name: 'a.jpg' }))[0]).toBe(0);
    // A set that is younger than its albums: rows have to be copied in another order than they were created.
    const list = [album.id, other.id];
    await owner.api.folders.create({ params: { id: '0' }, body: { name: 'Trips', type: 2, list } });
    key = originalKey(createHash('sha256').update(picture).digest('hex'));
  });
  afterAll(async () => {
    await Promise.all([server.stop(), s3.stop()]);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  it('says how it is used, and which setting is wrong', async () => {
    expect(await run(here(), 'dance')).toMatchObject({
      code: 1,
      output: expect.stringContaining('backup <folder>'),
    });
    expect(await run({ ...here(), PORT: 'x' }, 'check')).toMatchObject({
      code: 1,
      output: expect.stringContaining('PORT="x"'),
    });
    expect(await run(here(), 'backup')).toMatchObject({ code: 1 });
    expect((await run(here(), 'migrate')).output).toContain('up to date');
  });

  it('finds missing, orphaned and damaged originals, and fails while there is one', async () => {
    const path = join(server.folder, 'blobs', 'blobs', key);
    expect(await run(here(), 'check')).toMatchObject({
      code: 0,
      output: expect.stringContaining('verified: 0 of 1 originals, not all yet; 0 known to be damaged'),
    });
    expect(await run(here(), 'check', '--deep')).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /0 missing, 0 orphan, 0 mismatched\nverified: 1 of 1 originals, all since 20/,
      ),
    });
    const damaged = Uint8Array.from(picture);
    damaged[40] = (damaged[40] ?? 0) ^ 1;
    await writeFile(path, damaged);
    expect((await run(here(), 'check')).code).toBe(0);
    expect(await run(here(), 'check', '--deep')).toEqual({
      code: 1,
      output: expect.stringContaining(`mismatched ${key}`),
    });
    // Known already, and read again until it is correct.
    expect(await run(here(), 'check')).toEqual({
      code: 1,
      output: expect.stringContaining('1 known to be damaged'),
    });
    await rm(path);
    expect(await run(here(), 'check')).toEqual({
      code: 1,
      output: expect.stringContaining(`missing ${key}`),
    });
    await writeFile(path, picture);
    expect(await run(here(), 'check')).toEqual({
      code: 0,
      output: expect.stringContaining('0 known to be damaged'),
    });
  });

  it('removes files that the database does not know, on request', async () => {
    const stray = join(server.folder, 'blobs', 'blobs', originalKey('f'.repeat(64)));
    await mkdir(dirname(stray), { recursive: true });
    await writeFile(stray, 'x');
    expect(await run(here(), 'check')).toMatchObject({
      code: 1,
      output: expect.stringContaining('1 orphan'),
    });
    expect(await run(here(), 'check', '--repair')).toMatchObject({
      code: 0,
      output: expect.stringContaining(`removed ${originalKey('f'.repeat(64))}`),
    });
    expect(await run(here(), 'check')).toMatchObject({
      code: 0,
      output: expect.stringContaining('0 orphan'),
    });
  });

  it('backs up while the server is running, and restores into an empty place only', async () => {
    const backup = fresh('backup');
    expect(await run(here(), 'backup', backup)).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 originals copied, 0 there already'),
    });
    expect(await readFile(join(backup, 'blobs', 'blobs', key))).toEqual(Buffer.from(picture));
    const other = fresh('other');
    await mkdir(other);
    await writeFile(join(other, 'letter.txt'), 'x');
    expect(await run(here(), 'backup', other)).toMatchObject({
      code: 1,
      output: expect.stringContaining('not empty'),
    });
    expect(await run(here(), 'restore', backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining('already'),
    });
    const data = fresh('restored');
    const there = { DATA_DIR: data, DATABASE_URL: `sqlite:${join(data, 'xiangji.db')}` };
    expect((await run(there, 'restore', backup)).code).toBe(0);
    const restored = await startServer('sqlite', there);
    expect(await seen(restored).finally(restored.stop)).toEqual(everything);
  });

  it.runIf(hasPostgres)(
    'copies to PostgreSQL and a bucket, reads every hash back, and refuses a target that is not empty',
    async () => {
      const target = { DATABASE_URL: await newPostgresUrl(), DATA_DIR: fresh('moved'), ...s3.env };
      const to = Object.fromEntries(Object.entries(target).map(([name, value]) => [`TO_${name}`, value]));
      expect(await run(here(), 'copy')).toMatchObject({
        code: 1,
        output: expect.stringContaining('TO_DATABASE_URL'),
      });
      expect(await run({ ...here(), ...to }, 'copy')).toMatchObject({
        code: 0,
        output: expect.stringContaining('Copied'),
      });
      expect(await run({ ...here(), ...to }, 'copy')).toMatchObject({
        code: 1,
        output: expect.stringContaining('empty'),
      });
      expect(await run(target, 'check', '--deep')).toMatchObject({
        code: 0,
        output: expect.stringContaining('0 missing'),
      });
      const moved = await startServer('postgres', target);
      expect(await seen(moved).finally(moved.stop)).toEqual(everything);
    },
  );

  it('imports a full export into a new account, and prints the result', async () => {
    const owner = await signedIn(server);
    const { browse, origin } = owner;
    const { parts } = await exportAll(owner, PASSWORD);
    const [{ url, name } = { url: '', name: '' }] = parts;
    const data = fresh('imported');
    await mkdir(data);
    const part = join(data, name);
    await writeFile(part, new Uint8Array(await (await browse(new URL(url, origin))).arrayBuffer()));
    const there = { DATA_DIR: data, DATABASE_URL: `sqlite:${join(data, 'xiangji.db')}` };
    expect(await run(there, 'import')).toMatchObject({
      code: 1,
      output: expect.stringContaining('import <part.zip…>'),
    });
    const { code, output } = await run(there, 'import', part, '--email', 'New@example.com');
    expect({ code, lines: output.split('\n') }).toEqual({
      code: 0,
      lines: [
        '1 photos in 2 albums; every hash is right. Sign in as new@example.com.',
        'Not brought along: 0 shares, 0 orders and bills, 0 photos of the recycle bin.',
        expect.stringMatching(/^New password of new@example\.com: [\w-]{16}$/),
        '',
      ],
    });
    expect(await run(there, 'user', 'list')).toMatchObject({
      code: 0,
      output: expect.stringContaining('new@example.com\t'),
    });
    const again = await run(there, 'import', part, '--email', 'new@example.com');
    expect(again).toEqual({ code: 1, output: expect.stringContaining('registered already') });
  });

  it('reads dates again from the originals, each once', async () => {
    const db = connect(server.databaseUrl);
    await db.updateTable('blobs').set({ meta: sql`replace(meta, '"milliseconds"', '"other"')` }).execute();
    await db.destroy();
    const first = await run(here(), 'redate', '--all');
    expect(first).toEqual({
      code: 0,
      output: expect.stringMatching(/Ready: [1-9]\d* originals read, 0 dates changed/),
    });
    expect(await run(here(), 'redate', '--all')).toEqual({
      code: 0,
      output: 'Ready: 0 originals read, 0 dates changed.\n',
    });
  });

  it('disables an account: its sessions end and it cannot sign in until it is enabled', async () => {
    const inside = await signedIn(server);
    expect(await run(here(), 'user', 'disable', EMAIL)).toMatchObject({ code: 0 });
    await expect(inside.api.account.get()).rejects.toMatchObject({ code: ERROR_CODES.NOT_SIGNED_IN });
    await expect(signedIn(server)).rejects.toMatchObject({ code: ERROR_CODES.ACCOUNT_DISABLED });
    expect((await run(here(), 'user', 'list')).output).toContain('disabled');
    expect(await run(here(), 'user', 'enable', EMAIL)).toMatchObject({ code: 0 });
    // The earlier sessions stay ended.
    await expect(inside.api.account.get()).rejects.toMatchObject({ code: ERROR_CODES.NOT_SIGNED_IN });
    await signedIn(server);
    expect(await run(here(), 'user', 'disable', 'no@example.com')).toMatchObject({ code: 1 });
  });

  it('lists users, unlocks them, and sets a new password that ends their sessions', async () => {
    const inside = await signedIn(server);
    const reset = await run(here(), 'user', 'reset', EMAIL);
    const [, password = ''] = /: (\S+)\n/.exec(reset.output) ?? [];
    await expect(inside.api.account.get()).rejects.toThrow();
    for (let time = 0; time < 5; time += 1) await expect(signedIn(server, 'wrong')).rejects.toThrow();
    const { output } = await run(here(), 'user', 'list');
    expect(output).toContain(`${EMAIL}\t`);
    expect(output).toContain('locked');
    expect((await run(here(), 'user', 'unlock', EMAIL)).code).toBe(0);
    await signedIn(server, password);
    expect(await run(here(), 'user', 'unlock', 'no@example.com')).toMatchObject({ code: 1 });
  }, 180_000);
});
