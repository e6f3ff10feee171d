import { expect, it } from 'vitest';
import { createSettledClock } from './settledClock.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const START = 1_800_000_000;

/** A process that looks every half minute; `wall` is how far its clock is off. */
function started() {
  let passed = 0;
  let wrong = 0;
  const clock = createSettledClock({ now: () => START + passed + wrong, steady: () => passed });
  return {
    now: clock.now,
    pass(seconds: number, off = 0) {
      wrong = off;
      for (let end = passed + seconds; passed < end; ) {
        passed += 30;
        clock.look();
      }
    },
  };
}

it('shows nothing in the first hour, and the time of an hour ago from then on', () => {
  const { now, pass } = started();
  pass(HOUR - 30);
  expect(now()).toBe(0);
  pass(30);
  expect(now()).toBe(START);
  pass(5 * HOUR);
  expect(now()).toBe(START + 5 * HOUR);
});

it.each([
  ['for a minute', 60],
  ['for most of an hour', HOUR - 60],
])('does not follow a clock that jumps ahead by 400 days %s', (_name, seconds) => {
  const { now, pass } = started();
  pass(5 * HOUR);
  pass(seconds, 400 * DAY);
  expect(now()).toBeLessThanOrEqual(START + 6 * HOUR);
  pass(3 * HOUR);
  expect(now()).toBeLessThanOrEqual(START + 9 * HOUR);
});

it('follows a clock that stays ahead for an hour, and one that is set back at once', () => {
  const { now, pass } = started();
  pass(2 * HOUR);
  pass(HOUR + 30, 400 * DAY);
  expect(now()).toBeGreaterThan(START + 400 * DAY);
  pass(30, -DAY);
  expect(now()).toBeLessThan(START);
});
