/** Facts about a HEIF from its boxes, without decoding it. */
export interface HeifScan {
  /** The largest picture extent declared anywhere in the file, in pixels. */
  readonly maxPixels: number;
  /** The ICC colour profile of the primary picture, else the first; iPhones shoot in Display P3. */
  readonly icc?: Buffer;
}

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

function* boxes(data: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= data.length; ) {
    const short = data.readUInt32BE(at);
    const wide = short === 1 && at + 16 <= data.length;
    const length = wide ? Number(data.readBigUInt64BE(at + 8)) : short === 0 ? data.length - at : short;
    const header = wide ? 16 : 8;
    if (length < header) return;
    yield { type: data.toString('latin1', at + 4, at + 8), body: data.subarray(at + header, at + length) };
    at += length;
  }
}

function find(data: Buffer | undefined, type: string): Buffer | undefined {
  for (const box of data ? boxes(data) : []) {
    if (box.type === type) return box.body;
  }
  return undefined;
}

/** The number of the primary item, by the `pitm` box. */
function primaryItem(pitm: Buffer | undefined): number | undefined {
  const idBytes = pitm?.[0] === 0 ? 2 : 4;
  return pitm && pitm.length >= 4 + idBytes ? pitm.readUIntBE(4, idBytes) : undefined;
}

/** The properties of an item, numbered from 1 as in the `ipma` box. */
function propertiesOf(item: number | undefined, ipma: Buffer | undefined): Set<number> {
  if (!ipma) return new Set();
  const idBytes = ipma[0] === 0 ? 2 : 4;
  const indexBytes = (ipma[3] ?? 0) & 1 ? 2 : 1;
  for (let at = 8; at + idBytes < ipma.length; ) {
    const start = at + idBytes + 1;
    const end = start + (ipma[start - 1] ?? 0) * indexBytes;
    if (ipma.readUIntBE(at, idBytes) === item && end <= ipma.length) {
      const length = (end - start) / indexBytes;
      // The highest bit says that a reader must know the property.
      const mask = (1 << (8 * indexBytes - 1)) - 1;
      const read = (_: unknown, index: number) =>
        ipma.readUIntBE(start + index * indexBytes, indexBytes) & mask;
      return new Set(Array.from({ length }, read));
    }
    at = end;
  }
  return new Set();
}

/** Reads the item properties (`meta/iprp/ipco`): extents for the pixel limit, and the colour profile. */
export function scanHeif(file: Buffer): HeifScan {
  const meta = find(file, 'meta')?.subarray(4);
  const iprp = find(meta, 'iprp');
  const properties = find(iprp, 'ipco');
  const own = propertiesOf(primaryItem(find(meta, 'pitm')), find(iprp, 'ipma'));
  let maxPixels = 0;
  let first: Buffer | undefined;
  let icc: Buffer | undefined;
  let number = 0;
  for (const { type, body } of properties ? boxes(properties) : []) {
    number += 1;
    if (type === 'ispe' && body.length >= 12) {
      maxPixels = Math.max(maxPixels, body.readUInt32BE(4) * body.readUInt32BE(8));
    }
    const kind = type === 'colr' ? body.toString('latin1', 0, 4) : '';
    if (kind !== 'prof' && kind !== 'rICC') continue;
    first ??= body.subarray(4);
    if (own.has(number)) icc ??= body.subarray(4);
  }
  return { maxPixels, icc: icc ?? first };
}
