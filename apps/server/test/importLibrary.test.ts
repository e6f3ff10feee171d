import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTakeout, type TakeoutContent } from '../../../packages/api-client/src/takeout/makeTakeout.ts';
import type { Browser } from './browser.ts';
import { childEnv } from './childEnv.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, ON_DISK, startServer, type TestServer } from './startServer.ts';

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const ROOT = 'Takeout/Google 相册/';
const TAKEN = Date.UTC(2017, 2, 4, 5, 6, 7) / 1_000;

describe.each(BACKENDS)('files brought into an account on %s', (backend) => {
  let server: TestServer;
  let folder: string;
  let owner: Browser;
  let email: string;
  let accounts = 0;
  beforeAll(async () => {
    server = await startServer(backend, ON_DISK);
    folder = await mkdtemp(join(tmpdir(), 'xiangji-import-'));
  });
  beforeEach(async () => {
    accounts += 1;
    email = `import${accounts}@example.com`;
    owner = await server.join(email);
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; lines: string[] }>((resolve) => {
      const here = { DATA_DIR: server.folder, DATABASE_URL: server.databaseUrl, ...env };
      const options = { env: { ...childEnv, ...here } };
      execFile(process.execPath, ['--no-warnings', MAIN, 'import', ...args], options, (error, out, err) => {
        const code = typeof error?.code === 'number' ? error.code : 0;
        resolve({ code, lines: (out + err).trim().split('\n') });
      });
    });
  const importTo = (args: string[], env?: Record<string, string>) => run([...args, '--account', email], env);

  async function put(path: string, content: Uint8Array | string): Promise<string> {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
    return place;
  }
  async function archive(name: string, files: Record<string, TakeoutContent>): Promise<string> {
    return put(name, new Uint8Array(await (await makeTakeout(files, { name })).arrayBuffer()));
  }
  /** Albums with the names of their photos. */
  async function library(): Promise<Record<string, string[]>> {
    const { list } = await owner.api.folders.list({});
    const albums = await Promise.all(
      list.map(async ({ id, name }) => {
        const files = await owner.api.files.list({ query: { pid: id } });
        return [name, files.list.map((file) => file.name).sort()];
      }),
    );
    return Object.fromEntries(albums);
  }

  it('come from the archives of a Takeout, and a second run stores nothing twice', async () => {
    const [a, b, c, d] = await Promise.all([1, 2, 3, 4].map((seed) => makeJpeg({ seed })));
    const first = await archive('takeout-001.zip', {
      [`${ROOT}京都/a.jpg`]: a!,
      [`${ROOT}京都/元数据.json`]: { title: '京都之旅' },
      [`${ROOT}2019 年的照片/a.jpg`]: a!,
      [`${ROOT}2019 年的照片/b.jpg`]: b!,
      [`${ROOT}2019 年的照片/c.raw`]: new Uint8Array(9),
      [`${ROOT}回收站/d.jpg`]: d!,
      [`${ROOT}回收站/d.jpg.json`]: { title: 'd.jpg', photoTakenTime: { timestamp: '7' }, trashed: true },
    });
    const side = {
      ...{ title: 'a.jpg', photoTakenTime: { timestamp: String(TAKEN) }, favorited: true },
      ...{ description: '清水寺', geoData: { latitude: 34.99, longitude: 135.78 } },
    };
    const second = await archive('takeout-002.zip', { [`${ROOT}京都/a.jpg.suppl.json`]: side });
    const args = ['takeout', first, second];

    const dry = await importTo([...args, '--dry-run']);
    expect(dry.code).toBe(1);
    expect(dry.lines).toContain(`new album 京都之旅: 1 files, ${a!.length} bytes`);
    expect(dry.lines.at(-1)).toBe('2 files to import, 1 refused. Nothing was written.');
    expect(await library()).toEqual({});

    const done = await importTo(args);
    expect(done).toEqual({
      code: 1,
      lines: [
        '2 of 2 files, 100 %',
        `refused ${ROOT}2019 年的照片/c.raw: its type is not supported`,
        'Left out: 0 system and side files, 1 copies of photos in albums, 1 recycled.',
        '2 files stored, 0 there already, 1 refused.',
      ],
    });
    expect(await library()).toEqual({ 京都之旅: ['清水寺'], 'Google 相册': ['b'] });
    const { list } = await owner.api.files.list({ query: { count: 9 } });
    const photo = list.find(({ name }) => name === '清水寺');
    expect(await owner.api.files.get({ params: { id: photo!.id }, query: { more: true } })).toMatchObject({
      ...{ time: TAKEN + 9 * 3_600, timezone: -540, date_source: 'sidecar', favorite: true },
    });

    // It continues with what is missing.
    const third = await archive('takeout-003.zip', { [`${ROOT}京都/c.jpg`]: c! });
    const again = await importTo([...args, third]);
    expect(again.lines.at(-1)).toBe('1 files stored, 2 there already, 1 refused.');
    expect(await library()).toEqual({ 京都之旅: ['c', '清水寺'], 'Google 相册': ['b'] });
  });

  it('come from an unpacked Takeout', async () => {
    const jpeg = await makeJpeg({ seed: 5 });
    await put(`unpacked/${ROOT}Trip/e.jpg`, jpeg);
    await put(
      `unpacked/${ROOT}Trip/e.jpg.json`,
      '{"photoTakenTime":{"timestamp":"1000000000"},"title":"e.jpg"}',
    );
    const { code, lines } = await importTo(['takeout', join(folder, 'unpacked')]);
    expect([code, lines.at(-1)]).toEqual([0, '1 files stored, 0 there already, 0 refused.']);
    expect(await library()).toEqual({ Trip: ['e'] });
    const { list } = await owner.api.files.list({ query: { count: 9 } });
    const file = await owner.api.files.get({ params: { id: list[0]!.id }, query: { more: true } });
    expect(file.date_source).toBe('sidecar');
  });

  it('come from a folder, whose folders become albums', async () => {
    const [a, b, c] = await Promise.all([6, 7, 8].map((seed) => makeJpeg({ seed })));
    await put('.Photos/a.jpg', a!);
    await put('.Photos/.hidden.jpg', a!);
    await put('.Photos/a.xmp', 'x');
    await put('.Photos/@eaDir/a.jpg', a!);
    await put('.Photos/Day/b.jpg', b!);
    await put('.Photos/Day/b copy.jpg', b!);
    await put('.Photos/Day/empty.jpg', '');
    await put('.Photos/Day/broken.jpg', 'no picture');
    await put('.Photos/Night/Day/c.jpg', c!);
    const args = ['folder', join(folder, '.Photos')];
    const { code, lines } = await importTo(args);
    expect(code).toBe(1);
    expect(lines).toContain('refused Photos/Day/empty.jpg: The file is empty');
    expect(lines.filter((line) => line.startsWith('refused Photos/Day/broken.jpg: '))).toHaveLength(1);
    expect(lines.slice(-2)).toEqual([
      'Left out: 3 system and side files, 0 copies of photos in albums, 0 recycled.',
      '3 files stored, 1 there already, 2 refused.',
    ]);
    const albums = await library();
    expect(albums).toMatchObject({ Photos: ['a'], 'Night - Day': ['c'] });
    expect(albums['Photos - Day']).toHaveLength(1);
    expect((await importTo(args)).lines.at(-1)).toBe('0 files stored, 4 there already, 2 refused.');
  });

  it('keep what their XMP files say', async () => {
    await put('raw/a.jpg', await makeJpeg({ seed: 12, keyword: 'lake' }));
    await put(
      'raw/a.jpg.xmp',
      `<x:xmpmeta><rdf:RDF><rdf:Description exif:DateTimeOriginal="2019-05-06T07:08:09" xmp:Rating="5">
        <dc:subject><rdf:Bag><rdf:li>lake</rdf:li><rdf:li>旅行</rdf:li></rdf:Bag></dc:subject>
      </rdf:Description></rdf:RDF></x:xmpmeta>`,
    );
    await put('raw/b.jpg', await makeJpeg({ seed: 13 }));
    await put('raw/b.xmp', '<x:xmpmeta><rdf');
    const { code, lines } = await importTo(['folder', join(folder, 'raw')]);
    expect([code, lines.at(-1)]).toEqual([0, '2 files stored, 0 there already, 0 refused.']);
    const { list } = await owner.api.files.list({ query: { count: 9 } });
    const { id } = list.find(({ name }) => name === 'a')!;
    const file = await owner.api.files.get({ params: { id }, query: { more: true } });
    expect(file).toMatchObject({
      ...{ time: Date.UTC(2019, 4, 6, 7, 8, 9) / 1_000, date_source: 'sidecar', favorite: true },
    });
    expect(file.tags).toHaveLength(2);
  });

  it('stay within the quota', async () => {
    await put('full/a.jpg', await makeJpeg({ seed: 9, noise: true, width: 800, height: 800 }));
    await put('full/b.jpg', await makeJpeg({ seed: 10, noise: true, width: 1_600, height: 1_600 }));
    const { code, lines } = await importTo(['folder', join(folder, 'full')], { ACCOUNT_QUOTA_MB: '1' });
    expect(code).toBe(1);
    expect(lines).toContain(
      'refused full/b.jpg: the account would hold more than 1048576 bytes (ACCOUNT_QUOTA_MB)',
    );
    expect(await library()).toEqual({ full: ['a'] });
  });

  it('are refused with the cause', async () => {
    const photo = await makeJpeg({ seed: 11, noise: true });
    const path = await archive('bits.zip', { [`${ROOT}Trip/f.jpg`]: photo });
    const zip = new Uint8Array(await (await makeTakeout({ [`${ROOT}Trip/f.jpg`]: photo })).arrayBuffer());
    const cut = await put('cut.zip', zip.slice(0, -60));
    zip[photo.length - 200]! ^= 1;
    await writeFile(path, zip);
    const other = await archive('other.zip', { 'a.jpg': photo });
    const missing = join(folder, 'nothing');
    const last = async (...args: string[]) => {
      const { code, lines } = await importTo(args);
      return [code, lines.at(-1)];
    };
    expect(await last('takeout', cut)).toEqual([
      1,
      expect.stringMatching(/^cut\.zip is damaged .* again\.$/),
    ]);
    expect(await last('takeout', other)).toEqual([1, 'other.zip is no Google Takeout with photos.']);
    expect(await last('takeout', missing)).toEqual([1, `${missing} does not exist.`]);
    expect(await last('folder', missing)).toEqual([1, `${missing} does not exist.`]);
    expect((await importTo(['takeout', path])).lines).toContain(
      `refused ${ROOT}Trip/f.jpg: its bytes are damaged in the archive`,
    );
    const nobody = await run(['folder', folder, '--account', 'nobody@example.com']);
    expect(nobody).toEqual({ code: 1, lines: ['No account is registered as nobody@example.com.'] });
    expect(await library()).toEqual({});
  });
});
