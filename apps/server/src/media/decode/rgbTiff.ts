/** Pixels from a WebAssembly decoder: 4 bytes each, rows from the top. */
export interface RgbaPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const LONG = 4;
const SHORT = 3;
const UNDEFINED = 7;

/**
 * Wraps decoded pixels, without alpha, as an uncompressed TIFF. sharp cannot attach a colour profile to
 * bare pixels, and without it the Display P3 colours of an iPhone would come out pale.
 */
export function rgbTiff(pixels: RgbaPixels, icc?: Buffer): Buffer {
  const { width, height, data } = pixels;
  const bytes = width * height * 3;
  const pixelsAt = 8;
  const depthAt = pixelsAt + bytes + (bytes & 1);
  const iccAt = depthAt + 6;
  const directoryAt = iccAt + (icc ? icc.length + (icc.length & 1) : 0);
  const entries: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 3, depthAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, 3],
    [278, LONG, 1, height],
    [279, LONG, 1, bytes],
    ...(icc ? [[34675, UNDEFINED, icc.length, iccAt] as const] : []),
  ];
  const file = Buffer.alloc(directoryAt + 2 + entries.length * 12 + 4);
  file.write('II*\0', 0, 'latin1');
  file.writeUInt32LE(directoryAt, 4);
  for (let from = 0, to = pixelsAt; to < pixelsAt + bytes; from += 4, to += 3) {
    file[to] = data[from] ?? 0;
    file[to + 1] = data[from + 1] ?? 0;
    file[to + 2] = data[from + 2] ?? 0;
  }
  for (const offset of [0, 2, 4]) file.writeUInt16LE(8, depthAt + offset);
  icc?.copy(file, iccAt);
  file.writeUInt16LE(entries.length, directoryAt);
  entries.forEach(([tag, type, count, value], index) => {
    const at = directoryAt + 2 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  return file;
}
