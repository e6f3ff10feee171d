import { readFile } from 'node:fs/promises';
import { FilePathSource, Input, MP4, QTFF } from 'mediabunny';
import { openPicture } from '../decode/openPicture.ts';
import type { MediaLimits } from '../limits.ts';
import { formatOf, type MediaFormat } from '../sniff.ts';

/** Side of the small pictures that are compared, in pixels. */
const SIDE = 64;

/** Describes a picture as text: its size, its frames, and its pixels made small. */
async function describePicture(path: string, format: MediaFormat, limits: MediaLimits): Promise<string> {
  const picture = await openPicture(format, await readFile(path), limits);
  const { width, height, frames } = picture;
  const small = await picture.read('none').resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer();
  return `${width}×${height}×${frames} ${small.toString('base64')}`;
}

/** Size and length of a movie, from its index. */
async function describeMovie(path: string): Promise<string> {
  const movie = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF] });
  try {
    const track = await movie.getPrimaryVideoTrack();
    if (!track) throw new TypeError('A movie without pictures');
    const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()]);
    return `${width}×${height} ${await track.computeDuration()}`;
  } finally {
    movie.dispose();
  }
}

/** Whether a copy decodes to the same picture as its original. Throws where one of them cannot be decoded. */
export async function isSamePicture(
  original: string,
  copy: string,
  { mime, limits }: { readonly mime: string; readonly limits: MediaLimits },
): Promise<boolean> {
  const format = formatOf(mime);
  const describe = (path: string) => (format ? describePicture(path, format, limits) : describeMovie(path));
  return (await describe(copy)) === (await describe(original));
}
