import { formatDay } from '@xiangji/api-client/contract';

/** Days whose first part is kept: all of some twenty libraries, as people's days are much the same. */
const MOST_DAYS = 50_000;
/** Room for two numbers and what stands around them. */
const NUMBERS = 48;
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

/**
 * An axis by day as JSON, as `toAxis` would give it. Its thousands of entries are written as bytes: as objects, and as
 * texts too, they cost five times as much, and left the collector with the rest.
 */
export function dayAxis(counts: ReadonlyMap<number, number>, descending: boolean): Uint8Array {
  const days = Int32Array.from(counts.keys()).sort();
  if (descending) days.reverse();
  let room = 2;
  for (const day of days) room += firstPart(day).length + NUMBERS;
  // Not of the pool: most of it is given back as soon as the reply is joined.
  const bytes = Buffer.allocUnsafeSlow(room);
  let at = 1;
  let total = 0;
  for (const day of days) {
    const count = counts.get(day) ?? 0;
    total += count;
    const first = firstPart(day);
    bytes.set(first, at);
    at = putNumber(bytes, at + first.length, count);
    bytes.set(TOTAL, at);
    at = putNumber(bytes, at + TOTAL.length, total);
    bytes[at] = END;
    bytes[at + 1] = COMMA;
    at += 2;
  }
  bytes[0] = OPEN;
  // In the place of the last comma.
  const last = days.length > 0 ? at - 1 : at;
  bytes[last] = CLOSE;
  return bytes.subarray(0, last + 1);
}
