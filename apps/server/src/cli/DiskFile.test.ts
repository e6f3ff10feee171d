import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { DiskFile } from './DiskFile.ts';

it('reads parts behind 4 GiB', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-disk-'));
  const path = join(folder, 'large.zip');
  const size = 5_000_000_000;
  const handle = await open(path, 'w');
  await handle.write('hello world', size - 11);
  await handle.close();
  const file = new DiskFile(path, { size, lastModified: 7 });
  const end = file.slice(size - 11);
  expect([file.name, file.size, file.lastModified, end.size]).toEqual(['large.zip', size, 7, 11]);
  expect(await end.text()).toBe('hello world');
  expect(await text(end.slice(6, 99).stream())).toBe('world');
  expect((await end.slice(5, 5).arrayBuffer()).byteLength).toBe(0);
  await rm(folder, { recursive: true });
});
