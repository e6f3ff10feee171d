import { assertFrameSize } from '../headers/FrameSize.ts';
import { scanHeif } from '../headers/heif.ts';
import type { MediaLimits } from '../limits.ts';
import { type RgbaPixels, rgbTiff } from './rgbTiff.ts';

/**
 * Decodes the primary picture of a HEIF; its rotation and mirroring are applied already. Sizes are checked
 * twice before any pixel: by the declared extents, then by the decoder's own reading.
 */
export async function decodeHeif(file: Buffer, limits: MediaLimits): Promise<Buffer> {
  const scan = scanHeif(file);
  assertFrameSize({ width: Math.max(1, scan.maxPixels), height: 1, frames: 1 }, limits, true);
  // It takes a tenth of a second to load, and most files are others.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  await libheif.ready;
  const decoder = new libheif.HeifDecoder();
  const images = decoder.decode(file);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new Error('HEIF without a picture');
    const size = { width: image.get_width(), height: image.get_height() };
    assertFrameSize({ ...size, frames: 1 }, limits, true);
    const data = new Uint8ClampedArray(size.width * size.height * 4);
    const pixels = await new Promise<RgbaPixels | null>((resolve) => {
      image.display({ ...size, data }, resolve);
    });
    if (!pixels) throw new Error('HEIF that cannot be decoded');
    return rgbTiff(pixels, scan.icc);
  } finally {
    for (const image of images) image.free();
    decoder.decoder?.delete();
  }
}
