import { describe, expect, it } from 'vitest';
import { type DateClues, dateOf } from './dateOf.ts';

const at = (text: string) => Date.parse(`${text}Z`) / 1_000;
const NOW = at('2026-11-29T08:00:00');
/** Minutes, UTC minus local. */
const SHANGHAI = -480;

const NOTHING = { taken: null, tz: null };
const clues: DateClues = { name: 'DSC_0001.jpg', modified: '', timezone: SHANGHAI, now: NOW };
const NAMED = { ...clues, name: 'IMG_20190102_030405.jpg' };
const MODIFIED = String(at('2018-05-06T07:08:09') * 1_000 + 123);

describe('the date of a photo', () => {
  it.each([
    [
      'its file, in its own zone',
      { taken: at('2020-01-01T00:00:00'), tz: -60 },
      NAMED,
      '2020-01-01T00:00:00',
      -60,
      'file',
    ],
    [
      'its file, without a zone',
      { taken: at('2020-01-01T00:00:00'), tz: null },
      NAMED,
      '2020-01-01T00:00:00',
      SHANGHAI,
      'file',
    ],
    [
      'its file, in UTC',
      { taken: at('2024-01-28T09:54:20'), takenIsUtc: true, tz: null },
      NAMED,
      '2024-01-28T17:54:20',
      SHANGHAI,
      'file',
    ],
    [
      'its file, in UTC, of an owner without a zone',
      { taken: at('2024-01-28T09:54:20'), takenIsUtc: true, tz: null },
      { ...NAMED, timezone: null },
      '2024-01-28T09:54:20',
      0,
      'file',
    ],
    ['its name', NOTHING, { ...NAMED, modified: MODIFIED }, '2019-01-02T03:04:05', SHANGHAI, 'name'],
    [
      'its name, in UTC',
      NOTHING,
      { ...clues, name: 'PXL_20190102_230405123.jpg' },
      '2019-01-03T07:04:05',
      SHANGHAI,
      'name',
    ],
    [
      'its last change',
      NOTHING,
      { ...clues, modified: MODIFIED },
      '2018-05-06T15:08:09',
      SHANGHAI,
      'modified',
    ],
    [
      'its upload: a last change in the future',
      NOTHING,
      { ...clues, modified: String((NOW + 9) * 1_000) },
      '2026-11-29T16:00:00',
      SHANGHAI,
      'upload',
    ],
    [
      'its upload: an archive without times',
      NOTHING,
      { ...clues, modified: String(at('1980-01-01T00:00:00') * 1_000) },
      '2026-11-29T16:00:00',
      SHANGHAI,
      'upload',
    ],
    [
      'its upload: a last change that is no number',
      NOTHING,
      { ...clues, modified: 'x' },
      '2026-11-29T16:00:00',
      SHANGHAI,
      'upload',
    ],
    ['its upload', NOTHING, { ...clues, timezone: null }, '2026-11-29T08:00:00', null, 'upload'],
  ])('is that of %s', (_, meta, known, taken, tz, source) => {
    const isGuess = source === 'file' ? 0 : 1;
    expect(dateOf(meta, known)).toEqual({ taken: at(taken), tz, time_unknown: isGuess, date_source: source });
  });
});
