/** How many frames an animated WebP has by its chunk list; 1 for a still one. */
export function countWebpFrames(file: Buffer): number {
  let frames = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    if (file.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length & 1);
  }
  return Math.max(1, frames);
}
