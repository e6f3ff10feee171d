import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { MAX_HEIGHT } from './settings.ts';

/** Pixels of four bytes (RGBA), row by row. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

const BYTES = 4;
const MARGIN = 16;
const GAP = 16;
const PAPER = { r: 128, g: 128, b: 128, alpha: 1 };

/** Reads any format sharp knows. */
export async function decode(file: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function asSharp({ data, width, height }: Picture) {
  return sharp(data, { raw: { width, height, channels: BYTES } });
}

/** A lossless sheet of more bytes than this contains photographs. */
const EXACT_BYTES = 40_000;

const exactly = (picture: Picture) => asSharp(picture).webp({ lossless: true, effort: 4 }).toBuffer();
const roughly = (picture: Picture) =>
  asSharp(picture).removeAlpha().webp({ quality: 50, effort: 4, smartSubsample: true }).toBuffer();

/** Sheets are stored losslessly; those with photographs lossily, because they would be large. */
export async function encode(picture: Picture): Promise<Buffer> {
  const exact = await exactly(picture);
  if (exact.length <= EXACT_BYTES) return exact;
  const rough = await roughly(picture);
  return rough.length < exact.length ? rough : exact;
}

export const isRough = (file: Buffer) => file.toString('latin1', 12, 16) === 'VP8 ';

/** A picture as it is read back from `file`'s format, with the same losses. */
export async function asKept(file: Buffer, picture: Picture): Promise<Picture> {
  return isRough(file) ? decode(await roughly(picture)) : picture;
}

/**
 * Crops empty background at the right and the bottom only: a story that moves to the right must not look unmoved.
 */
export async function trim(picture: Picture): Promise<Picture> {
  const { data, width } = picture;
  const height = Math.min(picture.height, MAX_HEIGHT);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const ground = pixels[width * height - 1];
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = width - 1; x >= 0; x -= 1) {
      if (pixels[y * width + x] === ground) continue;
      right = Math.max(right, x + 1);
      bottom = y + 1;
      break;
    }
  }
  const size = { width: Math.min(width, right + MARGIN), height: Math.min(height, bottom + MARGIN) };
  const cut = asSharp(picture).extract({ left: 0, top: 0, ...size });
  return { data: await cut.raw().toBuffer(), ...size };
}

/** One sheet: columns side by side, the pictures of a column one below the other. */
export async function compose(columns: Picture[][]): Promise<Picture> {
  const layers: {
    input: Buffer;
    raw: { width: number; height: number; channels: 4 };
    left: number;
    top: number;
  }[] = [];
  let left = 0;
  let height = 0;
  for (const column of columns.filter(({ length }) => length > 0)) {
    let top = 0;
    for (const { data, ...size } of column) {
      layers.push({ input: data, raw: { ...size, channels: BYTES }, left, top });
      top += size.height + GAP;
    }
    left += Math.max(...column.map(({ width }) => width)) + GAP;
    height = Math.max(height, top);
  }
  const sheet = sharp({
    create: { width: left - GAP, height: height - GAP, channels: BYTES, background: PAPER },
  }).composite(layers);
  const { data, info } = await sheet.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function widen(picture: Picture, width: number, height: number): Promise<Buffer> {
  const extend = { right: width - picture.width, bottom: height - picture.height, background: PAPER };
  return asSharp(picture).extend(extend).raw().toBuffer();
}

/** The difference between two pictures; `changed` counts pixels, a difference of size counts as well. */
export interface Difference {
  changed: number;
  diff: Picture;
}

/** Compares two pictures, also of different sizes, by a threshold per pixel; undefined when they are the same. */
export async function compare(
  before: Picture,
  now: Picture,
  threshold: number,
): Promise<Difference | undefined> {
  const sameSize = before.width === now.width && before.height === now.height;
  if (sameSize && before.data.equals(now.data)) return undefined;
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  const diff = { data: Buffer.alloc(width * height * BYTES), width, height };
  const sides = [await widen(before, width, height), await widen(now, width, height)] as const;
  const changed = pixelmatch(...sides, diff.data, width, height, { threshold });
  return sameSize && changed === 0 ? undefined : { changed, diff };
}
