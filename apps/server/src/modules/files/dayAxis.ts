import { formatDay } from '@xiangji/api-client/contract';
import type { WrittenPart } from '../../cache/SerializedReply.ts';
import type { DayCounts } from './files.days.repository.ts';

/** Days whose first part is kept: all of some twenty libraries, as people's days are much the same. */
const MOST_DAYS = 50_000;
/** A count and a total below 2^31, and two more digits of month and day, in bytes. */
const MOST_DIGITS = 22;
const ZERO = 48;
const TOTAL = Buffer.from(',"total":');
const [OPEN, CLOSE, COMMA, END] = Buffer.from('[],}') as unknown as [number, number, number, number];

/** Days by number; what an entry begins with never changes. */
const firstParts = new Map<number, Buffer>();

function firstPart(day: number): Buffer {
  const known = firstParts.get(day);
  if (known) return known;
  if (firstParts.size >= MOST_DAYS) firstParts.clear();
  // Digits, dots and a minus: nothing that JSON would escape.
  const made = Buffer.from(`{"key":"${day}","category":"${day}","name":"${formatDay(day)}","count":`);
  firstParts.set(day, made);
  return made;
}

/**
 * Writes a whole number that is not negative and below 2^31, as a person's photos are counted, and gives the place behind
 * it: in whole numbers of 32 bits, which take half the time of those with a fraction.
 */
function putNumber(bytes: Uint8Array, at: number, number: number): number {
  const whole = number | 0;
  let digits = 1;
  for (let rest = whole; rest >= 10; rest = (rest / 10) | 0) digits += 1;
  const end = at + digits;
  let rest = whole;
  for (let place = end - 1; place >= at; place -= 1) {
    const next = (rest / 10) | 0;
    bytes[place] = ZERO + rest - next * 10;
    rest = next;
  }
  return end;
}

function putEntry(
  bytes: Uint8Array,
  at: number,
  day: number,
  { count, total }: { count: number; total: number },
): number {
  const first = firstPart(day);
  bytes.set(first, at);
  let end = putNumber(bytes, at + first.length, count);
  for (let place = 0; place < TOTAL.length; place += 1) bytes[end + place] = TOTAL[place] as number;
  end = putNumber(bytes, end + TOTAL.length, total);
  bytes[end] = END;
  bytes[end + 1] = COMMA;
  return end + 2;
}

/** No entry is longer, in bytes: numbers of days and years are longest at the ends. */
function longestOf(days: readonly number[]): number {
  const ends = [days[0] ?? 0, days.at(-1) ?? 0].map((day) => firstPart(day).length);
  return Math.max(...ends) + TOTAL.length + MOST_DIGITS + 2;
}

/**
 * An axis by day as JSON, as `toAxis` would give it of the days that there are when it is written. Its thousands of
 * entries are written as bytes: as objects, and as texts too, they cost five times as much, and left the collector with
 * the rest.
 */
export function dayAxis(counted: DayCounts, descending: boolean): WrittenPart {
  return {
    most: () => counted.days.length * longestOf(counted.days) + 2,
    write(bytes, start) {
      const { days, counts } = counted;
      let at = start + 1;
      let total = 0;
      for (let place = 0; place < days.length; place += 1) {
        const day = days[descending ? days.length - 1 - place : place] as number;
        const count = counts.get(day) ?? 0;
        total += count;
        at = putEntry(bytes, at, day, { count, total });
      }
      bytes[start] = OPEN;
      // In the place of the last comma.
      const last = days.length > 0 ? at - 1 : at;
      bytes[last] = CLOSE;
      return last + 1;
    },
  };
}
