import { describe, expect, it } from 'vitest';
import { changeOf, type DateDraft, draftFor, isWithinYears } from './dateChange.ts';

const NOON = 43_200;
const photo = { time: -2 * 86_400 + NOON + 61, timezone: -480 };
const draft = (traits: Partial<DateDraft>) => ({ ...draftFor(photo), ...traits });

describe('a change of date', () => {
  it("begins with the photo's own date, before 1970 too", () => {
    expect(draftFor(photo)).toMatchObject({ day: -2, clock: '12:01:01', zone: '-480' });
    expect(changeOf(draft({}))).toEqual({ kind: 'set', time: photo.time, timezone: -480 });
  });

  it('leaves the zone alone where none is selected', () => {
    expect(changeOf(draft({ zone: '' }))).not.toHaveProperty('timezone');
  });

  it.each(['', '24:00', '9:5', '12:60'])('waits for a clock: %s', (clock) => {
    expect(changeOf(draft({ clock }))).toBeUndefined();
  });

  it('shifts by days, hours and minutes, in both directions', () => {
    const shift = { mode: 'convert', days: '1', hours: '2', minutes: '3' } as const;
    expect(changeOf(draft(shift))).toEqual({ kind: 'shift', seconds: 93_780 });
    expect(changeOf(draft({ ...shift, direction: 'earlier' }))).toEqual({ kind: 'shift', seconds: -93_780 });
    expect(changeOf(draft({ mode: 'convert' }))).toBeUndefined();
    expect(changeOf(draft({ ...shift, days: '1.5' }))).toBeUndefined();
  });

  it('puts a zone right, keeping the clock or the moment', () => {
    const zone = { mode: 'convert', way: 'zone', toZone: '-540', keep: 'instant' } as const;
    expect(changeOf(draft(zone))).toEqual({ kind: 'zone', timezone: -540, keep: 'instant' });
  });

  it('stays within the years ±9999', () => {
    const last = 2_932_896 * 86_400 + 86_399;
    expect(isWithinYears({ first: -4_371_587 * 86_400, last })).toBe(true);
    expect(isWithinYears({ first: 0, last: last + 1 })).toBe(false);
  });
});
