import { expect, it } from 'vitest';
import { searchFilterOf } from './search.ts';
import { suggestionsOf } from './suggestions.ts';

const names = {
  month: (day: number) => `month of ${day}`,
  days: ({ start, end }: { start: number; end: number }) => `${start} to ${end}`,
};
const none = { albums: [], places: [], tags: [], cameras: [], lenses: [], dates: null, months: [] };
const month = (from: number, count: number) => ({ month: `m${from}`, from, to: from + 30, count });

it('maps a search to the filter of the wire', () => {
  const days = { start: 3, end: 5 };
  expect(
    searchFilterOf({
      text: 'sea',
      type: 'video',
      located: false,
      camera: 'X',
      lens: 'L',
      placeId: 'CN',
      days,
    }),
  ).toEqual({
    ...{ q: 'sea', type: 2, gps: false, camera: 'X', lens: 'L', place: 'CN', from: 3, to: 5 },
  });
});

it('suggests an album and a tag as filters, and a set by its name', () => {
  const albums = [
    { id: 'a', type: 1 as const, name: '西湖', count: 3 },
    { id: 's', type: 2 as const, name: '杭州', count: 2 },
  ];
  const [album, set, tag] = suggestionsOf(
    { ...none, albums, tags: [{ id: 't', name: '湖', count: 1 }] },
    names,
  );
  expect(album).toMatchObject({ kind: 'album', filters: { album: { id: 'a', name: '西湖' } } });
  expect(set).toMatchObject({ kind: 'albumSet', count: 2 });
  expect(set?.filters).toBeUndefined();
  expect(tag).toMatchObject({ kind: 'tag', filters: { tag: { id: 't', name: '湖' } } });
});

it('suggests cameras and lenses as filters', () => {
  const [cameras, lenses] = [[{ name: 'X-T5', count: 3 }], [{ name: 'XF23', count: 2 }]];
  const [camera, lens] = suggestionsOf({ ...none, cameras, lenses }, names);
  expect(camera).toMatchObject({ kind: 'camera', name: 'X-T5', count: 3, filters: { camera: 'X-T5' } });
  expect(lens).toMatchObject({ kind: 'lens', name: 'XF23', count: 2, filters: { lens: 'XF23' } });
});

it('suggests a place with what it is in, and filters by its own name', () => {
  const places = [{ id: 'CN.02', names: ['Zhejiang', 'China'], count: 3 }];
  const [place] = suggestionsOf({ ...none, places }, names);
  expect(place).toMatchObject({ kind: 'place', name: 'Zhejiang · China', count: 3 });
  expect(place?.filters).toEqual({ place: { id: 'CN.02', name: 'Zhejiang' } });
});

it('suggests the days that the text names, then their months, and one month only once', () => {
  const dates = { from: 0, to: 61, count: 7 };
  const named = suggestionsOf({ ...none, dates, months: [month(31, 4), month(0, 3)] }, names);
  expect(named.map(({ name, count }) => [name, count])).toEqual([
    ['0 to 61', 7],
    ['month of 31', 4],
    ['month of 0', 3],
  ]);
  expect(suggestionsOf({ ...none, dates, months: [month(0, 7)] }, names)).toHaveLength(1);
  expect(suggestionsOf({ ...none, dates: { ...dates, count: 0 } }, names)).toEqual([]);
});
