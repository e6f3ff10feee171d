import { describe, expect, it } from 'vitest';
import { photo as fileOf } from '../../test/photos.ts';
import { beginningOf, categoryOf } from './photoList.ts';

const photo = { time: 2 * 86_400 - 1, initial: 'H', tid: null };

describe('the heading of a photo', () => {
  it('is its own day, before 1970 too', () => {
    expect(categoryOf(photo, 1)).toBe('1');
    expect(categoryOf({ ...photo, time: -1 }, 2)).toBe('-1');
  });

  it('is its initial in the orders of names', () => {
    expect(categoryOf(photo, 3)).toBe('H');
  });

  it('is its keyword in the orders of tags, or none', () => {
    expect(categoryOf({ ...photo, tid: 't1' }, 6)).toBe('t1');
    expect(categoryOf(photo, 7)).toBe('none');
  });
});

describe('the beginning of a list', () => {
  const list = [9, 9, 7].map((day, index) => fileOf({ index, day, type: index === 2 ? 2 : 1 }));

  it('has its days, and the totals where there are no more photos', () => {
    const { axis, info } = beginningOf({ list, order: 2, hasMore: false });
    expect(axis).toEqual([
      { key: '9', name: '9', category: '9', count: 2, total: 2 },
      { key: '7', name: '7', category: '7', count: 1, total: 3 },
    ]);
    expect(info).toEqual({ name: null, count: 3, photos: 2, videos: 1 });
  });

  it('has no totals where there are more photos', () => {
    expect(beginningOf({ list, order: 2, hasMore: true }).info).toBeUndefined();
  });
});
