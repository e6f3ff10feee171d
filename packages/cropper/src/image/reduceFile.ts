import type { Size } from '../geometry/view.ts';
import { decodeFile } from './decodeFile.ts';

/** A smaller image of a file: the upright size of the whole, its own pixels and its bytes. */
export interface ReducedFile {
  size: Size;
  pixels: Size;
  file: Blob;
}

export interface ReduceJob {
  /** The longer side of the last answer, in pixels. */
  maxSide: number;
  /** Device pixels of the frame: the first answer is just sharp enough for it. */
  frame: Size;
}

/** A first answer that would be nearly as large as the last one is left out. */
const WORTHWHILE = 0.8;
const QUALITY = 0.9;

/**
 * Passes smaller images of a file to `onReduced`, as sharp as the frame first. They are files and not bitmaps: the
 * browser decodes and paints a file next to the page's thread, where a bitmap costs a long garbage collection.
 */
export async function reduceFile(
  file: Blob,
  { maxSide, frame }: ReduceJob,
  onReduced: (reduced: ReducedFile) => void,
): Promise<void> {
  const ratioFor = ({ width, height }: Size) => Math.min(1, maxSide / Math.max(width, height));
  const { picture, size } = await decodeFile(file, ratioFor);
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp';
  const last = ratioFor(size);
  const first = Math.max(frame.width / size.width, frame.height / size.height);
  for (const ratio of first < last * WORTHWHILE ? [first, last] : [last]) {
    const pixels = { width: pixelsOf(size.width * ratio), height: pixelsOf(size.height * ratio) };
    const canvas = new OffscreenCanvas(pixels.width, pixels.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas context');
    context.imageSmoothingQuality = 'medium';
    context.drawImage(picture, 0, 0, pixels.width, pixels.height);
    onReduced({ size, pixels, file: await canvas.convertToBlob({ type, quality: QUALITY }) });
  }
  picture.close();
}

function pixelsOf(length: number): number {
  return Math.max(1, Math.round(length));
}
