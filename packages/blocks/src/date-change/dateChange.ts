/** How the dates of photos change: the same time for all, or each from its own. Times and shifts in seconds. */
export type DateChange =
  /** A wall clock, counted as if it were UTC; `timezone` in minutes UTC minus local, absent to keep each photo's own. */
  | { kind: 'set'; time: number; timezone?: number }
  | { kind: 'shift'; seconds: number }
  /** Another zone: the clock stays, or the instant. */
  | { kind: 'zone'; timezone: number; keep: 'clock' | 'instant' };

/** First and last wall clock of photos, in seconds counted as if they were UTC. */
export interface TimeSpan {
  /** The first wall clock. */
  first: number;
  /** The last wall clock. */
  last: number;
}

/** -9999-01-01 and 9999-12-31, in days since 1970-01-01. */
const FIRST_DAY = -4_371_587;
const LAST_DAY = 2_932_896;

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** The content of the form; texts are as typed. */
export interface DateDraft {
  /** One time for all photos, or a conversion of each. */
  mode: 'set' | 'convert';
  /** Days since 1970-01-01; undefined while the text is invalid. */
  day: number | undefined;
  /** `HH:MM` or `HH:MM:SS`. */
  clock: string;
  /** Minutes, UTC minus local; empty leaves each photo's own. */
  zone: string;
  /** Of `convert`: by how much, or to which zone. */
  way: 'shift' | 'zone';
  /** The direction of a shift. */
  direction: 'later' | 'earlier';
  /** Days of a shift, as typed. */
  days: string;
  /** Hours of a shift, as typed. */
  hours: string;
  /** Minutes of a shift, as typed. */
  minutes: string;
  /** The zone to convert to; minutes, UTC minus local. */
  toZone: string;
  /** Whether a conversion keeps the wall clock or the instant. */
  keep: 'clock' | 'instant';
}

function secondsOfClock(clock: string): number | undefined {
  const parts = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(clock);
  if (!parts) return undefined;
  return Number(parts[1]) * HOUR + Number(parts[2]) * MINUTE + Number(parts[3] ?? 0);
}

function wholeNumber(text: string): number | undefined {
  if (text.trim() === '') return 0;
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;
}

function shiftOf({ direction, days, hours, minutes }: DateDraft): number | undefined {
  const [d, h, m] = [days, hours, minutes].map(wholeNumber);
  if (d === undefined || h === undefined || m === undefined) return undefined;
  const shift = d * DAY + h * HOUR + m * MINUTE;
  return direction === 'earlier' ? -shift : shift;
}

/** The change that the form describes; undefined while it is incomplete. */
export function changeOf(draft: DateDraft): DateChange | undefined {
  if (draft.mode === 'set') {
    const seconds = secondsOfClock(draft.clock);
    if (draft.day === undefined || seconds === undefined) return undefined;
    const time = draft.day * DAY + seconds;
    return { kind: 'set', time, ...(draft.zone !== '' && { timezone: Number(draft.zone) }) };
  }
  if (draft.way === 'zone') {
    if (draft.toZone === '') return undefined;
    return { kind: 'zone', timezone: Number(draft.toZone), keep: draft.keep };
  }
  const shift = shiftOf(draft);
  return shift ? { kind: 'shift', seconds: shift } : undefined;
}

/** First and last wall clock, in seconds, stay within the years ±9999. */
export function isWithinYears({ first, last }: TimeSpan): boolean {
  return Math.floor(first / DAY) >= FIRST_DAY && Math.floor(last / DAY) <= LAST_DAY;
}

/** The first draft: the photo's own day, clock and zone. */
export function draftFor(photo: { time: number; timezone: number | null } | undefined): DateDraft {
  const day = photo && Math.floor(photo.time / DAY);
  const seconds = photo ? photo.time - Math.floor(photo.time / DAY) * DAY : 12 * HOUR;
  const parts = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  return {
    mode: 'set',
    day,
    clock: parts.map((part) => String(part).padStart(2, '0')).join(':'),
    zone: photo?.timezone == null ? '' : String(photo.timezone),
    way: 'shift',
    direction: 'later',
    days: '',
    hours: '',
    minutes: '',
    toZone: photo?.timezone == null ? '' : String(photo.timezone),
    keep: 'clock',
  };
}
