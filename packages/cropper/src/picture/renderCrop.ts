import { type Crop, type CropBounds, type Size, viewOfCrop } from '../geometry/index.ts';

/** The picture that is wanted: its size in pixels, its type and, for lossy ones, its quality from 0 to 1. */
export type OutputOptions = Partial<Size> & { type?: string; quality?: number };

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Draws a crop of the full bitmap at the wanted size, by default at the frame's own. */
export async function renderCrop(
  bitmap: ImageBitmap,
  job: { bounds: CropBounds; crop: Crop },
  output: OutputOptions = {},
): Promise<Blob> {
  const { bounds, crop } = job;
  const size = outputSize(bounds.frame, output);
  const canvas = makeCanvas(size);
  const context = canvas.getContext('2d') as Context | null;
  if (!context) throw new Error('This browser gave no canvas to draw the crop on');
  const type = output.type ?? 'image/jpeg';
  if (type === 'image/jpeg') {
    // A JPEG knows no transparency; without a ground it turns black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
  }
  const view = viewOfCrop(bounds, crop);
  context.imageSmoothingQuality = 'high';
  context.translate(size.width / 2, size.height / 2);
  context.scale(size.width / bounds.frame.width, size.height / bounds.frame.height);
  context.rotate(((view.turn + view.angle) * Math.PI) / 180);
  context.scale(view.flip ? -view.scale : view.scale, view.scale);
  context.drawImage(bitmap, -view.x, -view.y);
  return toBlob(canvas, type, output.quality ?? 0.9);
}

function outputSize(frame: Size, { width, height }: OutputOptions): Size {
  const scale = width ? width / frame.width : height ? height / frame.height : 1;
  return {
    width: Math.max(1, Math.round(width ?? frame.width * scale)),
    height: Math.max(1, Math.round(height ?? frame.height * scale)),
  };
}

function makeCanvas({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function toBlob(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`This browser cannot write ${type}`))),
      type,
      quality,
    );
  });
}
