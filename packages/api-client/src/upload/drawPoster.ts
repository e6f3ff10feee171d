import { UPLOAD } from '../contract/limits.ts';
import { isMovie } from './pickFiles.ts';

/** A movie of which nothing is seen by then is sent without a picture, milliseconds. */
const PATIENCE_MS = 15_000;
/** After so many milliseconds a frame is read without its event, which a tab in the background does not get. */
const ANNOUNCED_MS = 1_000;
/** Films begin in black: the picture is of a moment later, seconds. */
const INTO = 1;
/** Where else a picture is looked for, in parts of what comes after that moment: some stay black for longer. */
const FURTHER = [0.1, 0.3, 0.6];
/** The assumed length of a movie without one, seconds: those that a browser recorded itself. */
const UNTOLD = 20;
const QUALITY = 0.85;
/** A picture is judged at this size, pixels a side: noise and single dots vanish. */
const JUDGED = 32;
/** Values of a channel that are so near to each other, of 255, are one colour. */
const ALIKE = 8;

/** Settles when the movie has come so far; rejects when the browser cannot read it, or takes too long. */
function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
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
 * Seeks to another frame of the movie, and settles when it can be drawn. The event alone does not mean that: frames
 * are delivered by a thread of their own, which may be late on a busy machine. Drawn before, the picture would be
 * black, or the previous frame.
 */
async function nextFrame(
  video: HTMLVideoElement,
  event: 'loadeddata' | 'seeked',
  { come, signal }: { come: () => void; signal: AbortSignal },
): Promise<void> {
  // A signal that is aborted already fires no event.
  signal.throwIfAborted();
  // A browser that announces no frames does as a tab in the background.
  const announced = new Promise((resolve) => video.requestVideoFrameCallback?.(resolve));
  const reported = heard(video, event, signal);
  come();
  await reported;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise((resolve) => {
    waiting = setTimeout(resolve, ANNOUNCED_MS);
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

/** A canvas that takes the movie's frames, at the most as wide as the server takes them. */
function canvasFor({ videoWidth: width, videoHeight: height }: HTMLVideoElement) {
  if (width === 0 || height === 0) throw new Error('A movie without pictures');
  const scale = Math.min(1, UPLOAD.POSTER_WIDTH / width);
  return openCanvas(Math.round(width * scale), Math.max(1, Math.round(height * scale)));
}

/** Whether all of it is one colour: a frame that was not there, or one that shows nothing. */
function isBlank(picture: OffscreenCanvas): boolean {
  const small = openCanvas(JUDGED, JUDGED);
  small.drawImage(picture, 0, 0, JUDGED, JUDGED);
  const { data } = small.getImageData(0, 0, JUDGED, JUDGED);
  return [0, 1, 2].every((channel) => {
    const values = data.filter((_, at) => at % 4 === channel);
    return Math.max(...values) - Math.min(...values) < ALIKE;
  });
}

async function encode(picture: OffscreenCanvas): Promise<Blob> {
  const webp = await picture.convertToBlob({ type: 'image/webp', quality: QUALITY });
  // A browser that writes no WebP gives a PNG, which is long.
  return webp.type === 'image/webp' ? webp : picture.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/** The moments at which a picture is looked for, one after the other, seconds. */
function momentsOf({ duration }: HTMLVideoElement): number[] {
  const length = Number.isFinite(duration) ? duration : UNTOLD;
  const first = Math.min(INTO, length / 2);
  return [first, ...FURTHER.map((part) => first + (length - first) * part)];
}

async function drawOff(video: HTMLVideoElement, url: string): Promise<Blob | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // Phones load nothing of a movie that could sound or fill the screen.
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const load = () => {
    video.src = url;
  };
  // Its first frame too is waited for, so that the next that is announced is the one that was sought.
  await nextFrame(video, 'loadeddata', { come: load, signal });
  const context = canvasFor(video);
  const { canvas } = context;
  for (const moment of momentsOf(video)) {
    const seek = () => {
      video.currentTime = moment;
    };
    await nextFrame(video, 'seeked', { come: seek, signal });
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    if (!isBlank(canvas)) return encode(canvas);
  }
  return undefined;
}

/**
 * A picture off a movie, WebP or JPEG, at the most as wide as the server takes: the server decodes no movies. Undefined
 * for a file that is no movie, for a movie that this browser cannot show, and for one in which nothing is seen: none is
 * better than a black one.
 */
export async function drawPoster(file: File): Promise<Blob | undefined> {
  if (!isMovie(file)) return undefined;
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    return await drawOff(video, url);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}
