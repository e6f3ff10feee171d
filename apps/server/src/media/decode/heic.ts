import decodeHeic from 'heic-decode';
import { assertFrameSize } from '../headers/FrameSize.ts';
import { scanHeif } from '../headers/heif.ts';
import type { MediaLimits } from '../limits.ts';
import { type RgbaPixels, rgbTiff } from './rgbTiff.ts';

/** Members of heic-decode that its published types lack. */
interface HeicImages extends ReadonlyArray<HeicImage> {
  dispose(): void;
}
interface HeicImage {
  readonly width: number;
  readonly height: number;
  decode(): Promise<RgbaPixels>;
}

/**
 * Decodes the first picture of a HEIF; its rotation and mirroring are applied already. Sizes are checked
 * twice before any pixel: by the declared extents, then by the decoder's own reading.
 */
export async function decodeHeif(file: Buffer, limits: MediaLimits): Promise<Buffer> {
  const scan = scanHeif(file);
  assertFrameSize({ width: Math.max(1, scan.maxPixels), height: 1, frames: 1 }, limits, true);
  const images = (await decodeHeic.all({ buffer: file })) as unknown as HeicImages;
  try {
    const [first] = images;
    if (!first) throw new Error('HEIF without a picture');
    assertFrameSize({ width: first.width, height: first.height, frames: 1 }, limits, true);
    return rgbTiff(await first.decode(), scan.icc);
  } finally {
    images.dispose();
  }
}
