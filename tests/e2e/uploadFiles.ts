import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fixturePath, fixturePhotos, type PhotoCase } from '../fixtures/photos.ts';

export interface MadeFile {
  path: string;
  name: string;
  sha256: string;
  size: number;
}

/** Pixels that no codec compresses, the same for the same seed. */
function noise(length: number, seed: number): Buffer {
  const pixels = Buffer.alloc(length);
  let state = seed * 2_654_435_761 + 1;
  for (let at = 0; at < length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels.writeUInt32LE(state, Math.min(at, length - 4));
  }
  return pixels;
}

async function makeOne(
  folder: string,
  name: string,
  wanted: { seed: number; side: number },
): Promise<MadeFile> {
  const { seed, side } = wanted;
  const raw = { width: side, height: side, channels: 3 as const };
  const bytes = await sharp(noise(side * side * 3, seed), { raw })
    .jpeg({ quality: 95 })
    .toBuffer();
  const path = join(folder, name);
  await writeFile(path, bytes);
  return { path, name, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
}

/**
 * Small pictures of so many consecutive days, from one day of 2020 on, at noon; `name` begins their names.
 */
export async function makeDays(folder: string, days: readonly number[], name: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    days.map(async (day, index) => {
      const date = new Date(Date.UTC(2020, 0, 1 + day, 12)).toISOString();
      const taken = `${date.slice(0, 10).replaceAll('-', ':')} ${date.slice(11, 19)}`;
      const background = { r: (day * 53) % 256, g: (day * 97) % 256, b: name.length * 20 };
      const path = join(folder, `${name}-${String(index).padStart(2, '0')}.jpg`);
      await sharp({ create: { width: 480 + (day % 3) * 120, height: 400, channels: 3, background } })
        .withExif({ IFD2: { DateTimeOriginal: taken } })
        .jpeg()
        .toFile(path);
      return path;
    }),
  );
}

/** Small distinct pictures; `long` of them, from index `at` on, are longer than one part. */
export async function makeFiles(
  folder: string,
  count: { all: number; long: number; at: number },
): Promise<MadeFile[]> {
  await mkdir(folder, { recursive: true });
  const files: MadeFile[] = [];
  for (let index = 0; index < count.all; index += 1) {
    const isLong = index >= count.at && index < count.at + count.long;
    const name = `${isLong ? 'long' : 'small'}-${String(index).padStart(4, '0')}.jpg`;
    files.push(await makeOne(folder, name, { seed: index + 1, side: isLong ? 2_200 : 96 }));
  }
  return files;
}

export interface HostileFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Photographs under malicious names, and files that are refused. */
export function hostileFiles(): { good: HostileFile[]; bad: HostileFile[] } {
  const read = ({ file, upload_as }: PhotoCase): HostileFile => ({
    name: upload_as ?? file,
    mimeType: /\.jpe?g$/.test(file) ? 'image/jpeg' : '',
    buffer: readFileSync(fixturePath(file)),
  });
  const { cases } = fixturePhotos;
  return {
    good: cases.filter(({ expected, upload_as }) => expected === 'accept' && upload_as !== null).map(read),
    bad: cases.filter(({ expected }) => expected === 'reject').map(read),
  };
}
