import { closeSync, fstatSync, openSync } from 'node:fs';
import { ByteReader } from '../clean/ByteReader.ts';
import { boxesIn, findBox } from '../clean/movieBoxes.ts';
import { isFuture } from './WallTime.ts';

/** Seconds from 1904, where the times of movies begin, to 1970. */
const FROM_1904_TO_1970 = 2_082_844_800;

/** Seconds since 1904, or since 1970 as some cameras count; undefined for zero, which means none, and for the future. */
function utcMsOf(seconds: number): number | undefined {
  const utcMs = (seconds < FROM_1904_TO_1970 ? seconds : seconds - FROM_1904_TO_1970) * 1_000;
  return seconds === 0 || isFuture(utcMs) ? undefined : utcMs;
}

function readHeader(file: ByteReader): number | undefined {
  for (const box of boxesIn(file, 0, file.size)) {
    const header = box.type === 'moov' ? findBox(file, box, ['mvhd']) : undefined;
    if (!header) continue;
    const { body } = header;
    return utcMsOf(file.u8(body) === 1 ? file.u64BE(body + 4) : file.u32BE(body + 4));
  }
  return undefined;
}

/** When an MP4 or MOV says that it was made, in UTC milliseconds; undefined where it does not. */
export function readMovieTime(path: string): number | undefined {
  const fd = openSync(path, 'r');
  try {
    return readHeader(new ByteReader(fd, fstatSync(fd).size));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    closeSync(fd);
  }
}
