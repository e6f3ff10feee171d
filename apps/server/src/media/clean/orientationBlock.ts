/** A TIFF block with the orientation and nothing else, which replaces EXIF. */
export function orientationBlock(orientation: number): Buffer {
  const block = Buffer.alloc(26);
  block.write('MM\0*', 0, 'latin1');
  block.writeUInt32BE(8, 4);
  block.writeUInt16BE(1, 8);
  block.writeUInt16BE(0x0112, 10);
  block.writeUInt16BE(3, 12);
  block.writeUInt32BE(1, 14);
  block.writeUInt16BE(orientation, 18);
  return block;
}

const UPRIGHT = 1;

/** The orientation (1–8) in a TIFF block; 1 without one. */
export function readOrientation(tiff: Buffer): number {
  if (tiff.length < 14) return UPRIGHT;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return UPRIGHT;
  const count = u16(start);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12;
    if (at + 12 > tiff.length) return UPRIGHT;
    if (u16(at) !== 0x0112) continue;
    const value = u16(at + 8);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}
