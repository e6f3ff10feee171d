const FLAGS_AT = 20;
const ANIMATION_FLAG = 0x02;

/** How many frames an animated WebP has by its chunk list; 1 for one that its header calls still. */
export function countWebpFrames(file: Buffer): number {
  const isExtended = file.toString('latin1', 12, 16) === 'VP8X';
  if (!isExtended || !((file[FLAGS_AT] ?? 0) & ANIMATION_FLAG)) return 1;
  let isAnimated = false;
  let frames = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    if (name === 'ANIM') isAnimated = true;
    if (name === 'ANMF' && isAnimated) frames += 1;
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length & 1);
  }
  return Math.max(1, frames);
}
