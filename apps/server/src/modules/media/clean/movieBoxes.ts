/** A box of an MP4 or MOV: `start` is its head, `body` what follows it. */
export interface Box {
  type: string;
  start: number;
  body: number;
  end: number;
}

/** Reads a box from its first bytes; undefined where there is none within `limit`. */
export function readHead(head: Buffer, { at, limit }: { at: number; limit: number }): Box | undefined {
  if (at + 8 > limit) return undefined;
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && at + 16 <= limit;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - at : short;
  const body = at + (isLong ? 16 : 8);
  if (size < body - at || at + size > limit) return undefined;
  return { type: head.toString('latin1', 4, 8), start: at, body, end: at + size };
}

/** The boxes between two positions, up to the first bytes that are not a box. */
export function* boxesIn(bytes: Buffer, from: number, limit: number): Generator<Box> {
  for (let at = from; ; ) {
    const box = readHead(bytes.subarray(at), { at, limit });
    if (!box) return;
    yield box;
    at = box.end;
  }
}

/** The box at a path of types below another one, the first of each type. */
export function findBox(
  bytes: Buffer,
  { body, end }: Box,
  [type, ...rest]: readonly string[],
): Box | undefined {
  for (const box of boxesIn(bytes, body, end)) {
    if (box.type === type) return rest.length > 0 ? findBox(bytes, box, rest) : box;
  }
  return undefined;
}
