import { expect, it } from 'vitest';
import { areLivePair, type Half } from './areLivePair.ts';

const TAKEN = 1_700_000_000;
const HOUR = 3_600;
const photo = (traits: Partial<Half> = {}): Half => ({
  ...{ type: 1, origin_name: 'IMG_1234.HEIC', taken: TAKEN, tz: null, time_unknown: 0, duration: null },
  ...traits,
});
const movie = (traits: Partial<Half> = {}): Half =>
  photo({ type: 2, origin_name: 'IMG_1234.MOV', duration: 2.5, ...traits });

it.each<[string, Half, Half, boolean]>([
  ['HEIC and MOV', photo(), movie(), true],
  [
    'JPG and MP4, as Android writes them',
    photo({ origin_name: '20240128_105420.jpg' }),
    movie({ origin_name: '20240128_105420.mp4' }),
    true,
  ],
  ['names in other case', photo({ origin_name: 'img_1234.jpg' }), movie(), true],
  ['three seconds apart', photo(), movie({ taken: TAKEN + 3 }), true],
  ['four seconds apart', photo(), movie({ taken: TAKEN + 4 }), false],
  ['one moment on clocks of two zones', photo({ tz: -540, taken: TAKEN + HOUR }), movie({ tz: -480 }), true],
  ['one clock in two zones', photo({ tz: -540 }), movie({ tz: -480 }), true],
  ['an hour apart, one zone unknown', photo({ taken: TAKEN + HOUR }), movie({ tz: -480 }), false],
  ['other names', photo({ origin_name: 'IMG_1235.HEIC' }), movie(), false],
  ['a long movie', photo(), movie({ duration: 5.1 }), false],
  ['a movie of unknown length', photo(), movie({ duration: null }), false],
  ['a photo whose date is a guess', photo({ time_unknown: 1 }), movie(), false],
  ['a movie whose date is a guess', photo(), movie({ time_unknown: 1 }), false],
  ['two photos', photo(), photo({ origin_name: 'IMG_1234.JPG' }), false],
  ['two movies', movie(), movie(), false],
  ['a GIF and a movie', photo({ type: 3 }), movie(), false],
])('%s', (_, one, other, expected) => {
  expect(areLivePair(one, other)).toBe(expected);
  expect(areLivePair(other, one)).toBe(expected);
});
