import { MS_PER_SECOND, SECONDS_PER_HOUR } from '../time.ts';

/** A clock for what is deleted for ever: it believes the system's clock only after an hour. */
export interface SettledClock {
  /** Unix seconds at which everything that is due was already due an hour ago; 0 in the first hour of a process. */
  now: () => number;
  /** Looks at the system's clock. */
  look: () => void;
}

export interface SettledClockOptions {
  /** Unix seconds. */
  now: () => number;
  /** Seconds that only ever pass; those of this process. */
  steady?: () => number;
}

interface Look {
  at: number;
  wall: number;
}

/** Seconds for which the clock must have said so, at every look. */
const SETTLING = SECONDS_PER_HOUR;

/**
 * A system clock may jump ahead by a year and back again, by a wrong time server or a restored machine. Then nothing may
 * be deleted that is not due, so this clock shows the earliest time of all looks of a whole hour.
 */
export function createSettledClock({
  now,
  steady = () => performance.now() / MS_PER_SECOND,
}: SettledClockOptions): SettledClock {
  let looks: Look[] = [];

  function look(): void {
    const at = steady();
    looks.push({ at, wall: now() });
    // The last one that is an hour old stays.
    const base = looks.findLastIndex((one) => one.at <= at - SETTLING);
    looks = looks.slice(Math.max(base, 0));
  }

  look();
  return {
    look,
    now() {
      look();
      const [first] = looks;
      if (!first || first.at > steady() - SETTLING) return 0;
      return Math.min(...looks.map(({ wall }) => wall));
    },
  };
}
