/** Facts about a HEIF from its boxes, without decoding it. */
export interface HeifScan {
  /** The largest picture extent declared anywhere in the file, in pixels. */
  readonly maxPixels: number;
  /** The first embedded ICC colour profile; iPhones shoot in Display P3. */
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

/** Reads the item properties (`meta/iprp/ipco`): extents for the pixel limit, and the colour profile. */
export function scanHeif(file: Buffer): HeifScan {
  const properties = find(find(find(file, 'meta')?.subarray(4), 'iprp'), 'ipco');
  let maxPixels = 0;
  let icc: Buffer | undefined;
  for (const { type, body } of properties ? boxes(properties) : []) {
    if (type === 'ispe' && body.length >= 12) {
      maxPixels = Math.max(maxPixels, body.readUInt32BE(4) * body.readUInt32BE(8));
    }
    const kind = type === 'colr' ? body.toString('latin1', 0, 4) : '';
    if (kind === 'prof' || kind === 'rICC') icc ??= body.subarray(4);
  }
  return { maxPixels, icc };
}
