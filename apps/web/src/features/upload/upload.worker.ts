import { IMAGES } from '@xiangji/api-client/contract';
import { hashBlob } from '@xiangji/api-client/upload';
import type { WorkerAnswer, WorkerQuestion } from './uploadWorker.ts';

/** The middle of a picture, 40×40 at quality 70 (spec §9). Throws where the browser cannot draw it. */
async function drawThumbnail(file: Blob): Promise<Blob> {
  const side = IMAGES.UPLOAD_THUMBNAIL;
  const picture = await createImageBitmap(file);
  const least = Math.min(picture.width, picture.height);
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  const [x, y] = [(picture.width - least) / 2, (picture.height - least) / 2];
  context.drawImage(picture, x, y, least, least, 0, 0, side, side);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: IMAGES.UPLOAD_THUMBNAIL_QUALITY });
}

const acts = { hash: hashBlob, thumbnail: drawThumbnail };

self.addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
  const { id, act, file } = data;
  const answer: WorkerAnswer = await acts[act](file).then(
    (value) => ({ id, value }),
    (error: unknown) => ({ id, fault: String(error) }),
  );
  self.postMessage(answer);
});
