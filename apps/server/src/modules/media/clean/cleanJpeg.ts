import { orientationBlock, readOrientation } from './orientationBlock.ts';

const EXIF = 'Exif\0\0';
const ICC = 'ICC_PROFILE\0';

interface Segment {
  marker: number;
  start: number;
  end: number;
}

/** Where the entropy-coded data that begins at `at` ends: at the next marker that is not a restart. */
function endOfScan(bytes: Buffer, at: number): number {
  let next = bytes.indexOf(0xff, at);
  while (next !== -1 && next + 1 < bytes.length) {
    const code = bytes[next + 1] ?? 0;
    const isData = code === 0 || (code >= 0xd0 && code <= 0xd7);
    if (!isData && code !== 0xff) return next;
    next = bytes.indexOf(0xff, next + (code === 0xff ? 1 : 2));
  }
  return bytes.length;
}

function isKept(bytes: Buffer, { marker, start, end }: Segment): boolean {
  const body = bytes.subarray(start + 4, end);
  // JFIF, Adobe and ICC segments describe the colours. All others may contain personal data.
  if (marker === 0xe2) return body.toString('latin1', 0, ICC.length) === ICC;
  if (marker >= 0xe0 && marker <= 0xef) return marker === 0xe0 || marker === 0xee;
  return marker !== 0xfe;
}

function orientationOf(bytes: Buffer, { marker, start, end }: Segment): number {
  if (marker !== 0xe1) return 1;
  const body = bytes.subarray(start + 4, end);
  return body.toString('latin1', 0, EXIF.length) === EXIF ? readOrientation(body.subarray(EXIF.length)) : 1;
}

function app1(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from(EXIF, 'latin1'), orientationBlock(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/**
 * A JPEG without EXIF (except its orientation), XMP, IPTC, comments, embedded previews and trailing bytes (phones put
 * videos there). The image data is not changed. Throws where the bytes are not a JPEG.
 */
export function cleanJpeg(bytes: Buffer): Buffer {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new TypeError('No JPEG');
  const parts: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const segment = { marker, start: at, end: at + 2 + bytes.readUInt16BE(at + 2) };
    const turned = orientationOf(bytes, segment);
    if (turned !== 1) orientation = turned;
    at = marker === 0xda ? endOfScan(bytes, segment.end) : segment.end;
    if (isKept(bytes, segment)) parts.push(bytes.subarray(segment.start, at));
  }
  const head = orientation === 1 ? [] : [app1(orientation)];
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...head, ...parts, Buffer.from([0xff, 0xd9])]);
}
