import { asUtcMs, fromUtcMs, isFuture, isReal, type WallTime } from '../../media/metadata/WallTime.ts';

/** A time that the name of a file says. */
export interface NameTime {
  time: WallTime;
  /** `time` is in UTC and not a wall clock. */
  isUtc: boolean;
}

/**
 * A day, and a time of day where one follows: `IMG_20190102_030405`, `2015-06-07 08.09.10`, `VID-20190102-WA0001`,
 * `WhatsApp Image 2019-01-02 at 03.04.05`. Longer numbers are none: they are something else.
 */
const CALENDAR =
  /(?<!\d)(\d{4})([-_.]?)(\d{2})\2(\d{2})(?:(?:[-_ .T]| at )?(\d{2})([-_.:]?)(\d{2})\6(\d{2})(?:[-_.]?\d{3})?)?(?!\d)/;
/** Milliseconds since 1970 with thirteen digits, 2001 to 2033: `mmexport1546300800000`. */
const EPOCH = /(?<!\d)(1\d{12})(?!\d)/;
/** Pixel phones write the name in UTC. */
const IN_UTC = /^PXL_/i;

const FIRST_YEAR = 1990;

/** Reads the time in the file name of a photo, as cameras and messengers write it; undefined if there is none. */
export function timeOfName(name: string, now: number = Date.now()): NameTime | undefined {
  const found = CALENDAR.exec(name);
  if (found) {
    const [, y, , mo, d, h, , mi, s] = found;
    const time = {
      ...{ y: Number(y), mo: Number(mo), d: Number(d) },
      ...{ h: Number(h ?? 0), mi: Number(mi ?? 0), s: Number(s ?? 0) },
    };
    const isPlausible = time.y >= FIRST_YEAR && isReal(time) && !isFuture(asUtcMs(time), now);
    if (isPlausible) return { time, isUtc: h !== undefined && IN_UTC.test(name) };
  }
  const ms = Number(EPOCH.exec(name)?.[1] ?? Number.NaN);
  return ms <= now ? { time: fromUtcMs(ms), isUtc: true } : undefined;
}
