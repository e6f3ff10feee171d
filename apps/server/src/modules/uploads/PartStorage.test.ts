import { hash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3, type TestS3 } from '../../../test/s3.ts';
import { MediaRejection } from '../../media/index.ts';
import { readSettings } from '../../settings/settings.ts';
import { type BlobStore, openStore } from '../../storage/index.ts';
import type { PartName, PartStorage } from './PartStorage.ts';
import { createPartFiles } from './partFiles.ts';
import { createPartObjects } from './partObjects.ts';

const WHOLE = 'one two three';
let people = 0;
const newName = (): PartName => {
  people += 1;
  return { userId: `user${people}`, sha256: hash('sha256', WHOLE), size: WHOLE.length };
};

async function sizesUnder(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
}

describe.each(['folder', 'bucket'])('parts in a %s', (place) => {
  let root: string;
  let s3: TestS3 | undefined;
  let store: BlobStore;
  let parts: PartStorage;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'part-storage-'));
    s3 = place === 'bucket' ? await startS3() : undefined;
    ({ store } = await openStore(readSettings({ ...s3?.env, DATA_DIR: root })));
    parts = store.partPath ? createPartFiles(store.partPath) : createPartObjects(store);
  });
  afterAll(async () => {
    store.close();
    await s3?.stop();
    await rm(root, { recursive: true, force: true });
  });
  const add = (name: PartName, text: string, offset: number) =>
    parts.append(name, Readable.from([Buffer.from(text)]), { offset, signal: new AbortController().signal });

  it('makes the file of its parts, which other people do not see', async () => {
    const name = newName();
    await add(name, 'one ', 0);
    await add(name, 'two three', 4);
    expect(await parts.have(name)).toBe(WHOLE.length);
    expect(await parts.have({ ...name, userId: 'stranger' })).toBe(0);
    const read = async (path: string, sha256: string) => [await readFile(path, 'utf8'), sha256];
    expect(await parts.withWhole(name, read)).toEqual([WHOLE, name.sha256]);
    await parts.remove(name);
    expect(await parts.have(name)).toBe(0);
  });

  it('keeps the bytes that arrived before the stream broke off', async () => {
    const name = newName();
    const broken = Readable.from(
      (async function* chunks() {
        yield Buffer.from('one ');
        await expect.poll(() => sizesUnder(root)).toContain(4);
        throw new Error('The line was cut');
      })(),
    );
    const { signal } = new AbortController();
    await expect(parts.append(name, broken, { offset: 0, signal })).rejects.toThrow('The line was cut');
    expect(await parts.have(name)).toBe(4);
    await add(name, 'two three', 4);
    expect(await parts.withWhole(name, async (_, sha256) => sha256)).toBe(name.sha256);
  });

  it('refuses more bytes than the file is long', async () => {
    const name = newName();
    await add(name, 'one ', 0);
    await expect(add(name, 'two three four', 4)).rejects.toThrow(MediaRejection);
  });

  it('leaves no local file behind', async () => {
    expect(await readdir(join(root, place === 'bucket' ? 'temp' : 'blobs/temp'))).toEqual([]);
  });
});

it('takes, of parts at the same offset in a bucket, the longest', async () => {
  const s3 = await startS3();
  const root = await mkdtemp(join(tmpdir(), 'part-storage-'));
  const { store } = await openStore(readSettings({ ...s3.env, DATA_DIR: root }));
  const parts = createPartObjects(store);
  const name = newName();
  const { signal } = new AbortController();
  // Two servers were asked at the same time; one of the requests was interrupted.
  for (const text of ['one two ', 'one '])
    await parts.append(name, Readable.from([Buffer.from(text)]), { offset: 0, signal });
  expect(await parts.have(name)).toBe(8);
  await parts.append(name, Readable.from([Buffer.from('three')]), { offset: 8, signal });
  expect(await parts.withWhole(name, async (_, sha256) => sha256)).toBe(name.sha256);
  store.close();
  await s3.stop();
  await rm(root, { recursive: true, force: true });
});
