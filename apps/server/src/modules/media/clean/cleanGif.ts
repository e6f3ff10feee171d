const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const COMMENT = 0xfe;
const PLAIN_TEXT = 0x01;
const APPLICATION = 0xff;
/** Contains how often the animation repeats. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The position after the chain of sub-blocks that begins at `at`. */
function skipBlocks(bytes: Buffer, at: number): number {
  let next = at;
  while (next < bytes.length && bytes[next] !== 0) next += (bytes[next] ?? 0) + 1;
  return next + 1;
}

function isDropped(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  if (label === APPLICATION) return !LOOPS.has(bytes.toString('latin1', at + 3, at + 14));
  return label === COMMENT || label === PLAIN_TEXT;
}

/** A GIF without comments, XMP and trailing bytes. */
export function cleanGif(bytes: Buffer): Buffer {
  let at = 13 + colourTable(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length && bytes[at] !== TRAILER) {
    const kind = bytes[at];
    if (kind !== EXTENSION && kind !== IMAGE) break;
    const end =
      kind === EXTENSION
        ? skipBlocks(bytes, at + 2)
        : skipBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0));
    if (kind === IMAGE || !isDropped(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, Buffer.from([TRAILER])]);
}
