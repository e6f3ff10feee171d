import { type FileHandle, open } from 'node:fs/promises';

/** Boxes that contain others which may hold a location, a device or a name. */
const CONTAINER_BOXES = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts']);
/** Boxes that hold a location, a device or a name. */
const PERSONAL_BOXES = new Set(['udta', 'meta', 'uuid', 'XMP_']);
const FREE = 'free';

interface Box {
  type: string;
  start: number;
  body: number;
  end: number;
}

/** Reads a box from its first bytes; undefined where there is none within `limit`. */
function readHead(head: Buffer, { at, limit }: { at: number; limit: number }): Box | undefined {
  if (at + 8 > limit) return undefined;
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && at + 16 <= limit;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - at : short;
  const body = at + (isLong ? 16 : 8);
  if (size < body - at || at + size > limit) return undefined;
  return { type: head.toString('latin1', 4, 8), start: at, body, end: at + size };
}

function blank(bytes: Buffer, from: number, limit: number): void {
  for (let at = from; ; ) {
    const box = readHead(bytes.subarray(at), { at, limit });
    if (!box) return;
    if (PERSONAL_BOXES.has(box.type)) {
      bytes.write(FREE, box.start + 4, 'latin1');
      bytes.fill(0, box.body, box.end);
    } else if (CONTAINER_BOXES.has(box.type)) {
      blank(bytes, box.body, box.end);
    }
    at = box.end;
  }
}

const HEAD = 16;
/** Tables of the longest movies stay below this; a larger one is broken. */
const LARGEST_TABLES = 256 * 1024 * 1024;

async function blankTop(file: FileHandle, box: Box): Promise<void> {
  const length = box.end - box.start;
  if (length > LARGEST_TABLES) throw new RangeError('The tables of the movie are too large');
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, box.start);
  blank(bytes, 0, length);
  await file.write(bytes, 0, length, box.start);
}

/**
 * Blanks the boxes of location, device and names of an MP4 or MOV in place. Nothing moves, so that the file's offset
 * tables stay valid.
 */
export async function cleanMovie(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    for (let at = 0; at < size; ) {
      const head = Buffer.alloc(HEAD);
      await file.read(head, 0, HEAD, at);
      const box = readHead(head, { at, limit: size });
      if (!box) return;
      if (CONTAINER_BOXES.has(box.type) || PERSONAL_BOXES.has(box.type)) await blankTop(file, box);
      at = box.end;
    }
  } finally {
    await file.close();
  }
}
