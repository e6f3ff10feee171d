import type { ByteReader } from './ByteReader.ts';
import { type CleanPlan, PlanBuilder } from './CleanPlan.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = Buffer.from([0x3b]);
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** The sub-block with how often the animation repeats. */
const LOOP_BYTES = 3;
const CONTROL_BYTES = 4;
/** Applications that write it. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const NAME = 11;

const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The position after the chain of sub-blocks that begins at `at`. */
function skipBlocks(file: ByteReader, at: number): number {
  let next = at;
  while (next < file.size) {
    const length = file.u8(next);
    next += length + 1;
    if (length === 0) break;
  }
  return Math.min(next, file.size);
}

/** Where the part of an extension ends that is needed to show the picture: its first block; undefined for none. */
function endOfKept(file: ByteReader, at: number): number | undefined {
  const label = file.u8(at + 1);
  if (label === GRAPHIC_CONTROL && file.u8(at + 2) === CONTROL_BYTES) return at + 3 + CONTROL_BYTES;
  const name = at + 3;
  const isLoop =
    label === APPLICATION &&
    file.u8(at + 2) === NAME &&
    LOOPS.has(file.text(name, NAME)) &&
    file.u8(name + NAME) === LOOP_BYTES;
  return isLoop ? name + NAME + 1 + LOOP_BYTES : undefined;
}

function keepExtension(copy: PlanBuilder, file: ByteReader, { start, end }: { start: number; end: number }) {
  const kept = start + 4 <= file.size ? endOfKept(file, start) : undefined;
  if (kept === undefined || kept >= end) return;
  if (kept + 1 === end) {
    copy.keep(start, end);
    return;
  }
  copy.keep(start, kept);
  copy.put(Buffer.alloc(1));
}

/** A GIF of its frames, their times and its loop: without comments, XMP and trailing bytes. */
export function planGif(file: ByteReader): CleanPlan {
  const copy = new PlanBuilder();
  let at = Math.min(13 + colourTable(file.u8(10)), file.size);
  copy.keep(0, at);
  while (at < file.size) {
    const kind = file.u8(at);
    copy.count();
    if (kind === EXTENSION) {
      const end = skipBlocks(file, at + 2);
      keepExtension(copy, file, { start: at, end });
      at = end;
    } else if (kind === IMAGE && at + 11 < file.size) {
      const end = skipBlocks(file, at + 11 + colourTable(file.u8(at + 9)));
      copy.keep(at, end);
      at = end;
    } else break;
  }
  copy.put(TRAILER);
  return copy.plan;
}
