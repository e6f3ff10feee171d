import type { Sharp } from 'sharp';

/** The hash compares this many neighbours across, in as many rows. */
const SIDE = 8;
const BITS_PER_DIGIT = 4;
const HEX = 16;
/** Levels of grey, of 255, between the darkest and the brightest part; below, the hash would describe noise. */
const LEAST_CONTRAST = 8;
/** A picture of one gradient or of stripes has nearly equal bits, whatever it shows. */
const LEAST_BITS = 8;

const isDetailed = (pixels: Uint8Array, bits: readonly number[]): boolean => {
  const set = bits.reduce((sum, bit) => sum + bit, 0);
  const contrast = Math.max(...pixels) - Math.min(...pixels);
  return contrast >= LEAST_CONTRAST && set >= LEAST_BITS && set <= bits.length - LEAST_BITS;
};

/**
 * The difference hash of a picture: for each part of it, whether the part to its right is brighter. Copies of another size,
 * quality or brightness differ in few of the 64 bits. 16 hexadecimal digits; null where the picture has too little detail.
 */
export async function perceptualHash(picture: Sharp): Promise<string | null> {
  const pixels = await picture
    .flatten({ background: 'white' })
    .toColourspace('b-w')
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const bits = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const left = Math.floor(index / SIDE) * (SIDE + 1) + (index % SIDE);
    return Number((pixels[left + 1] ?? 0) > (pixels[left] ?? 0));
  });
  if (!isDetailed(pixels, bits)) return null;
  const digits = Array.from({ length: bits.length / BITS_PER_DIGIT }, (_, digit) =>
    Number.parseInt(bits.slice(digit * BITS_PER_DIGIT, (digit + 1) * BITS_PER_DIGIT).join(''), 2).toString(
      HEX,
    ),
  );
  return digits.join('');
}
