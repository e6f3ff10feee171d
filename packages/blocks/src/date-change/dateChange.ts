/**
 * A change of the dates of photos: the same time for all, or a change relative to each photo's own time. Times and
 * shifts are in seconds.
 */
export type DateChange =
  /**
   * Sets a local time, counted as if it were UTC. `timezone` is in minutes, UTC minus local; omit it to keep the time
   * zone of each photo.
   */
  | { kind: 'set'; time: number; timezone?: number }
  | { kind: 'shift'; seconds: number }
  /** Changes the time zone and keeps either the local time (`'clock'`) or the instant. */
  | { kind: 'zone'; timezone: number; keep: 'clock' | 'instant' };

/** First and last local time of photos, in seconds counted as if they were UTC. */
export interface TimeSpan {
  /** The first local time. */
  first: number;
  /** The last local time. */
  last: number;
}

/** -9999-01-01 and 9999-12-31, in days since 1970-01-01. */
const FIRST_DAY = -4_371_587;
const LAST_DAY = 2_932_896;

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** The content of the form. Text fields contain the text that the user typed. */
export interface DateDraft {
  /** Whether one time is set for all photos or the time of each photo is converted. */
  mode: 'set' | 'convert';
  /** The day to set, in days since 1970-01-01; undefined while the text is invalid. */
  day: number | undefined;
  /** The time to set, as `HH:MM` or `HH:MM:SS`. */
  clock: string;
  /** The time zone to set, in minutes, UTC minus local; empty keeps the time zone of each photo. */
  zone: string;
  /** In the mode `convert`: whether to shift the time or to change the time zone. */
  way: 'shift' | 'zone';
  /** The direction of a shift. */
  direction: 'later' | 'earlier';
  /** The number of days of a shift. */
  days: string;
  /** The number of hours of a shift. */
  hours: string;
  /** The number of minutes of a shift. */
  minutes: string;
  /** The time zone to convert to, in minutes, UTC minus local. */
  toZone: string;
  /** Whether a change of the time zone keeps the local time or the instant. */
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

/** Returns the change that the form describes; undefined while the form is incomplete. */
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

/** Returns whether the first and last local time (seconds) are within the years ±9999. */
export function isWithinYears({ first, last }: TimeSpan): boolean {
  return Math.floor(first / DAY) >= FIRST_DAY && Math.floor(last / DAY) <= LAST_DAY;
}

/** Returns the initial content of the form: the day, time and time zone of the photo. */
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
