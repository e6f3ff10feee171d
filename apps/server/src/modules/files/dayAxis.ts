import { formatDay } from '@xiangji/api-client/contract';
import type { DayCounts } from './dayCounts.ts';

/** Days whose first part is kept: all of some twenty libraries, as people's days are much the same. */
const MOST_DAYS = 50_000;
/** No entry is longer, in bytes. */
const LONGEST = 160;
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

/** Writes a whole number that is not negative, and gives the place behind it. */
function putNumber(bytes: Uint8Array, at: number, number: number): number {
  let digits = 1;
  for (let rest = number; rest >= 10; rest = Math.trunc(rest / 10)) digits += 1;
  const end = at + digits;
  let rest = number;
  for (let place = end - 1; place >= at; place -= 1) {
    const next = Math.trunc(rest / 10);
    bytes[place] = ZERO + rest - next * 10;
    rest = next;
  }
  return end;
}

/** Where axes are written, one after the other: memory of its own for each would wait for the collector. */
let sheet = Buffer.alloc(0);

function putEntry(at: number, day: number, { count, total }: { count: number; total: number }): number {
  const first = firstPart(day);
  sheet.set(first, at);
  let end = putNumber(sheet, at + first.length, count);
  for (let place = 0; place < TOTAL.length; place += 1) sheet[end + place] = TOTAL[place] as number;
  end = putNumber(sheet, end + TOTAL.length, total);
  sheet[end] = END;
  sheet[end + 1] = COMMA;
  return end + 2;
}

/**
 * An axis by day as JSON, as `toAxis` would give it; it stands until the next one is written. Its thousands of entries
 * are written as bytes: as objects, and as texts too, they cost five times as much, and left the collector with the rest.
 */
export function dayAxis({ days, counts }: DayCounts, descending: boolean): Uint8Array {
  if (sheet.length < (days.length + 1) * LONGEST) sheet = Buffer.allocUnsafeSlow((days.length + 1) * LONGEST);
  let at = 1;
  let total = 0;
  for (let place = 0; place < days.length; place += 1) {
    const day = days[descending ? days.length - 1 - place : place] as number;
    const count = counts.get(day) ?? 0;
    total += count;
    at = putEntry(at, day, { count, total });
  }
  sheet[0] = OPEN;
  // In the place of the last comma.
  const last = days.length > 0 ? at - 1 : at;
  sheet[last] = CLOSE;
  return sheet.subarray(0, last + 1);
}
