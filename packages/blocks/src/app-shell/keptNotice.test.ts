import { afterEach, expect, it } from 'vitest';
import { answered, isNoticeDue, readNotice } from './keptNotice.ts';

const DAY = 86_400_000;
const KEY = 'notice';
afterEach(() => localStorage.clear());

it('may be requested again after the interval', () => {
  const kept = { asked: 1_000, html: 'x', dismissed: false };
  expect(isNoticeDue(undefined, 5, DAY)).toBe(true);
  expect(isNoticeDue(kept, 1_000 + DAY - 1, DAY)).toBe(false);
  expect(isNoticeDue(kept, 1_000 + DAY, DAY)).toBe(true);
});

it('keeps a notice put away until it says something else', () => {
  localStorage.setItem(KEY, JSON.stringify({ asked: 1, html: '维护', dismissed: true }));
  const kept = readNotice(KEY);
  expect(answered(kept, '维护', 2).dismissed).toBe(true);
  expect(answered(kept, '已恢复', 2)).toEqual({ asked: 2, html: '已恢复', dismissed: false });
  localStorage.setItem(KEY, '{broken');
  expect(readNotice(KEY)).toBeUndefined();
});
