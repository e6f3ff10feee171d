import { closeSync, fstatSync, openSync } from 'node:fs';
import { ByteReader } from './ByteReader.ts';
import type { CleanPlan } from './CleanPlan.ts';
import { planGif } from './planGif.ts';
import { planJpeg } from './planJpeg.ts';
import { planMovie } from './planMovie.ts';
import { planPng } from './planPng.ts';
import { planWebp } from './planWebp.ts';

/** By type: plans a copy without location, device, names and comments that shows the same picture. */
const PLANNERS: Readonly<Record<string, (file: ByteReader) => CleanPlan>> = {
  'image/jpeg': planJpeg,
  'image/png': planPng,
  'image/webp': planWebp,
  'image/gif': planGif,
  'video/mp4': planMovie,
  'video/quicktime': planMovie,
};

/** Whether files of a type can be cleaned. */
export const isCleanable = (mime: string): boolean => Object.hasOwn(PLANNERS, mime);

/** Plans the cleaned copy of a file, in the decoder process. Throws for a file that cannot be cleaned. */
export function planCopy(path: string, mime: string): CleanPlan {
  const planner = isCleanable(mime) ? PLANNERS[mime] : undefined;
  if (!planner) throw new TypeError(`Files of type ${mime} cannot be cleaned`);
  const fd = openSync(path, 'r');
  try {
    return planner(new ByteReader(fd, fstatSync(fd).size));
  } finally {
    closeSync(fd);
  }
}
