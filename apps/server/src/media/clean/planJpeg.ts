import type { ByteReader } from './ByteReader.ts';
import { type CleanPlan, PlanBuilder } from './CleanPlan.ts';
import { orientationBlock, readOrientation } from './orientationBlock.ts';

const EXIF = 'Exif\0\0';
const ICC = 'ICC_PROFILE\0';
const JFIF = 'JFIF\0';
const ADOBE = 'Adobe';
/** Version, units and density follow the name; an embedded preview begins here. */
const JFIF_BYTES = 12;
const ADOBE_BYTES = 12;

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const MARKER = { END: 0xd9, SCAN: 0xda, APP0: 0xe0, APP1: 0xe1, APP2: 0xe2, APP14: 0xee } as const;
/** Frames, tables, restart interval, scans, number of lines. */
const KEPT = new Set([
  ...[0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf],
  ...[MARKER.SCAN, 0xdb, 0xdc, 0xdd],
]);

const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;
/** Markers without a length. */
const isAlone = (code: number): boolean => isRestart(code) || code === 0x01 || code === 0xd8;

/** The next marker, past stray bytes, as libjpeg finds it; -1 at the end. `isEnd` says which markers count. */
function findMarker(file: ByteReader, from: number, isEnd: (code: number) => boolean): number {
  let at = file.indexOf(0xff, from);
  while (at !== -1 && at + 1 < file.size) {
    const code = file.u8(at + 1);
    if (code !== 0 && code !== 0xff && isEnd(code)) return at;
    at = file.indexOf(0xff, at + (code === 0xff ? 1 : 2));
  }
  return -1;
}

/** Where the entropy-coded data that begins at `at` ends: at the next marker that is not a restart. */
function endOfScan(file: ByteReader, at: number): number {
  const found = findMarker(file, at, (code) => !isRestart(code));
  return found === -1 ? file.size : found;
}

interface Segment {
  readonly marker: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

function segmentAt(file: ByteReader, start: number): Segment {
  const marker = file.u8(start + 1);
  if (isAlone(marker)) return { marker, start, body: start + 2, end: start + 2 };
  const body = start + 4;
  return { marker, start, body, end: Math.min(Math.max(body, start + 2 + file.u16BE(start + 2)), file.size) };
}

const bodyBegins = (file: ByteReader, { body, end }: Segment, name: string): boolean =>
  body + name.length <= end && file.text(body, name.length) === name;

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The segment of an application that describes the colours or the density, without anything else in it. */
function describing(file: ByteReader, at: Segment): Buffer | undefined {
  const { marker, body, end } = at;
  if (marker === MARKER.APP0 && bodyBegins(file, at, JFIF) && end - body >= JFIF_BYTES)
    return segment(marker, Buffer.concat([file.bytes(body, JFIF_BYTES), Buffer.alloc(2)]));
  if (marker === MARKER.APP14 && bodyBegins(file, at, ADOBE) && end - body >= ADOBE_BYTES)
    return segment(marker, file.bytes(body, ADOBE_BYTES));
  return undefined;
}

function orientationOf(file: ByteReader, at: Segment): number {
  if (at.marker !== MARKER.APP1 || !bodyBegins(file, at, EXIF)) return 1;
  return readOrientation(file.bytes(at.body, at.end - at.body).subarray(EXIF.length));
}

/**
 * A JPEG of its tables, frames and scans, with its density, colour profile, colour transform and orientation. Stray
 * bytes between segments are left out, and so is all that follows the picture (phones put videos there).
 */
export function planJpeg(file: ByteReader): CleanPlan {
  const copy = new PlanBuilder();
  let orientation = 1;
  let end = 2;
  for (;;) {
    const start = findMarker(file, end, () => true);
    if (start === -1 || start + 4 > file.size || file.u8(start + 1) === MARKER.END) break;
    copy.count();
    const at = segmentAt(file, start);
    const turned = orientationOf(file, at);
    if (turned !== 1) orientation = turned;
    end = at.marker === MARKER.SCAN ? endOfScan(file, at.end) : at.end;
    const isKept = KEPT.has(at.marker) || (at.marker === MARKER.APP2 && bodyBegins(file, at, ICC));
    if (isKept) copy.keep(start, end);
    else copy.put(describing(file, at) ?? Buffer.alloc(0));
  }
  const exif = Buffer.concat([Buffer.from(EXIF, 'latin1'), orientationBlock(orientation)]);
  const head = orientation === 1 ? [] : [segment(MARKER.APP1, exif)];
  return [START, ...head, ...copy.plan, END];
}
