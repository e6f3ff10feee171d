import type { MediaLimits } from '../limits.ts';
import { MediaRejection } from '../MediaRejection.ts';

/** Size in pixels as stored, and how many frames, all read from headers without decoding. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

/** Refuses pictures that are larger than the limits, or have no pixels at all. */
export function assertFrameSize(size: FrameSize, limits: MediaLimits, wasm = false): void {
  const pixels = size.width * size.height;
  if (!(pixels > 0)) throw new MediaRejection('type', 'The picture has no pixels');
  if (pixels > (wasm ? limits.wasmPixels : limits.framePixels)) {
    throw new MediaRejection('size', `${size.width}×${size.height} is more than the pixel limit`);
  }
  if (pixels * size.frames > limits.totalPixels) {
    throw new MediaRejection('size', `${size.frames} frames of ${size.width}×${size.height} are too many`);
  }
}
