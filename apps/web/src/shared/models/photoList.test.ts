import { describe, expect, it } from 'vitest';
import { categoryOf } from './photoList.ts';

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
