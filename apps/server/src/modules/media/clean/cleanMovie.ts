import { type FileHandle, open } from 'node:fs/promises';
import { type Box, boxesIn, readHead } from './movieBoxes.ts';
import { type ByteRange, isPlayed, mergeRanges, samplesOf } from './movieTracks.ts';

const FRAGMENT = 'moof';
/** The boxes of a file that are needed to play it. Cameras add boxes of their own, and write into `free`. */
const KEPT_BOXES = new Set(['ftyp', 'styp', 'moov', 'mdat', FRAGMENT, 'mfra', 'sidx']);
/** Boxes that contain others which may hold a location, a device or a name. */
const CONTAINER_BOXES = new Set(['trak', 'mdia', 'minf', 'stbl', 'edts']);
/** The boxes of `moov` that are needed to play it. */
const KEPT_TABLES = new Set(['mvhd', 'trak', 'mvex', 'iods']);
/** Boxes that hold a location, a device or a name, or refer to a track that is removed. */
const PERSONAL_BOXES = new Set(['udta', 'meta', 'uuid', 'XMP_', 'free', 'skip', 'tref']);
const FREE = 'free';

const HEAD = 16;
const TYPE = 4;
/** Position of the name in the body of `hdlr`, which is often that of the camera. */
const HANDLER_NAME = 24;
/** Tables of the longest movies stay below this; a larger one is broken. */
const LARGEST_TABLES = 256 * 1024 * 1024;
const ZEROS = Buffer.alloc(1024 * 1024);

function blank(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write(FREE, start + TYPE, 'latin1');
  bytes.fill(0, body, end);
}

function blankPersonal(bytes: Buffer, { body, end }: Box): void {
  for (const box of boxesIn(bytes, body, end)) {
    if (PERSONAL_BOXES.has(box.type)) blank(bytes, box);
    else if (box.type === 'hdlr') bytes.fill(0, Math.min(box.body + HANDLER_NAME, box.end), box.end);
    else if (CONTAINER_BOXES.has(box.type)) blankPersonal(bytes, box);
  }
}

/** Blanks what is personal in the tables of a movie. Returns where the samples of each removed track are. */
function blankTables(bytes: Buffer): ByteRange[][] {
  const removed: ByteRange[][] = [];
  for (const movie of boxesIn(bytes, 0, bytes.length)) {
    for (const box of boxesIn(bytes, movie.body, movie.end)) {
      const isKept = KEPT_TABLES.has(box.type) && (box.type !== 'trak' || isPlayed(bytes, box));
      if (isKept) {
        if (box.type === 'trak') blankPersonal(bytes, box);
        continue;
      }
      if (box.type === 'trak') removed.push(samplesOf(bytes, box));
      blank(bytes, box);
    }
  }
  return removed;
}

async function cleanTables(file: FileHandle, { start, end }: Box): Promise<ByteRange[][]> {
  const length = end - start;
  if (length > LARGEST_TABLES) throw new RangeError('The tables of the movie are too large');
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, start);
  const removed = blankTables(bytes);
  await file.write(bytes, 0, length, start);
  return removed;
}

async function zero(file: FileHandle, { start, end }: ByteRange): Promise<void> {
  for (let at = start; at < end; at += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
}

/** Reads the boxes of a file one after the other; blanks the bytes after them, in which cameras keep data of their own. */
async function* boxesOf(file: FileHandle, size: number): AsyncGenerator<Box> {
  for (let at = 0; at < size; ) {
    const head = Buffer.alloc(HEAD);
    await file.read(head, 0, HEAD, at);
    const box = readHead(head, { at, limit: size });
    if (!box) {
      // A recording that was cut off ends within its frames.
      if (head.toString('latin1', TYPE, TYPE + 4) !== 'mdat') await zero(file, { start: at, end: size });
      return;
    }
    yield box;
    at = box.end;
  }
}

/**
 * Blanks the boxes of location, device and names of an MP4 or MOV in place, and every track that is neither picture nor
 * sound. Nothing moves, so that the file's offset tables stay valid. Throws RangeError where such a track cannot be
 * removed.
 */
export async function cleanMovie(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const removed: ByteRange[][] = [];
    let isFragmented = false;
    for await (const box of boxesOf(file, size)) {
      if (box.type === FRAGMENT) isFragmented = true;
      if (box.type === 'moov') removed.push(...(await cleanTables(file, box)));
      else if (!KEPT_BOXES.has(box.type)) {
        await file.write(FREE, box.start + TYPE, 'latin1');
        await zero(file, { start: box.body, end: box.end });
      }
    }
    // Each fragment has tables of its own, which are not read here.
    if (isFragmented && removed.length > 0) throw new RangeError('A track in fragments cannot be removed');
    for (const { start, end } of mergeRanges(removed.flat()))
      await zero(file, { start, end: Math.min(end, size) });
  } finally {
    await file.close();
  }
}
