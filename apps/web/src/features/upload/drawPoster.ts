import { UPLOAD } from '@xiangji/api-client/contract';
import { isMovie } from '@xiangji/api-client/upload';

/** A movie of which nothing is seen by then is sent without a picture, milliseconds. */
const PATIENCE_MS = 15_000;
/** Films begin in black: the picture is of a moment later, seconds. */
const INTO = 1;
const QUALITY = 0.85;

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

async function drawFrame(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) throw new Error('A movie without pictures');
  const scale = Math.min(1, UPLOAD.POSTER_WIDTH / width);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  // A browser that writes no WebP gives a PNG, which is long.
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

async function drawOff(video: HTMLVideoElement, url: string): Promise<Blob> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // Phones load nothing of a movie that could sound or fill the screen.
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const loaded = heard(video, 'loadeddata', signal);
  video.src = url;
  await loaded;
  const sought = heard(video, 'seeked', signal);
  // What a browser recorded itself tells no length.
  video.currentTime = Number.isFinite(video.duration) ? Math.min(INTO, video.duration / 2) : INTO;
  await sought;
  return drawFrame(video);
}

/**
 * A picture off a movie, WebP or JPEG, at the most as wide as the server takes: the server decodes no movies. Undefined
 * for a file that is no movie, and for a movie that this browser cannot show.
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
