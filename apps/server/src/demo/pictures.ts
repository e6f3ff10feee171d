import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { commitRenditions, type MediaPool } from '../media/index.ts';
import { type BlobMeta, toBlobMeta } from '../modules/media/blobMeta.ts';
import { type BlobStore, originalKey } from '../storage/index.ts';
import { createRandom, type Random } from './random.ts';

interface StoredBlob {
  sha256: string;
  size: number;
  meta: BlobMeta;
}

/** One distinct picture of the demo, stored like an upload. */
export interface DemoPicture extends StoredBlob {
  /** The video of a live photo. */
  live?: StoredBlob;
  /** The still picture of a video. */
  poster?: StoredBlob;
}

/** Where pictures are stored, and what decodes them. */
export interface Media {
  store: BlobStore;
  pool: MediaPool;
}

/** Landscape and portrait, narrow and wide, as cameras and phones make them. */
const SIZES = [
  [1600, 1067],
  [1600, 1200],
  [1200, 1600],
  [1067, 1600],
  [1600, 900],
  [900, 1600],
  [1400, 1400],
  [2400, 800],
  [800, 2000],
] as const;

/** The cameras of the demo with their lenses; a phone's lens is named by the phone. */
const CAMERAS = [
  { make: 'FUJIFILM', model: 'X-T5', lens: 'XF16-55mmF2.8 R LM WR' },
  { make: 'SONY', model: 'ILCE-7M4', lens: 'FE 24-70mm F2.8 GM II' },
  { make: 'Canon', model: 'Canon EOS R6', lens: 'RF50mm F1.8 STM' },
  { make: 'Apple', model: 'iPhone 15 Pro', lens: 'iPhone 15 Pro back triple camera 6.765mm f/1.78' },
  { make: 'Google', model: 'Pixel 9', lens: undefined },
] as const;

function exifOf({ make, model, lens }: (typeof CAMERAS)[number]) {
  return { IFD0: { Make: make, Model: model }, ...(lens && { IFD2: { LensModel: lens } }) };
}

function hills(random: Random, [width, height]: readonly [number, number], hue: number): string {
  return Array.from({ length: 4 }, (_, layer) => {
    const base = height * (0.45 + layer * 0.14);
    const points = Array.from({ length: 9 }, (_, step) => {
      const rise = base - random.next() * height * 0.16;
      return `${(step * width) / 8},${Math.round(rise)}`;
    });
    const fill = `hsl(${hue + layer * 14} ${38 + layer * 6}% ${58 - layer * 13}%)`;
    return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${fill}"/>`;
  }).join('');
}

/** A landscape of sky, sun, and four ranges of hills. */
function drawScene(random: Random, size: readonly [number, number]): string {
  const [width, height] = size;
  const hue = random.int(0, 359);
  const sun = { x: random.int(width * 0.15, width * 0.85), y: random.int(height * 0.12, height * 0.42) };
  const radius = Math.round(Math.min(width, height) * (0.05 + random.next() * 0.06));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="hsl(${hue + 180} 45% 78%)"/>
      <stop offset="1" stop-color="hsl(${hue + 20} 70% 88%)"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${radius}" fill="hsl(${hue + 40} 90% 92%)"/>
    ${hills(random, size, hue)}
  </svg>`;
}

/** Stores a file like an upload. */
export async function storeBytes(bytes: Buffer, { store, pool }: Media): Promise<StoredBlob> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = store.tempPath();
  await writeFile(path, bytes);
  const report = await pool.process(path, { size: bytes.length, allowVideo: true });
  await store.putFile(originalKey(sha256), path, { durable: false });
  await commitRenditions(store, sha256, report);
  return { sha256, size: bytes.length, meta: toBlobMeta(report) };
}

/** Stores a live photo, a video with its still picture and two GIFs from a folder of real files. */
export async function storeExamples(folder: string, media: Media): Promise<DemoPicture[]> {
  const read = async (name: string) => storeBytes(await readFile(join(folder, name)), media);
  const still = await read('IMG_7943.HEIC');
  const movie = await read('IMG_7943.MOV');
  return [
    { ...still, live: movie },
    { ...movie, poster: still },
    await read('earth.gif'),
    await read('rotating-squares.gif'),
  ];
}

/** Draws and stores distinct pictures through the same decoder as an upload. */
export async function makePictures(
  count: number,
  media: Media,
  onProgress: (done: number) => void,
): Promise<DemoPicture[]> {
  const pictures: DemoPicture[] = [];
  const batch = 4;
  for (let start = 0; start < count; start += batch) {
    const made = await Promise.all(
      Array.from({ length: Math.min(batch, count - start) }, async (_, offset) => {
        const random = createRandom(start + offset + 1);
        const svg = drawScene(random, random.pick(SIZES));
        const picture = sharp(Buffer.from(svg)).withExif(exifOf(random.pick(CAMERAS)));
        return storeBytes(await picture.jpeg({ quality: 82 }).toBuffer(), media);
      }),
    );
    pictures.push(...made);
    onProgress(pictures.length);
  }
  return pictures;
}
