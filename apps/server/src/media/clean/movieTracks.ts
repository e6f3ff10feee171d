import type { ByteReader } from './ByteReader.ts';
import type { ByteRange, PlanBuilder } from './CleanPlan.ts';
import { type Box, findBox } from './movieBoxes.ts';

/** The handlers of the tracks that are played. Others hold positions, subtitles with positions, and time codes. */
const PLAYED = new Set(['vide', 'soun']);
/** Position of the handler's type in the body of `hdlr`. */
const HANDLER = 8;
const SAMPLE_TABLE = ['mdia', 'minf', 'stbl'];

/** The handler of a track; '' where it has none. */
export function handlerOf(file: ByteReader, track: Box): string {
  const box = findBox(file, track, ['mdia', 'hdlr']);
  return box && box.body + HANDLER + 4 <= box.end ? file.text(box.body + HANDLER, 4) : '';
}

export const isPlayed = (handler: string): boolean => PLAYED.has(handler);

/** A table of rows of `width` bytes, behind version, flags and `head` bytes of fields of which the last is a count. */
function tableOf(file: ByteReader, box: Box, { head, width }: { head: number; width: number }) {
  const first = box.body + 4 + head;
  const held = Math.max(0, Math.floor((box.end - first) / width));
  return { first, rows: held === 0 ? 0 : Math.min(file.u32BE(first - 4), held) };
}

/** Returns a function that takes a number of samples and returns the bytes of the next ones of a track. */
function readSizes(file: ByteReader, box: Box): (samples: number) => number {
  const same = file.u32BE(box.body + 4);
  if (same > 0) return (samples) => samples * same;
  const { first, rows } = tableOf(file, box, { head: 8, width: 4 });
  let next = 0;
  return (samples) => {
    let bytes = 0;
    for (const end = Math.min(rows, next + samples); next < end; next += 1)
      bytes += file.u32BE(first + next * 4);
    return bytes;
  };
}

/** Returns a function for the samples of the chunks, which it takes in their order. */
function readRuns(file: ByteReader, box: Box): (chunk: number) => number {
  const { first, rows } = tableOf(file, box, { head: 4, width: 12 });
  let run = -1;
  return (chunk) => {
    // Chunks are numbered from 1; a run lasts until the chunk where the next one begins.
    if (run + 1 < rows && file.u32BE(first + (run + 1) * 12) <= chunk + 1) run += 1;
    return run === -1 ? 0 : file.u32BE(first + run * 12 + 4);
  };
}

/**
 * Where the samples of a track are in the file. Counts its chunks; throws RangeError for a table of samples that it
 * cannot read.
 */
export function samplesOf(file: ByteReader, track: Box, counter: PlanBuilder): ByteRange[] {
  const table = findBox(file, track, SAMPLE_TABLE);
  const short = table && findBox(file, table, ['stco']);
  const box = short ?? (table && findBox(file, table, ['co64']));
  if (!table || !box) return [];
  const width = short ? 4 : 8;
  const { first, rows } = tableOf(file, box, { head: 4, width });
  if (rows === 0) return [];
  counter.count(rows);
  const [sizes, runs] = ['stsz', 'stsc'].map((type) => findBox(file, table, [type]));
  if (!sizes || !runs) throw new RangeError('The samples of a track cannot be found');
  const sizeOf = readSizes(file.another(), sizes);
  const samplesIn = readRuns(file.another(), runs);
  return Array.from({ length: rows }, (_, chunk) => {
    const at = first + chunk * width;
    const start = short ? file.u32BE(at) : file.u64BE(at);
    return { start, end: start + sizeOf(samplesIn(chunk)) };
  });
}

/** The same bytes in ranges that do not overlap, in their order. */
export function mergeRanges(ranges: readonly ByteRange[]): ByteRange[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
