import type { Area, Orientation, Size } from '../geometry/index.ts';
import { isSideways } from '../geometry/index.ts';
import { type CutJob, drawCut } from './drawCut.ts';
import { bitmapOf, type OpenedImage } from './openImage.ts';
import { requestFromWorker } from './workerClient.ts';

/** The file that `toBlob()` writes. */
export interface OutputOptions {
  /** Width in pixels. @default that of `height`, or of the cropped area */
  width?: number;
  /** Height in pixels. @default that of `width`, or of the cropped area */
  height?: number;
  /** MIME type. @default 'image/jpeg' */
  type?: string;
  /** Quality of lossy types, from 0 to 1. @default 0.9 */
  quality?: number;
}

const QUALITY = 0.9;

/** Cuts an area out of the original: in a worker for files, on the page without workers. */
export async function cutImage(
  image: OpenedImage,
  cut: { area: Area; orientation: Orientation },
  output: OutputOptions,
) {
  const job = jobOf(cut, output);
  const { original } = image;
  let written: Blob | undefined;
  const inWorker =
    original instanceof Blob &&
    (await requestFromWorker(
      { task: 'cut', file: original, job },
      {
        onReply(reply) {
          if (reply.kind === 'cut') written = reply.blob;
        },
      },
    ));
  if (inWorker && written) return written;
  const picture = original instanceof Blob || 'src' in original ? await bitmapOf(original) : original;
  try {
    return await drawCut({ picture, size: image.size }, job);
  } finally {
    if (picture !== original) picture.close();
  }
}

function jobOf(
  { area, orientation }: { area: Area; orientation: Orientation },
  output: OutputOptions,
): CutJob {
  const displayed = isSideways(orientation.rotation) ? { width: area.height, height: area.width } : area;
  const size = outputSize(displayed, output);
  return {
    middle: { x: area.x + area.width / 2, y: area.y + area.height / 2 },
    scale: Math.max(size.width / displayed.width, size.height / displayed.height),
    orientation: { rotation: orientation.rotation, flip: orientation.flip },
    output: size,
    type: output.type ?? 'image/jpeg',
    quality: output.quality ?? QUALITY,
  };
}

function outputSize(displayed: Size, { width, height }: OutputOptions): Size {
  const scale = width ? width / displayed.width : height ? height / displayed.height : 1;
  return {
    width: Math.max(1, Math.round(width ?? displayed.width * scale)),
    height: Math.max(1, Math.round(height ?? displayed.height * scale)),
  };
}
