import type { Orientation } from '../geometry/area.ts';
import type { Point, Size } from '../geometry/view.ts';
import { CropError } from './CropError.ts';
import type { DecodedFile } from './decodeFile.ts';

/** One cut: the middle and the scale of the view in output pixels, and the file to write. */
export interface CutJob {
  middle: Point;
  scale: number;
  orientation: Orientation;
  output: Size;
  type: string;
  quality: number;
}

/** Draws a cut of a decoded image and writes it; rejects when the browser writes another type. */
export async function drawCut({ picture, size }: DecodedFile, job: CutJob): Promise<Blob> {
  const { middle, scale, orientation, output, type, quality } = job;
  try {
    const canvas = new OffscreenCanvas(output.width, output.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas context');
    if (type === 'image/jpeg') {
      // JPEG has no transparency: without a background it turns black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, output.width, output.height);
    }
    context.imageSmoothingQuality = 'high';
    context.translate(output.width / 2, output.height / 2);
    context.rotate((orientation.rotation * Math.PI) / 180);
    context.scale(orientation.flip ? -scale : scale, scale);
    context.drawImage(picture, -middle.x, -middle.y, size.width, size.height);
    const written = await canvas.convertToBlob({ type, quality });
    if (written.type !== type) throw new Error(`the browser wrote ${written.type} and not ${type}`);
    return written;
  } catch (cause) {
    throw new CropError('not-written', cause);
  }
}
