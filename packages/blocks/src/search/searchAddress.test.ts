import { expect, it } from 'vitest';
import { type AddressedSearch, readSearch, writeSearch } from './searchAddress.ts';

const read = (search: string) => readSearch(new URLSearchParams(search));

it.each<AddressedSearch>([
  {},
  { text: '西湖 & sea' },
  { text: 'xh', type: 'live', favorite: true, located: false, camera: 'X 100', lens: 'XF 23' },
  {
    located: true,
    guessed: true,
    days: { start: -3, end: 18_000 },
    albumId: 'a1',
    tagId: 't1',
    placeId: 'CN.02',
  },
])('reads what it has written: %j', (search) => {
  expect(JSON.parse(JSON.stringify(read(writeSearch(search))))).toEqual(search);
});

it('writes nothing for an empty search', () => {
  expect(writeSearch({ text: '  ' })).toBe('');
});

it('leaves out parts that cannot be read', () => {
  expect(Object.values(read('?type=song&days=soon&favorite=2')).every((part) => part === undefined)).toBe(
    true,
  );
});
