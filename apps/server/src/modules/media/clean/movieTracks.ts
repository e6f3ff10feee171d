import { type Box, findBox } from './movieBoxes.ts';

/** A part of a file. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The handlers of the tracks that are played. Others hold positions, subtitles with positions, and time codes. */
const PLAYED = new Set(['vide', 'soun']);
/** Position of the handler's type in the body of `hdlr`. */
const HANDLER = 8;
/** More rows than a track of an hour-long recording has; a larger table is broken. */
const MOST_ROWS = 4_000_000;
const SAMPLE_TABLE = ['mdia', 'minf', 'stbl'];

export function isPlayed(bytes: Buffer, track: Box): boolean {
  const box = findBox(bytes, track, ['mdia', 'hdlr']);
  return (
    box !== undefined && PLAYED.has(bytes.toString('latin1', box.body + HANDLER, box.body + HANDLER + 4))
  );
}

/** The rows of a table behind version and flags, and after `head` bytes of fields: `width` bytes each, at most `count`. */
function rowsOf(box: Box, { head, width, count }: Record<'head' | 'width' | 'count', number>) {
  const first = box.body + 4 + head;
  const held = Math.max(0, Math.min(count, Math.floor((box.end - first) / width)));
  if (held > MOST_ROWS) throw new RangeError('A table of a track is too large');
  return Array.from({ length: held }, (_, row) => first + row * width);
}

/** Returns a function for the bytes that so many further samples of a track take. */
function readSizes(bytes: Buffer, box: Box): (samples: number) => number {
  const same = bytes.readUInt32BE(box.body + 4);
  if (same > 0) return (samples) => samples * same;
  const rows = rowsOf(box, { head: 8, width: 4, count: bytes.readUInt32BE(box.body + 8) });
  let next = 0;
  return (samples) => {
    const own = rows.slice(next, next + samples);
    next += own.length;
    return own.reduce((sum, at) => sum + bytes.readUInt32BE(at), 0);
  };
}

/** Where the chunks of a track begin in the file. */
function readChunks(bytes: Buffer, table: Box): number[] {
  const short = findBox(bytes, table, ['stco']);
  const box = short ?? findBox(bytes, table, ['co64']);
  if (!box) return [];
  const rows = rowsOf(box, {
    head: 4,
    width: short ? 4 : 8,
    count: bytes.readUInt32BE(box.body + 4),
  });
  return rows.map((at) => (short ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at))));
}

/**
 * Where the samples of a track are in the file. Throws RangeError for a table of samples that it cannot read.
 */
export function samplesOf(bytes: Buffer, track: Box): ByteRange[] {
  const table = findBox(bytes, track, SAMPLE_TABLE);
  const chunks = table ? readChunks(bytes, table) : [];
  if (!table || chunks.length === 0) return [];
  const [sizes, runs] = ['stsz', 'stsc'].map((type) => findBox(bytes, table, [type]));
  if (!sizes || !runs) throw new RangeError('The samples of a track cannot be found');
  const rows = rowsOf(runs, { head: 4, width: 12, count: bytes.readUInt32BE(runs.body + 4) });
  const sizeOf = readSizes(bytes, sizes);
  let run = -1;
  return chunks.map((start, index) => {
    const next = rows[run + 1];
    // Chunks are numbered from 1; a run lasts until the chunk where the next one begins.
    if (next !== undefined && bytes.readUInt32BE(next) <= index + 1) run += 1;
    const at = rows[run];
    return { start, end: start + (at === undefined ? 0 : sizeOf(bytes.readUInt32BE(at + 4))) };
  });
}

/** The same bytes in ranges that do not overlap, in their order. */
export function mergeRanges(ranges: readonly ByteRange[]): ByteRange[] {
  const merged: ByteRange[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
