import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readMovieTime } from './movieTime.ts';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../../../tests/fixtures/${name}`, import.meta.url));

function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A movie whose header has a creation time; version 1 has 64 bits for it. */
function movie(seconds: number, version = 0): Buffer {
  const header = Buffer.alloc(100);
  header[0] = version;
  if (version === 1) header.writeBigUInt64BE(BigInt(seconds), 4);
  else header.writeUInt32BE(seconds, 4);
  return Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', box('mvhd', header))]);
}

const FROM_1904 = 2_082_844_800;
const UNIX = Date.UTC(2019, 0, 2, 3, 4, 5) / 1_000;

async function timeIn(bytes: Buffer): Promise<number | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'movie-time-'));
  try {
    await writeFile(join(folder, 'a.mp4'), bytes);
    return readMovieTime(join(folder, 'a.mp4'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

it.each<[string, Buffer, number | undefined]>([
  ['since 1904', movie(UNIX + FROM_1904), UNIX],
  ['since 1904, in 64 bits', movie(UNIX + FROM_1904, 1), UNIX],
  ['since 1970', movie(UNIX), UNIX],
  ['none: zero', movie(0), undefined],
  ['none: the future', movie(2 ** 32 - 1), undefined],
  ['none: beyond every calendar', movie(2 ** 52, 1), undefined],
  ['none: no header', box('moov', Buffer.alloc(0)), undefined],
  ['none: a header that is cut off', box('moov', box('mvhd', Buffer.alloc(3))), undefined],
  ['none: no movie', Buffer.from('GIF89a'), undefined],
])('the time of a movie counts %s', async (_, bytes, seconds) => {
  expect(await timeIn(bytes)).toBe(seconds === undefined ? undefined : seconds * 1_000);
});

it('is read from the movie of a phone', () => {
  expect(readMovieTime(fixture('problems/20240128_105420.mp4'))).toBe(Date.UTC(2024, 0, 28, 9, 54, 20));
});
