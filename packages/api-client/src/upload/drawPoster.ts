import { UPLOAD } from '../contract/limits.ts';
import { isMovie } from './pickFiles.ts';

/** If no usable frame is found within this time, the video is sent without a poster (ms). */
const TIMEOUT_MS = 15_000;
/** After this time, a frame is read without its event, because a tab in the background does not get the event (ms). */
const FRAME_CALLBACK_MS = 1_000;
/** The poster is taken at this time, because videos often start with black frames (s). */
const FIRST_TRY_SECONDS = 1;
/** Further times to try, as fractions of the remaining video, because some videos stay black for longer. */
const LATER_TRIES = [0.1, 0.3, 0.6];
/** The assumed length of a video without a known length, such as a video that a browser recorded (s). */
const ASSUMED_SECONDS = 20;
const QUALITY = 0.85;
/** A frame is scaled to this size before it is checked, so that noise and single dots vanish (px). */
const SAMPLE_SIZE = 32;
/** If the values of a channel (0–255) differ by less than this, they count as one colour. */
const ONE_COLOR_RANGE = 8;

/** Resolves when the video fires the event. Rejects if the browser cannot read the video or takes too long. */
function waitForEvent(
  video: HTMLVideoElement,
  event: 'loadeddata' | 'seeked',
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener('error', () => reject(new Error('The browser cannot read the movie')), {
      once: true,
      signal,
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * Seeks to another frame of the video, and settles when the frame can be drawn. The event alone is not enough, because
 * a separate thread delivers the frames and may be late on a busy machine. A frame that is drawn too early would be
 * black, or the previous frame.
 */
async function nextFrame(
  video: HTMLVideoElement,
  event: 'loadeddata' | 'seeked',
  { start, signal }: { start: () => void; signal: AbortSignal },
): Promise<void> {
  // A signal that is already aborted fires no event.
  signal.throwIfAborted();
  // A browser without frame callbacks uses the same timeout as a tab in the background.
  const announced = new Promise((resolve) => video.requestVideoFrameCallback?.(resolve));
  const fired = waitForEvent(video, event, signal);
  start();
  await fired;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise((resolve) => {
    waiting = setTimeout(resolve, FRAME_CALLBACK_MS);
  });
  await Promise.race([announced, waited]);
  clearTimeout(waiting);
}

function openCanvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** Creates a canvas for the frames of the video, limited to the width that the server accepts. */
function canvasFor({ videoWidth: width, videoHeight: height }: HTMLVideoElement) {
  if (width === 0 || height === 0) throw new Error('A movie without pictures');
  const scale = Math.min(1, UPLOAD.POSTER_WIDTH / width);
  return openCanvas(Math.round(width * scale), Math.max(1, Math.round(height * scale)));
}

/** Returns whether the frame has only one colour, because it was not delivered or shows nothing. */
function isBlank(picture: OffscreenCanvas): boolean {
  const small = openCanvas(SAMPLE_SIZE, SAMPLE_SIZE);
  small.drawImage(picture, 0, 0, SAMPLE_SIZE, SAMPLE_SIZE);
  const { data } = small.getImageData(0, 0, SAMPLE_SIZE, SAMPLE_SIZE);
  return [0, 1, 2].every((channel) => {
    const values = data.filter((_, at) => at % 4 === channel);
    return Math.max(...values) - Math.min(...values) < ONE_COLOR_RANGE;
  });
}

async function encode(picture: OffscreenCanvas): Promise<Blob> {
  const webp = await picture.convertToBlob({ type: 'image/webp', quality: QUALITY });
  // A browser that cannot encode WebP returns a PNG, which is large.
  return webp.type === 'image/webp' ? webp : picture.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/** Returns the times at which a frame is tried, in order (s). */
function timesToTry({ duration }: HTMLVideoElement): number[] {
  const length = Number.isFinite(duration) ? duration : ASSUMED_SECONDS;
  const first = Math.min(FIRST_TRY_SECONDS, length / 2);
  return [first, ...LATER_TRIES.map((part) => first + (length - first) * part)];
}

async function drawFirstUsableFrame(video: HTMLVideoElement, url: string): Promise<Blob | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // Phones do not load a video that could play sound or fill the screen.
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const load = () => {
    video.src = url;
  };
  // Wait for the first frame too, so that the next callback belongs to the frame that is sought.
  await nextFrame(video, 'loadeddata', { start: load, signal });
  const context = canvasFor(video);
  const { canvas } = context;
  for (const time of timesToTry(video)) {
    const seek = () => {
      video.currentTime = time;
    };
    await nextFrame(video, 'seeked', { start: seek, signal });
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    if (!isBlank(canvas)) return encode(canvas);
  }
  return undefined;
}

/**
 * Returns a still image of a video as WebP or JPEG, limited to the width that the server accepts, because a server draws
 * one only where ffmpeg is installed. Returns undefined if the file is not a video, if this browser cannot show the
 * video, or if all tried frames are blank, because no image is better than a black one.
 */
export async function drawPoster(file: File): Promise<Blob | undefined> {
  if (!isMovie(file)) return undefined;
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    return await drawFirstUsableFrame(video, url);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}
