import { describe, expect, it } from 'vitest';
import { isTakeout } from './isTakeout.ts';
import { matchTakeout, type TakeoutEntry } from './matchTakeout.ts';

const ROOT = 'Takeout/Google Photos/';
const FOLDER = `${ROOT}Photos from 2019/`;
const LONG = 'a-name-that-is-longer-than-side-files-may-be-in-all';

type Files = Record<string, unknown>;

/** A side file whose time says which one it is. */
const side = (title: string, time: number, more: object = {}) => ({
  title,
  photoTakenTime: { timestamp: String(time) },
  geoData: { latitude: 0, longitude: 0 },
  ...more,
});

/** Matches files: JSON by path, `1` or another size for a photo. */
function match(files: Files, crcOf?: (path: string) => number) {
  const entries = Object.entries(files).map(([path, content]): TakeoutEntry => {
    const crc = crcOf?.(path);
    return { path, size: typeof content === 'number' ? content : 100, crc };
  });
  return matchTakeout(entries, { readJson: async ({ path }) => files[path] });
}

/** The times that the photos of one folder get, by name. */
async function timesOf(sides: Files, photos: readonly string[]) {
  const inFolder = (names: Files) =>
    Object.fromEntries(Object.entries(names).map(([name, one]) => [FOLDER + name, one]));
  const { items } = await match(
    inFolder({ ...sides, ...Object.fromEntries(photos.map((name) => [name, 1])) }),
  );
  return Object.fromEntries(
    items.flatMap(({ entry, liveHalf, sidecar }) =>
      [entry, liveHalf].flatMap((file) => (file ? [[file.path.slice(FOLDER.length), sidecar?.time]] : [])),
    ),
  );
}

describe('the side file of a photo', () => {
  it.each([
    'IMG_1234.jpg.supplemental-metadata.json',
    'IMG_1234.jpg.supplemental-metadat.json',
    'IMG_1234.jpg.supplemental-me.json',
    'IMG_1234.jpg.suppl.json',
    'IMG_1234.jpg.s.json',
    'IMG_1234.jpg..json',
    'IMG_1234.jpg.json',
    'IMG_1234.JPG.Supplemental-Metadata.json',
  ])('may be %s', async (name) => {
    const times = await timesOf(
      { [name]: side('IMG_1234.jpg', 7), 'IMG_123.jpg.json': side('IMG_123.jpg', 8) },
      ['IMG_1234.jpg', 'IMG_123.jpg'],
    );
    expect(times).toEqual({ 'IMG_1234.jpg': 7, 'IMG_123.jpg': 8 });
  });

  it.each<[string, Files, Record<string, number | undefined>]>([
    [
      'a moved number',
      {
        'IMG_1.jpg.supplemental-metadata.json': side('IMG_1.jpg', 1),
        'IMG_1.jpg.supplemental-metadata(1).json': side('IMG_1.jpg', 2),
        'IMG_1.jpg(2).json': side('IMG_1.jpg', 3),
      },
      { 'IMG_1.jpg': 1, 'IMG_1(1).jpg': 2, 'IMG_1(2).jpg': 3, 'IMG_1(3).jpg': undefined },
    ],
    [
      'a number that is a part of the name',
      { 'Scan(4).jpg.supplemental-metadata.json': side('Scan(4).jpg', 1) },
      { 'Scan(4).jpg': 1 },
    ],
    [
      'no number, for a file of the same title whose side file is missing',
      { 'IMG_1.jpg.supplemental-metadata(1).json': side('IMG_1.jpg', 2) },
      { 'IMG_1.jpg': undefined, 'IMG_1(1).jpg': 2 },
    ],
    [
      'that of its original, for an edited copy',
      {
        'IMG_1.jpg.supplemental-metadata.json': side('IMG_1.jpg', 1),
        'IMG_1.jpg.supplemental-metadata(1).json': side('IMG_1.jpg', 2),
        'IMG_2.HEIC.supplemental-metadata.json': side('IMG_2.HEIC', 3),
      },
      {
        'IMG_1.jpg': 1,
        'IMG_1-edited.jpg': 1,
        'IMG_1-已修改.jpg': 1,
        'IMG_1-bearbeitet.jpg': 1,
        ['IMG_1-modifié.jpg'.normalize('NFD')]: 1,
        'IMG_1(1).jpg': 2,
        'IMG_1-edited(1).jpg': 2,
        'IMG_1(1)-edited.jpg': 2,
        'IMG_2-edited.jpg': 3,
      },
    ],
    [
      'that of its picture, for the movie of a live photo',
      {
        'IMG_1.HEIC.supplemental-metadata.json': side('IMG_1.HEIC', 1),
        'IMG_1.HEIC.supplemental-metadata(1).json': side('IMG_1.HEIC', 2),
        'IMG_3.MOV.supplemental-metadata.json': side('IMG_3.MOV', 4),
        'IMG_3.HEIC.supplemental-metadata.json': side('IMG_3.HEIC', 5),
      },
      {
        'IMG_1.HEIC': 1,
        'IMG_1.MP4': 1,
        'IMG_1(1).HEIC': 2,
        'IMG_1(1).MOV': 2,
        'IMG_3.HEIC': 5,
        'IMG_3.MOV': 4,
        'IMG_4.MOV': undefined,
      },
    ],
    [
      'cut in the name of the photo',
      { [`${`${LONG}.jpg`.slice(0, 46)}.json`]: side(`${LONG}.jpg`, 1) },
      { [`${LONG.slice(0, 47)}.jpg`]: 1 },
    ],
    [
      'cut to the same name as another, and told by its title',
      {
        [`${LONG.slice(0, 46)}.json`]: side(`${LONG}-2.jpg`, 2),
        [`${LONG.slice(0, 46)}(1).json`]: side(`${LONG}-1.jpg`, 1),
      },
      { [`${LONG}-1.jpg`]: 1, [`${LONG}-2.jpg`]: 2 },
    ],
    [
      'cut elsewhere, and told by its title, in which more characters are possible',
      { '一二三.json': side('一二三四五六七"八".jpg', 1) },
      { '一二三四五六七_八_.jpg': 1 },
    ],
    [
      'unreadable or of something else',
      {
        'IMG_1.jpg.json': undefined,
        'IMG_2.jpg.json': [],
        'IMG_3.jpg.json': { photoTakenTime: { timestamp: 'x' } },
      },
      { 'IMG_1.jpg': undefined, 'IMG_2.jpg': undefined, 'IMG_3.jpg': undefined },
    ],
  ])('may be %s', async (_, sides, expected) => {
    const names = Object.entries(expected).map(([name, time]) => [name.normalize('NFC'), time]);
    const found = Object.entries(await timesOf(sides, Object.keys(expected)));
    expect(Object.fromEntries(found.map(([name, time]) => [name.normalize('NFC'), time]))).toEqual(
      Object.fromEntries(names),
    );
  });

  it('may lie in another archive, later in the list', async () => {
    const { items } = await match({ [`${FOLDER}a.jpg`]: 1, [`${FOLDER}a.jpg.suppl.json`]: side('a.jpg', 5) });
    expect(items).toMatchObject([{ sidecar: { time: 5 } }]);
  });

  it('gives time, place, description and favorite, without values that say nothing', async () => {
    const known = side('a.jpg', -86_400, {
      description: ` ${'很'.repeat(300)} `,
      favorited: true,
      geoData: { latitude: 31.2, longitude: 121.5 },
    });
    const { items } = await match({
      [`${FOLDER}a.jpg`]: 1,
      [`${FOLDER}a.jpg.json`]: known,
      [`${FOLDER}b.jpg`]: 1,
      [`${FOLDER}b.jpg.json`]: side('b.jpg', 1, {
        description: '',
        favorited: false,
        geoData: { latitude: 900, longitude: 1 },
      }),
    });
    expect(items.map(({ sidecar }) => sidecar)).toEqual([
      { time: -86_400, gps: { lat: 31.2, lng: 121.5 }, description: '很'.repeat(240), favorite: true },
      { time: 1 },
    ]);
  });
});

describe('the album of a photo', () => {
  it.each<[string, Files, string | undefined]>([
    ['its title', { 'Trip/metadata.json': { title: 'A trip to Kyoto' }, 'Trip/a.jpg': 1 }, 'A trip to Kyoto'],
    ['its title, in another language', { 'Trip/元数据.json': { title: '京都' }, 'Trip/a.jpg': 1 }, '京都'],
    [
      'its title, in an old export',
      { 'T/metadata.json': { albumData: { title: 'Old' } }, 'T/a.jpg': 1 },
      'Old',
    ],
    ['its folder', { 'Trip/a.jpg': 1 }, 'Trip'],
    ['its title, cut', { 'T/metadata.json': { title: '长'.repeat(40) }, 'T/a.jpg': 1 }, '长'.repeat(30)],
    ['its title that begins with a year', { '2019年春节/a.jpg': 1 }, '2019年春节'],
    ['none in a year', { 'Photos from 2019/a.jpg': 1 }, undefined],
    ['none in a year, in Chinese', { '2019 年的照片/a.jpg': 1 }, undefined],
    [
      'none in a year with a title',
      { 'Fotos von 2019/a.jpg': 1, 'Fotos von 2019/metadata.json': { title: 'x' } },
      undefined,
    ],
    ['none outside of folders', { 'a.jpg': 1 }, undefined],
  ])('is %s', async (_, files, album) => {
    for (const root of [ROOT, 'Takeout/Google 相册/', 'Google Photos/']) {
      const { items } = await match(
        Object.fromEntries(Object.entries(files).map(([path, one]) => [root + path, one])),
      );
      expect(items.map((item) => item.album)).toEqual([album]);
    }
  });

  it('differs from another of the same title', async () => {
    const files = { 'Trip/metadata.json': { title: 'Trip' }, 'Trip(1)/metadata.json': { title: 'Trip' } };
    const photos = { 'Trip/a.jpg': 1, 'Trip(1)/b.jpg': 1 };
    const rooted = Object.entries({ ...files, ...photos }).map(([path, one]) => [ROOT + path, one]);
    const { items } = await match(Object.fromEntries(rooted));
    expect(items.map(({ album }) => album)).toEqual(['Trip', 'Trip(1)']);
  });
});

describe('what a Takeout leaves out', () => {
  const both = { [`${FOLDER}a.jpg`]: 5, [`${ROOT}Trip/a.jpg`]: 5 };
  const sides = { [`${FOLDER}a.jpg.json`]: side('a.jpg', 3), [`${ROOT}Trip/a.jpg.json`]: side('a.jpg', 3) };

  it.each<[string, Files, ((path: string) => number) | undefined, number]>([
    ['the same checksum', both, () => 1, 1],
    ['another checksum', both, (path) => path.length, 0],
    ['the same time and size', { ...both, ...sides }, undefined, 1],
    ['another size', { ...both, ...sides, [`${FOLDER}a.jpg`]: 6 }, undefined, 0],
    ['an unknown time', both, undefined, 0],
  ])('a photo of a year with %s as one in an album: %#', async (_, files, crcOf, copies) => {
    const found = await match(files, crcOf);
    expect([found.items.length, found.copies.length]).toEqual([2 - copies, copies]);
  });

  it('photos in the recycle bin, other products and its own description', async () => {
    const { items, trashed } = await match({
      [`${ROOT}Bin/a.jpg`]: 1,
      [`${ROOT}Bin/a.jpg.json`]: side('a.jpg', 1, { trashed: true }),
      'Takeout/Drive/b.jpg': 1,
      'Takeout/archive_browser.html': 1,
      [`${ROOT}Trip/c.jpg`]: 1,
    });
    expect(items.map(({ entry }) => entry.path)).toEqual([`${ROOT}Trip/c.jpg`]);
    expect(trashed).toHaveLength(1);
  });

  it('nothing of two exports with one path', async () => {
    const paths = ['a.heic', 'a.mp4', 'a.mp4', 'a.heic', 'a.mp4'].map((name) => ({
      path: FOLDER + name,
      size: 1,
    }));
    const { items } = await matchTakeout(paths, { readJson: async () => undefined });
    expect(items.map(({ liveHalf }) => liveHalf !== undefined)).toEqual([true, true, false]);
  });
});

it.each<[string, boolean]>([
  ['Takeout/Google Photos/Trip/a.jpg', true],
  ['x/Google 相册/Trip/a.jpg', true],
  ['Trip/a.jpg.supplemental-metadata(1).json', true],
  ['Trip/a.jpg', false],
  ['Google Photos', false],
])('recognises %s: %s', (path, expected) => {
  expect(isTakeout([path])).toBe(expected);
});
