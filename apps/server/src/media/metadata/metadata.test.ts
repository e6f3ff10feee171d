import { expect, test } from 'vitest';
import { cleanText, decodeUnlabelled } from './cleanText.ts';
import { plausibleContentId, readContentId } from './contentId.ts';
import { formatShutter, formatWallTime, readExifEntries } from './exifEntries.ts';
import { parseIso6709, plausiblePosition, readPosition } from './gps.ts';
import { readKeywords } from './keywords.ts';
import { chooseOffset, localTimeOf, offsetFromClocks, offsetFromPlace } from './offset.ts';
import type { TagBlocks } from './readTags.ts';
import { readTakenTime } from './takenTime.ts';
import { parseOffset, parseWallTime } from './WallTime.ts';

/** Tags as the reader returns them, only the values that a test needs. */
const tagsOf = (blocks: Record<string, Record<string, unknown>>): TagBlocks => blocks as TagBlocks;
const text = (value: string) => ({ value: [value], description: value });
const NOON = { y: 2023, mo: 6, d: 7, h: 12, mi: 0, s: 0 };

test.each([
  ['2023:10:01 09:30:15', { y: 2023, mo: 10, d: 1, h: 9, mi: 30, s: 15 }],
  ['1601:06:06 16:39:33', { y: 1601, mo: 6, d: 6, h: 16, mi: 39, s: 33 }],
  ['0044-03-15T10:00', { y: 44, mo: 3, d: 15, h: 10, mi: 0, s: 0 }],
  ['2008-05-23', { y: 2008, mo: 5, d: 23, h: 0, mi: 0, s: 0 }],
])('%s is a time', (written, time) => {
  expect(parseWallTime(written)?.time).toEqual(time);
});

test.each(['0000:00:00 00:00:00', '2023:02:30 10:00:00', '2023:01:01 24:10:00', ':  :', 'x'])(
  '%s is none',
  (written) => {
    expect(parseWallTime(written)).toBeUndefined();
  },
);

test('reads a time with its offset, and ignores absurd offsets', () => {
  expect(parseWallTime('2026-03-23T15:57:19+0100')?.offsetMinutes).toBe(60);
  expect(['+05:45', '-03:30', 'Z', '+19:00', '+05:75', ''].map(parseOffset)).toEqual([
    345,
    -210,
    0,
    undefined,
    undefined,
    undefined,
  ]);
});

const GPS = {
  GPSDateStamp: text('2004:05:06'),
  GPSTimeStamp: {
    value: [
      [7, 1],
      [8, 1],
      [9, 1],
    ],
  },
};
const IPTC = {
  'Date Created': { description: '2003-04-05' },
  'Time Created': { description: '06:07:08+01:00' },
};

test.each<[string, Record<string, Record<string, unknown>>, string | undefined]>([
  [
    'EXIF original before everything else',
    {
      exif: {
        DateTimeOriginal: text('2000:01:01 01:01:01'),
        DateTimeDigitized: text('2001:02:03 04:05:06'),
        DateTime: text('2002:02:03 04:05:06'),
        ...GPS,
      },
      xmp: { CreateDate: text('1999-01-02T03:04:05') },
      iptc: IPTC,
    },
    '2000-01-01 01:01:01',
  ],
  [
    'EXIF digitised after a zero original',
    {
      exif: { DateTimeOriginal: text('0000:00:00 00:00:00'), DateTimeDigitized: text('2001:02:03 04:05:06') },
    },
    '2001-02-03 04:05:06',
  ],
  [
    'XMP after an impossible time of day',
    {
      exif: { DateTimeOriginal: text('2000:01:01 24:10:00') },
      xmp: { CreateDate: text('1999-01-02T03:04:05') },
    },
    '1999-01-02 03:04:05',
  ],
  [
    'IPTC before the last change',
    { exif: { DateTime: text('2002:02:03 04:05:06') }, iptc: IPTC },
    '2003-04-05 06:07:08',
  ],
  [
    'the last change before the satellites',
    { exif: { DateTime: text('2002:02:03 04:05:06'), ...GPS } },
    '2002-02-03 04:05:06',
  ],
  ['the satellites', { exif: GPS }, '2004-05-06 07:08:09'],
  [
    'a date with a time before one without',
    { exif: { DateTime: text('2002:02:03 04:05:06') }, xmp: { DateCreated: text('1999-01-02') } },
    '2002-02-03 04:05:06',
  ],
  ['a date without a time', { xmp: { DateCreated: text('1999-01-02') } }, '1999-01-02 00:00:00'],
  ['an IPTC date without a time', { iptc: { 'Date Created': IPTC['Date Created'] } }, '2003-04-05 00:00:00'],
  [
    'any other date before one in the future',
    { exif: { DateTimeOriginal: text('2099:01:01 00:00:00') }, xmp: { DateCreated: text('1999-01-02') } },
    '1999-01-02 00:00:00',
  ],
  [
    'a date in the future',
    { exif: { DateTimeOriginal: text('2099:01:01 00:00:00') } },
    '2099-01-01 00:00:00',
  ],
  ['nothing', { exif: { DateTimeOriginal: text('    :  :     :  :  ') } }, undefined],
])('the taken time is that of %s', (_, blocks, time) => {
  const taken = readTakenTime(tagsOf(blocks));
  expect(taken && formatWallTime(taken.time)).toBe(time);
  expect(taken?.isUtc ?? false).toBe(blocks.exif === GPS);
  expect(taken?.isDoubtful ?? false).toBe(time?.endsWith('00:00:00') ?? false);
});

test('a taken time has the offset that stands with it', () => {
  expect(readTakenTime(tagsOf({ xmp: { CreateDate: text('1999-01-02T03:04:05+08:00') } }))).toMatchObject({
    time: { y: 1999 },
    offsetMinutes: 480,
  });
});

test.each([
  ['the fraction of its own field', { SubSecTimeOriginal: text('5'), SubSecTimeDigitized: text('9') }, 500],
  ['more digits than three', { SubSecTimeOriginal: text('123987 ') }, 123],
  ['no fraction', { SubSecTimeDigitized: text('9') }, undefined],
  ['a fraction that is no number', { SubSecTimeOriginal: text('  ') }, undefined],
])('a taken time has %s', (_, exif, milliseconds) => {
  const tags = tagsOf({ exif: { DateTimeOriginal: text('2000:01:01 01:01:01'), ...exif } });
  expect(readTakenTime(tags)?.milliseconds).toBe(milliseconds);
});

test('a taken time has the fraction in its text', () => {
  const tags = tagsOf({ xmp: { CreateDate: text('1999-01-02T03:04:05.25+08:00') } });
  expect(readTakenTime(tags)).toMatchObject({ milliseconds: 250, offsetMinutes: 480 });
});

test('a time in UTC is shown in the zone of its place, and stays one without a place', () => {
  const taken = { time: { ...NOON, h: 23 }, isUtc: true };
  expect(localTimeOf({ taken, place: { lat: 35.68, lon: 139.76 } })).toEqual({
    takenLocal: { ...NOON, d: 8, h: 8 },
    offsetMinutes: 540,
    offsetSource: 'gps-place',
  });
  expect(localTimeOf({ taken })).toEqual({ takenLocal: taken.time, takenIsUtc: true, offsetSource: 'none' });
});

test('derives an offset from the satellite clock only when it fits a zone', () => {
  const utc = Date.UTC(2023, 5, 7, 6, 15, 0);
  expect(offsetFromClocks(NOON, utc)).toBe(345);
  expect(offsetFromClocks(NOON, utc + 100_000)).toBe(345);
  expect(offsetFromClocks(NOON, utc + 420_000)).toBeUndefined();
  expect(offsetFromClocks(NOON, Date.UTC(2022, 5, 7, 6))).toBeUndefined();
});

test('derives the offset of that day from a location, summer time and old days included', () => {
  const london = { lat: 51.5, lon: -0.12 };
  expect(offsetFromPlace(NOON, london)).toBe(60);
  expect(offsetFromPlace({ ...NOON, mo: 1 }, london)).toBe(0);
  // Shanghai kept summer time from 1986 to 1991.
  expect(offsetFromPlace({ ...NOON, y: 1988 }, { lat: 31.23, lon: 121.47 })).toBe(540);
});

test('the best source of the offset wins', () => {
  const place = { lat: 35.68, lon: 139.76 };
  const gpsUtcMs = Date.UTC(2023, 5, 7, 4);
  const clues = { taken: { time: NOON, offsetMinutes: 60 }, place, gpsUtcMs };
  expect(chooseOffset(clues)).toEqual({ offsetMinutes: 60, offsetSource: 'metadata' });
  const silent = { ...clues, taken: { time: NOON } };
  expect(chooseOffset(silent)).toEqual({ offsetMinutes: 480, offsetSource: 'gps-clock' });
  expect(chooseOffset({ ...silent, gpsUtcMs: undefined })).toEqual({
    offsetMinutes: 540,
    offsetSource: 'gps-place',
  });
  expect(chooseOffset({})).toEqual({ offsetSource: 'none' });
});

test('null island and places off the Earth are none', () => {
  expect(plausiblePosition(0, 0)).toBeUndefined();
  expect(plausiblePosition(91, 0)).toBeUndefined();
  expect(plausiblePosition(Number.NaN, 5)).toBeUndefined();
  expect(plausiblePosition(0, 5)).toEqual({ lat: 0, lon: 5 });
  expect(parseIso6709('+51.4169-000.0806/')).toEqual({ lat: 51.4169, lon: -0.0806 });
});

test('converts degrees, minutes and seconds to signed degrees, and ignores a zero denominator', () => {
  const gps = (below: number) => ({
    GPSLatitude: {
      value: [
        [33, 1],
        [30, below],
        [0, 1],
      ],
    },
    GPSLatitudeRef: text('S'),
    GPSLongitude: {
      value: [
        [70, 1],
        [15, 1],
        [0, 1],
      ],
    },
    GPSLongitudeRef: text('W'),
  });
  expect(readPosition(tagsOf({ exif: gps(1) }))).toEqual({ lat: -33.5, lon: -70.25 });
  expect(readPosition(tagsOf({ exif: gps(0) }))).toBeUndefined();
});

test('hostile text becomes inert and short', () => {
  expect(cleanText(' a\u0000b\r\nc\u202egpj.exe \u2066x\u2069 ', 99)).toBe('a b c gpj.exe x');
  expect(cleanText('<img src=x onerror=alert(1)>', 99)).toBe('<img src=x onerror=alert(1)>');
  expect(cleanText('家人😀家人', 3)).toBe('家人😀');
  expect(cleanText('broken \ufffd', 99)).toBe('');
  expect(cleanText('\ud800', 99)).toBe('');
});

test('bytes without a charset: UTF-8, then Chinese, then Western, never a replacement character', () => {
  expect(decodeUnlabelled(Buffer.from('黄山'))).toBe('黄山');
  expect(decodeUnlabelled(Buffer.from([0xbb, 0xc6, 0xc9, 0xbd]))).toBe('黄山');
  expect(decodeUnlabelled(Buffer.from([0x43, 0x61, 0x66, 0xe9]))).toBe('Café');
});

test('lists the keywords of both blocks once each, cleaned', () => {
  const iptc = { Keywords: [{ value: [...Buffer.from('山\u0007')] }, { value: [...Buffer.from('海')] }] };
  const xmp = { subject: { value: [{ value: '海' }, { value: 'x'.repeat(500) }, { value: '' }] } };
  expect(readKeywords(tagsOf({ iptc, xmp }))).toEqual(['山', '海', 'x'.repeat(60)]);
});

test('the panel gets plain values, and only sensible ones', () => {
  const exif = {
    Make: text('HUAWEI'),
    Model: text('Mate 60 Pro'),
    ExposureTime: { value: [1, 120] },
    FNumber: { value: [18, 10] },
    Flash: { value: 25 },
    WhiteBalance: { value: 1 },
    ISOSpeedRatings: { value: [100, 100] },
    FocalLength: { value: [5, 0] },
    LensModel: text('XF16-55mmF2.8 R LM WR'),
    Artist: text('\u202eevil'),
  };
  expect(readExifEntries(tagsOf({ exif }), { width: 4, height: 3, fileSize: 99, taken: NOON })).toEqual([
    { key: 'size', value: '4×3' },
    { key: 'fileSize', value: 99 },
    { key: 'shutterSpeed', value: '1/120' },
    { key: 'aperture', value: 1.8 },
    { key: 'flash', value: true },
    { key: 'iso', value: 100 },
    { key: 'whiteBalance', value: 'manual' },
    { key: 'date', value: '2023-06-07 12:00:00' },
    { key: 'device', value: 'HUAWEI Mate 60 Pro' },
    { key: 'lens', value: 'XF16-55mmF2.8 R LM WR' },
    { key: 'artist', value: 'evil' },
  ]);
  const unnamed = tagsOf({ exif: { LensModel: text('----') } });
  expect(readExifEntries(unnamed, { width: 4, height: 3, fileSize: 99 })).toHaveLength(2);
  expect([0.4, 2.5, 30, 0, Number.NaN].map(formatShutter)).toEqual([
    '1/3',
    '2.5',
    '30',
    undefined,
    undefined,
  ]);
});

test('the live-photo identifier is read from the maker note, and a broken note is none', () => {
  const id = '9B539AB8-A668-4FA6-9207-EB653A5E7E3C';
  const note = Buffer.alloc(34 + 37);
  note.write('Apple iOS\0\0\x01MM\0\x01', 'latin1');
  note.writeUInt16BE(0x11, 16);
  note.writeUInt16BE(2, 18);
  note.writeUInt32BE(37, 20);
  note.writeUInt32BE(34, 24);
  note.write(id, 34);
  const tags = (bytes: Buffer) => tagsOf({ exif: { MakerNote: { value: [...bytes] } } });
  expect(readContentId(tags(note))).toBe(id);
  expect(readContentId(tags(note.subarray(0, 20)))).toBeUndefined();
  expect(plausibleContentId('<script>')).toBeUndefined();
});
