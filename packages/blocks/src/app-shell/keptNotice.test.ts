import { afterEach, expect, it } from 'vitest';
import { answered, isNoticeDue, readNotice, writeNotice } from './noticeStore.ts';

const HOUR = 3_600_000;
afterEach(() => localStorage.clear());

it('may be requested again after 24 hours', () => {
  const kept = { asked: 1_000, html: 'x', dismissed: false };
  expect(isNoticeDue(undefined, 5)).toBe(true);
  expect(isNoticeDue(kept, 1_000 + 24 * HOUR - 1)).toBe(false);
  expect(isNoticeDue(kept, 1_000 + 24 * HOUR)).toBe(true);
});

it('keeps a notice put away until it says something else', () => {
  writeNotice({ asked: 1, html: '维护', dismissed: true });
  const kept = readNotice();
  expect(answered(kept, '维护', 2).dismissed).toBe(true);
  expect(answered(kept, '已恢复', 2)).toEqual({ asked: 2, html: '已恢复', dismissed: false });
  localStorage.setItem('xiangji.notice', '{broken');
  expect(readNotice()).toBeUndefined();
});
