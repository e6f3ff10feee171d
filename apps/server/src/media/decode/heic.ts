import type heicDecode from 'heic-decode';
import { assertFrameSize } from '../headers/FrameSize.ts';
import { scanHeif } from '../headers/heif.ts';
import type { MediaLimits } from '../limits.ts';
import { rgbTiff } from './rgbTiff.ts';

type Decodable = Awaited<ReturnType<typeof heicDecode.all>>[number];

/** Members of heic-decode that its published types lack. */
interface HeicImage extends Decodable {
  readonly width: number;
  readonly height: number;
}
interface HeicImages extends Array<HeicImage> {
  dispose(): void;
}

/**
 * Decodes the first picture of a HEIF; its rotation and mirroring are applied already. Sizes are checked
 * twice before any pixel: by the declared extents, then by the decoder's own reading.
 */
export async function decodeHeif(file: Buffer, limits: MediaLimits): Promise<Buffer> {
  const scan = scanHeif(file);
  assertFrameSize({ width: Math.max(1, scan.maxPixels), height: 1, frames: 1 }, limits, true);
  // It takes a tenth of a second to load, and most files are others.
  const { default: decodeHeic } = await import('heic-decode');
  const images = (await decodeHeic.all({ buffer: file })) as HeicImages;
  try {
    const [first] = images;
    if (!first) throw new Error('HEIF without a picture');
    assertFrameSize({ width: first.width, height: first.height, frames: 1 }, limits, true);
    return rgbTiff(await first.decode(), scan.icc);
  } finally {
    images.dispose();
  }
}
