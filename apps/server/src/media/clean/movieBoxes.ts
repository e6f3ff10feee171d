import type { ByteReader } from './ByteReader.ts';

/** A box of an MP4 or MOV: `start` is its head, `body` what follows it. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** The box at a position, or undefined if no box ends within `limit`. */
function boxAt(file: ByteReader, at: number, limit: number): Box | undefined {
  if (at + 8 > limit) return undefined;
  const short = file.u32BE(at);
  const isLong = short === 1 && at + 16 <= limit;
  const size = isLong ? file.u64BE(at + 8) : short === 0 ? limit - at : short;
  const body = at + (isLong ? 16 : 8);
  if (size < body - at || at + size > limit) return undefined;
  return { type: file.text(at + 4, 4), start: at, body, end: at + size };
}

/** The boxes between two positions, up to the first bytes that are not a box. */
export function* boxesIn(file: ByteReader, from: number, limit: number): Generator<Box> {
  for (let at = from; ; ) {
    const box = boxAt(file, at, limit);
    if (!box) return;
    yield box;
    at = box.end;
  }
}

/** The box at a path of types below another one, the first of each type. */
export function findBox(
  file: ByteReader,
  { body, end }: Box,
  [type, ...rest]: readonly string[],
): Box | undefined {
  for (const box of boxesIn(file, body, end)) {
    if (box.type === type) return rest.length > 0 ? findBox(file, box, rest) : box;
  }
  return undefined;
}
