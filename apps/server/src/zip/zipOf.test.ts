import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readZip } from './readZip.ts';
import { type ZipEntry, zipLength, zipOf } from './zipOf.ts';

const COMPLETE = { isLeftOut: () => false, last: () => [] };

const entry = (name: string, words: string, opened?: string[]): ZipEntry => ({
  name,
  size: Buffer.byteLength(words),
  mtime: 1_700_000_000,
  open: async () => {
    opened?.push(name);
    return Readable.from([Buffer.from(words)]);
  },
});

test('an archive has the announced length and unique names, and can be read', async () => {
  const entries = [
    entry('海边/一.txt', '海'),
    entry('a.txt', 'one'),
    entry('A.txt', 'two'),
    entry('none', ''),
  ];
  const bytes = await buffer(zipOf(entries, COMPLETE));
  expect(bytes.length).toBe(zipLength(entries));

  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.zip'), bytes);
  const zip = await readZip(join(folder, 'a.zip'));
  const found: [string, number, string][] = [];
  for (const file of zip.files) found.push([file.name, file.size, await text(await file.open())]);
  zip.close();
  expect(found).toEqual([
    ['海边/一.txt', 3, '海'],
    ['a.txt', 3, 'one'],
    ['A (2).txt', 3, 'two'],
    ['none', 0, ''],
  ]);
});

test('opens a file when its turn comes, and breaks off the archive at one that cannot be opened', async () => {
  const opened: string[] = [];
  const broken: ZipEntry = { ...entry('b', ''), open: () => Promise.reject(new Error('gone')) };
  const stream = zipOf([entry('a', 'x', opened), broken, entry('c', 'y', opened)], COMPLETE);
  await expect(buffer(stream)).rejects.toThrow('gone');
  expect(opened).toEqual(['a']);
});

test('continues without a file that is left out, and ends with what is said about it', async () => {
  const broken: ZipEntry = { ...entry('b', 'long'), open: () => Promise.reject(new Error('gone')) };
  const last = (names: readonly string[]) => [entry('b', `without ${names.join()}`)];
  const bytes = await buffer(
    zipOf([entry('a', 'x'), broken, broken, entry('c', 'y')], { isLeftOut: () => true, last }),
  );
  const contents = [entry('a', 'x'), entry('c', 'y'), entry('b (3)', 'without b,b (2)')];
  expect(bytes.length).toBe(zipLength(contents));
  expect(bytes.toString()).toContain('without b,b (2)');
});
