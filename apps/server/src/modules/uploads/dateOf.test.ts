import { FILE_TYPES } from '@xiangji/api-client/contract';
import { describe, expect, it } from 'vitest';
import { type DateClues, dateOf } from './dateOf.ts';

const at = (text: string) => Date.parse(`${text}Z`) / 1_000;
const NOW = at('2026-11-29T08:00:00');
/** Minutes, UTC minus local. */
const SHANGHAI = -480;

const NOTHING = { type: FILE_TYPES.PHOTO, taken: null, tz: null };
const DATED = { type: FILE_TYPES.PHOTO, taken: at('2020-01-01T00:00:00') };
const clues: DateClues = { name: 'DSC_0001.jpg', modified: '', timezone: SHANGHAI, now: NOW };
const NAMED = { ...clues, name: 'IMG_20190102_030405.jpg' };
const SIDECAR = { ...NAMED, sidecar: { time: at('2017-03-04T05:06:07') } };
/** Paris, in winter. */
const PLACED = { ...NAMED, sidecar: { ...SIDECAR.sidecar, gps: { lat: 48.85, lng: 2.35 } } };
const MODIFIED = String(at('2018-05-06T07:08:09') * 1_000 + 123);

describe('the date of a photo', () => {
  it.each([
    ['its file, in its own zone', { ...DATED, tz: -60 }, NAMED, '2020-01-01T00:00:00', -60, 'file'],
    ['its file, without a zone', { ...DATED, tz: null }, NAMED, '2020-01-01T00:00:00', SHANGHAI, 'file'],
    [
      'its file, in UTC',
      { ...DATED, taken: at('2024-01-28T09:54:20'), takenIsUtc: true, tz: null },
      NAMED,
      '2024-01-28T17:54:20',
      SHANGHAI,
      'file',
    ],
    [
      'its file, in UTC, of an owner without a zone',
      { ...DATED, taken: at('2024-01-28T09:54:20'), takenIsUtc: true, tz: null },
      { ...NAMED, timezone: null },
      '2024-01-28T09:54:20',
      0,
      'file',
    ],
    [
      'its file, and not its side file, but at its place',
      { ...DATED, tz: null },
      PLACED,
      '2020-01-01T00:00:00',
      -60,
      'file',
    ],
    ['its side file', NOTHING, SIDECAR, '2017-03-04T13:06:07', SHANGHAI, 'sidecar'],
    [
      'its side file, by the clock on the wall',
      NOTHING,
      { ...NAMED, sidecar: { ...PLACED.sidecar, wall_clock: true } },
      '2017-03-04T05:06:07',
      -60,
      'sidecar',
    ],
    [
      'its side file, in the zone that it has',
      NOTHING,
      { ...NAMED, sidecar: { ...PLACED.sidecar, timezone: -540 } },
      '2017-03-04T14:06:07',
      -540,
      'sidecar',
    ],
    ['its side file, at its place', NOTHING, PLACED, '2017-03-04T06:06:07', -60, 'sidecar'],
    [
      'its side file, and not the container of a movie',
      { ...DATED, type: FILE_TYPES.VIDEO, tz: -540 },
      SIDECAR,
      '2017-03-04T14:06:07',
      -540,
      'sidecar',
    ],
    [
      'its side file, and not a doubtful date',
      { ...DATED, takenIsDoubtful: true, tz: null },
      SIDECAR,
      '2017-03-04T13:06:07',
      SHANGHAI,
      'sidecar',
    ],
    [
      'its movie: a side file in the future',
      { ...DATED, type: FILE_TYPES.VIDEO, tz: null },
      { ...NAMED, sidecar: { time: NOW + 999_999 } },
      '2020-01-01T00:00:00',
      SHANGHAI,
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
    const isGuess = source === 'file' || source === 'sidecar' ? 0 : 1;
    expect(dateOf(meta, known)).toEqual({ taken: at(taken), tz, time_unknown: isGuess, date_source: source });
  });
});
