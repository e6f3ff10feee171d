import { IMAGES } from '../contract/limits.ts';
import { hashBlob } from './hashBlob.ts';

/** Requests to the worker. */
export interface WorkerQuestion {
  act: 'hash' | 'thumbnail';
  file: File;
}

export type WorkerAnswer = { value: string | Blob } | { error: string };

const side = IMAGES.UPLOAD_THUMBNAIL;
let sheet: { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D } | undefined;

/**
 * Creates one canvas for all thumbnails, because each canvas uses tens of KB until the garbage of the worker is
 * collected, which is rare.
 */
function openSheet() {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Draws the middle of an image as a thumbnail, 40×40 at quality 70 (spec §9). Throws if the browser cannot draw it. */
async function drawThumbnail(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  sheet ??= openSheet();
  const { canvas, context } = sheet;
  const least = Math.min(picture.width, picture.height);
  const [x, y] = [(picture.width - least) / 2, (picture.height - least) / 2];
  // The previous image must not be visible through a transparent one.
  context.clearRect(0, 0, side, side);
  context.drawImage(picture, x, y, least, least, 0, 0, side, side);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: IMAGES.UPLOAD_THUMBNAIL_QUALITY });
}

const handlers = { hash: hashBlob, thumbnail: drawThumbnail };

/** Answers the requests of a `createFileWorker`. Call it in the script of the worker. */
export function serveFileWorker(): void {
  self.addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
    const { act, file } = data;
    const answer: WorkerAnswer = await handlers[act](file).then(
      (value) => ({ value }),
      (error: unknown) => ({ error: String(error) }),
    );
    self.postMessage(answer);
  });
}
